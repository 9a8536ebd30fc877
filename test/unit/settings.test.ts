import { describe, expect, test } from 'vitest';
import { samplePlaces, withSamplePlaces } from '#scripts/site/sample-places.ts';
import { readAnalytics } from '#server/platform/settings/analytics.settings.ts';
import { readDatabaseAlone } from '#server/platform/settings/database.settings.ts';
import { SettingsError } from '#server/platform/settings/parse-variables.ts';
import { readSettings } from '#server/read-settings.ts';
import { productionVariables } from '#test/support/production-variables.ts';
import { allPlaces } from '#test/support/shell/outside-places.ts';

describe('Without variables', () => {
  test('all services are local', () => {
    expect(readSettings({})).toMatchObject({
      mode: 'sandbox',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: '.data',
      databaseUrl: null,
      seed: true,
      payments: { gateway: 'sandbox' },
      identity: { provider: 'local' },
      mail: { smtpUrl: null },
      analytics: { sink: 'log', tagUrl: null },
      outside: { shop: null, photos: null, networks: [] },
    });
  });

  test('an empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(readSettings({}));
  });
});

test('a database server is seeded only with SEED=yes', () => {
  const DATABASE_URL = 'postgres://me@db/product';
  expect(readSettings({ DATABASE_URL }).seed).toBe(false);
  expect(readSettings({ DATABASE_URL, SEED: 'yes' }).seed).toBe(true);
});

describe('Database roles', () => {
  const DATABASE_URL = 'postgres://application@db/product';
  const MIGRATION_DATABASE_URL = 'postgres://owner@db/product';

  test('are one role, unless others are set', () => {
    const one = { databaseUrl: DATABASE_URL, migrationDatabaseUrl: null, readingRole: null };
    expect(readSettings({ DATABASE_URL })).toMatchObject(one);
    const DATABASE_READING_ROLE = 'reports';
    const all = { DATABASE_URL, MIGRATION_DATABASE_URL, DATABASE_READING_ROLE };
    const three = { ...one, migrationDatabaseUrl: MIGRATION_DATABASE_URL, readingRole: 'reports' };
    expect(readSettings(all)).toMatchObject(three);
    // The command that migrates needs nothing else.
    expect(readDatabaseAlone({ ...all, MODE: 'production', PORT: '' })).toEqual(three);
  });

  test.each([
    [
      { MIGRATION_DATABASE_URL },
      'MIGRATION_DATABASE_URL needs DATABASE_URL beside it, the application’s role.',
    ],
    [
      { DATABASE_URL, DATABASE_READING_ROLE: 'reports' },
      'DATABASE_READING_ROLE needs MIGRATION_DATABASE_URL, whose role gives the rights.',
    ],
    [
      { DATABASE_URL, MIGRATION_DATABASE_URL: 'owner' },
      'MIGRATION_DATABASE_URL must be a postgres:// address.',
    ],
  ])('%j is refused', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
    expect(() => readDatabaseAlone(environment)).toThrow(message);
  });
});

test('an IPv6 HOST is written in brackets in the public URL', () => {
  expect(readSettings({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
});

test('only the proxies in TRUSTED_PROXIES are trusted', () => {
  expect(readSettings({}).trustedProxies).toEqual([]);
  const TRUSTED_PROXIES = '10.0.0.0/8, 2001:db8::7';
  expect(readSettings({ ...productionVariables, TRUSTED_PROXIES }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '2001:db8::7',
  ]);
});

test('the public URL has no trailing slash', () => {
  const PUBLIC_URL = 'https://Ride.example/';
  expect(readSettings({ ...productionVariables, PUBLIC_URL }).publicUrl).toBe('https://ride.example');
});

test('a demo names every site outside, and leaves alone production and what is set', () => {
  expect(readSettings(withSamplePlaces({})).outside).toEqual(allPlaces);
  const SHOP_URL = 'https://own.example.org';
  expect(withSamplePlaces({ SHOP_URL })).toMatchObject({ ...samplePlaces, SHOP_URL });
  expect(withSamplePlaces({ MODE: 'production', SHOP_URL })).toEqual({ MODE: 'production', SHOP_URL });
});

test('the sites outside are those that are named', () => {
  expect(readSettings(samplePlaces).outside).toEqual(allPlaces);
  const { SHOP_URL, YOUTUBE_URL } = samplePlaces;
  expect(readSettings({ SHOP_URL, YOUTUBE_URL }).outside).toEqual({
    shop: SHOP_URL,
    photos: null,
    networks: [{ id: 'youtube', name: 'YouTube', href: YOUTUBE_URL }],
  });
});

describe('analytics', () => {
  test('are off in production unless a tag is set', () => {
    expect(readAnalytics({ MODE: 'production' })).toEqual({ sink: 'off', tagUrl: null });
    const tag = { ANALYTICS: 'tag', ANALYTICS_TAG_URL: 'https://tags.example/t.js' } as const;
    expect(readAnalytics({ MODE: 'production', ...tag })).toEqual({
      sink: 'tag',
      tagUrl: 'https://tags.example/t.js',
    });
  });

  test('refuse the event log in production', () => {
    expect(() => readAnalytics({ MODE: 'production', ANALYTICS: 'log' })).toThrow(
      'ANALYTICS must be off or tag when MODE is production: the event log is read at /sandbox.',
    );
  });
});

describe('A wrong variable is named in the error', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535.'],
    [{ HOST: '999.1.1.1' }, 'HOST must be a name or an address such as 127.0.0.1.'],
    [{ HOST: 'a b' }, 'HOST must be a name or an address such as 127.0.0.1.'],
    [{ MODE: 'live' }, 'MODE must be sandbox or production.'],
    [
      { TRUSTED_PROXIES: '10.0.0.1,the-proxy' },
      'TRUSTED_PROXIES must be none, or addresses or ranges with commas between them, such as 10.0.0.0/8.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be none, or addresses or ranges with commas between them, such as 10.0.0.0/8.',
    ],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a postgres:// address.'],
    [
      { PUBLIC_URL: 'ftp://x' },
      'PUBLIC_URL must be an http or https address without a path, such as https://ride.example.',
    ],
    [{ SHOP_URL: 'http://shop.example' }, 'SHOP_URL must be an https address.'],
    [{ SEED: 'true' }, 'SEED must be yes or no.'],
    [{ ANALYTICS: 'yes' }, 'ANALYTICS must be off, log or tag.'],
    [{ ANALYTICS: 'tag' }, 'ANALYTICS_TAG_URL is needed when ANALYTICS is tag.'],
    [
      { ANALYTICS: 'tag', ANALYTICS_TAG_URL: 'http://tags.example/t.js' },
      'ANALYTICS_TAG_URL must be an https address of a script.',
    ],
    [
      { ANALYTICS_TAG_URL: 'https://tags.example/t.js' },
      'ANALYTICS_TAG_URL does nothing unless ANALYTICS is tag.',
    ],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL must be an smtp:// or smtps:// address.'],
    [{ MODE: 'production' }, 'PUBLIC_URL is needed when MODE is production.'],
    [
      { MODE: 'production', PUBLIC_URL: 'http://ride.example' },
      'PUBLIC_URL must be an https address when MODE is production.',
    ],
    [
      { ...productionVariables, SEED: 'yes' },
      'SEED must be no when MODE is production: the demo’s people can sign in with a known password.',
    ],
    [
      { BRAINTREE_ENVIRONMENT: 'sandbox', BRAINTREE_MERCHANT_ID: 'm' },
      'BRAINTREE_PUBLIC_KEY is needed when MODE is production or another BRAINTREE_ key is set.',
    ],
    [
      { CHARIOT_ENVIRONMENT: 'sandbox', CHARIOT_API_KEY: 'k' },
      'CHARIOT_CONNECT_ID is needed when another CHARIOT_ key is set.',
    ],
    [
      { CHARIOT_ENVIRONMENT: 'sandbox', CHARIOT_API_KEY: 'k', CHARIOT_CONNECT_ID: 'c' },
      'CHARIOT_WEBHOOK_SECRET is needed when another CHARIOT_ key is set.',
    ],
    [{ CHARIOT_ENVIRONMENT: 'test' }, 'CHARIOT_ENVIRONMENT must be sandbox or production.'],
    [{ CHARITY_EIN: '123456789' }, 'CHARITY_EIN must be two figures, a hyphen and seven figures.'],
    [
      { CHARITY_NAME: 'Ride, Inc.', CHARITY_ADDRESS: '1 Mill Street' },
      'CHARITY_EIN is needed when MODE is production or another CHARITY_ setting is set.',
    ],
  ])('%j', (environment, line) => {
    expect(() => readSettings(environment)).toThrow(
      new SettingsError(line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1, -1)),
    );
  });
});

test.each<[Record<string, string>, string]>([
  [{ CHARIOT_ENVIRONMENT: 'sandbox' }, 'https://sandboxapi.givechariot.com'],
  [productionVariables, 'https://api.givechariot.com'],
  [{ ...productionVariables, CHARIOT_ENVIRONMENT: 'production' }, 'https://api.givechariot.com'],
])('grants use Chariot when its keys are set (%j)', (variables, apiUrl) => {
  const keys = { CHARIOT_API_KEY: 'k', CHARIOT_CONNECT_ID: 'c', CHARIOT_WEBHOOK_SECRET: 's' };
  expect(readSettings({ ...variables, ...keys }).grants).toEqual({
    by: 'chariot',
    apiUrl,
    apiKey: 'k',
    connectId: 'c',
    webhookSecret: 's',
  });
  expect(readSettings({}).grants).toEqual({ by: 'sandbox' });
});

test('payments use Braintree when its keys are set; the Google merchant id is optional', () => {
  const keys = { BRAINTREE_MERCHANT_ID: 'm', BRAINTREE_PUBLIC_KEY: 'p', BRAINTREE_PRIVATE_KEY: 'k' };
  const connection = { gateway: 'braintree', merchantId: 'm', publicKey: 'p', privateKey: 'k' };
  expect(readSettings({ ...keys, BRAINTREE_ENVIRONMENT: 'sandbox' }).payments).toMatchObject({
    ...connection,
    environment: 'sandbox',
    googleMerchantId: null,
  });
  const GOOGLE_PAY_MERCHANT_ID = 'BCR2DN';
  expect(readSettings({ ...productionVariables, ...keys, GOOGLE_PAY_MERCHANT_ID }).payments).toMatchObject({
    ...connection,
    environment: 'production',
    googleMerchantId: 'BCR2DN',
  });
});
