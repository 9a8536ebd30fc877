import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/read-settings.ts';
import { productionVariables, without } from '#test/support/production-variables.ts';

const isProduction = /MODE=production/;
const braintree = { BRAINTREE_MERCHANT_ID: 'm', BRAINTREE_PUBLIC_KEY: 'p', BRAINTREE_PRIVATE_KEY: 'k' };
const chariot = { CHARIOT_API_KEY: 'k', CHARIOT_CONNECT_ID: 'c', CHARIOT_WEBHOOK_SECRET: 's' };

/** The line that stops the start; null when the server may start. */
const refusal = (environment: Record<string, string>): string | null => {
  try {
    readSettings(environment);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('The sandbox refuses a public URL that other machines reach', () => {
  test.each([
    'https://ride.example',
    'http://ride.example',
    'https://localhost:3000',
    'HTTPS://LOCALHOST',
    ' https://localhost:3000 ',
    'http://localhost.:3000',
    'http://localhost.ride.example',
    'http://127.0.0.1.ride.example',
    'http://0.0.0.0:3000',
    'http://[::]:3000',
    'http://[::ffff:127.0.0.1]:3000',
    'http://192.168.1.20:3000',
    'http://128.0.0.1',
    'http://2130706434.example',
  ])('%s', (PUBLIC_URL) => {
    const line = refusal({ PUBLIC_URL });
    expect(line).toMatch(/^PUBLIC_URL must be an http address of this machine, such as /);
    expect(line).toMatch(isProduction);
  });

  test.each([
    'http://localhost:3000@ride.example',
    'http://me@localhost:3000',
    'http://localhost/site',
    'http://localhost?x',
    'http://localhost#x',
  ])('refuses %s, which is more than an origin, in either mode', (PUBLIC_URL) => {
    const line = 'PUBLIC_URL must be an http or https address without a path, such as https://ride.example.';
    expect(refusal({ PUBLIC_URL })).toBe(line);
    expect(refusal({ ...productionVariables, PUBLIC_URL })).toBe(line);
  });

  test.each([
    ['http://localhost:3000', 'http://localhost:3000'],
    ['HTTP://LocalHost:8080/', 'http://localhost:8080'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['http://127.0.0.2:3000', 'http://127.0.0.2:3000'],
    ['http://127.1:3000', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['http://[0:0:0:0:0:0:0:1]:3000', 'http://[::1]:3000'],
  ])('accepts %s', (PUBLIC_URL, publicUrl) => {
    expect(readSettings({ PUBLIC_URL }).publicUrl).toBe(publicUrl);
  });
});

describe('The sandbox listens on loopback addresses only', () => {
  test.each([
    '0.0.0.0',
    '::',
    '0',
    '192.168.1.20',
    '128.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:0.0.0.0',
    'localhost.',
    'localhost.ride.example',
    '127.0.0.1.ride.example',
    '127.1',
    'me@localhost',
    'localhost/x',
    'demo.example',
  ])('refuses HOST=%s', (HOST) => {
    const line = refusal({ HOST });
    expect(line).toMatch(/^HOST must be localhost or a loopback address such as 127\.0\.0\.1 /);
    expect(line).toMatch(isProduction);
  });

  test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.0.0.2', '::1', '0:0:0:0:0:0:0:1'])(
    'accepts HOST=%s',
    (HOST) => expect(refusal({ HOST })).toBeNull(),
  );

  test('production accepts any HOST', () => {
    expect(readSettings({ ...productionVariables, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });
});

describe('The sandbox refuses settings of a production server', () => {
  test.each<[string, Record<string, string>]>([
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '127.0.0.1' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/8, ::1' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'none' }],
    ['IDENTITY', { IDENTITY: 'b2c', IDENTITY_TENANT: 'climb' }],
    ['IDENTITY', { IDENTITY: 'oidc', IDENTITY_AUTHORITY: 'https://id.example/climb' }],
    ['IDENTITY_TENANT', { IDENTITY_TENANT: 'climb' }],
    ['IDENTITY_AUTHORITY', { IDENTITY: 'local', IDENTITY_AUTHORITY: 'https://id.example/climb' }],
    ['IDENTITY_CLIENT_ID', { IDENTITY_CLIENT_ID: 'app' }],
    ['IDENTITY_AUDIENCE', { IDENTITY_AUDIENCE: 'api' }],
    ['IDENTITY_API_SCOPE', { IDENTITY_API_SCOPE: 'access' }],
    ['IDENTITY_POLICY_EMAIL_SIGN_IN', { IDENTITY_POLICY_EMAIL_SIGN_IN: 'B2C_1_email_signin' }],
    ['IDENTITY_POLICY_GOOGLE', { IDENTITY_POLICY_GOOGLE: 'B2C_1_real' }],
    ['BRAINTREE_ENVIRONMENT', braintree],
    ['BRAINTREE_ENVIRONMENT', { ...braintree, BRAINTREE_ENVIRONMENT: 'production' }],
    ['BRAINTREE_ENVIRONMENT', { BRAINTREE_ENVIRONMENT: 'production' }],
    ['BRAINTREE_ENVIRONMENT', { BRAINTREE_PRIVATE_KEY: 'k' }],
    ['GOOGLE_PAY_MERCHANT_ID', { GOOGLE_PAY_MERCHANT_ID: 'BCR2DN' }],
    ['CHARIOT_ENVIRONMENT', chariot],
    ['CHARIOT_ENVIRONMENT', { ...chariot, CHARIOT_ENVIRONMENT: 'production' }],
    ['CHARIOT_ENVIRONMENT', { CHARIOT_ENVIRONMENT: 'production' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://localhost@mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://localhost.mail.example' }],
  ])('%s (%j)', (name, environment) => {
    for (const mode of [{}, { MODE: '' }, { MODE: ' ' }, { MODE: 'sandbox' }]) {
      const line = refusal({ ...mode, ...environment });
      expect(line?.split(' ')[0]).toBe(name);
      expect(line).toMatch(isProduction);
    }
  });

  test.each<Record<string, string>>([
    { TRUSTED_PROXIES: ' ', IDENTITY: '', PUBLIC_URL: '' },
    { IDENTITY: 'local' },
    { IDENTITY_POLICY_GOOGLE: '', IDENTITY_POLICY_FACEBOOK: ' ', IDENTITY_POLICY_EMAIL_SIGN_IN: '' },
    { ...braintree, BRAINTREE_ENVIRONMENT: 'sandbox' },
    { ...chariot, CHARIOT_ENVIRONMENT: 'sandbox' },
    { SMTP_URL: 'smtp://localhost:1025' },
    { SMTP_URL: 'smtp://[::1]:1025' },
  ])('accepts %j', (environment) => expect(refusal(environment)).toBeNull());
});

test('production settings with a missing, blank or wrong MODE start no sandbox', () => {
  const settings = { ...productionVariables, ...chariot, TRUSTED_PROXIES: '10.0.0.0/8' };
  expect(refusal(settings)).toBeNull();
  expect(refusal({ ...settings, MODE: '' })).toMatch(isProduction);
  expect(refusal({ ...settings, MODE: '  ' })).toMatch(isProduction);
  expect(refusal(without(settings, 'MODE'))).toMatch(isProduction);
  expect(refusal({ ...settings, MODE: 'sandbox' })).toMatch(isProduction);
  for (const MODE of ['Production', 'PRODUCTION', ' production', 'prod', 'live'])
    expect(refusal({ ...settings, MODE })).toBe('MODE must be sandbox or production.');
});

// A forgotten MODE may come with half of the other settings.
test.each(
  Object.entries(
    without(
      productionVariables,
      'MODE',
      'DATABASE',
      'MAIL_FROM',
      'CHARITY_NAME',
      'CHARITY_EIN',
      'CHARITY_ADDRESS',
    ),
  ),
)('without MODE, %s=%s alone starts no sandbox', (name, value) =>
  expect(refusal({ [name]: value })).toMatch(isProduction),
);

describe('production', () => {
  test('starts with its own settings', () => {
    expect(readSettings(productionVariables)).toMatchObject({
      mode: 'production',
      trustedProxies: [],
      databaseUrl: null,
      seed: false,
      payments: { gateway: 'braintree', environment: 'production' },
      grants: { by: 'nobody' },
      mail: { smtpUrl: 'smtps://mail.example', from: 'Ride <hello@ride.example>' },
    });
  });

  test.each<[Record<string, string>, string]>([
    [
      { BRAINTREE_ENVIRONMENT: 'sandbox' },
      'BRAINTREE_ENVIRONMENT must be production when MODE is production: cards would be charged in Braintree’s sandbox only.',
    ],
    [
      { ...chariot, CHARIOT_ENVIRONMENT: 'sandbox' },
      'CHARIOT_ENVIRONMENT must be production when MODE is production: grants would be made in Chariot’s sandbox only.',
    ],
    [
      { CHARIOT_ENVIRONMENT: 'sandbox' },
      'CHARIOT_ENVIRONMENT must be production when MODE is production: grants would be made in Chariot’s sandbox only.',
    ],
    [
      { SEED: 'yes' },
      'SEED must be no when MODE is production: the demo’s people can sign in with a known password.',
    ],
    [
      { DATABASE_URL: 'postgres://db/product' },
      'DATABASE must not be embedded when DATABASE_URL is set: choose one of them.',
    ],
    [{ DATABASE: 'pglite' }, 'DATABASE must be embedded, or left out.'],
  ])('refuses %j', (variables, line) => {
    expect(refusal({ ...productionVariables, ...variables })).toBe(line);
  });

  test('uses the embedded database only with DATABASE=embedded', () => {
    const line =
      'DATABASE_URL is needed when MODE is production. DATABASE=embedded chooses the embedded database instead, for one process only.';
    expect(refusal(without(productionVariables, 'DATABASE'))).toBe(line);
    expect(refusal({ ...productionVariables, DATABASE: ' ' })).toBe(line);
    const DATABASE_URL = 'postgres://db/product';
    expect(readSettings({ ...without(productionVariables, 'DATABASE'), DATABASE_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
    });
  });
});

describe('TRUSTED_PROXIES in production', () => {
  const refusedAs = (TRUSTED_PROXIES: string) => refusal({ ...productionVariables, TRUSTED_PROXIES });
  const needed =
    'TRUSTED_PROXIES is needed when MODE is production: the proxies’ addresses, or none where people reach the server directly.';
  const wrong =
    'TRUSTED_PROXIES must be none, or addresses or ranges with commas between them, such as 10.0.0.0/8.';
  const wide =
    'TRUSTED_PROXIES must not hold a range wider than /8, or than /16 of IPv6 outside fc00::/7: strangers would be believed.';

  test('is required', () => {
    expect(refusal(without(productionVariables, 'TRUSTED_PROXIES'))).toBe(needed);
    for (const blank of ['', '  ', '\t']) expect(refusedAs(blank)).toBe(needed);
  });

  test.each([
    'None',
    'NONE',
    'none,10.0.0.1',
    'none, none',
    'no',
    'all',
    ',',
    '10.0.0.1,',
    '10.0.0.1/',
    '127.1',
    '10.0.0.0/33',
    '::1%lo',
  ])('refuses “%s”', (value) => expect(refusedAs(value)).toBe(wrong));

  test.each([
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1, 0.0.0.0/0',
    '0.0.0.0/1',
    '128.0.0.0/00',
    '::/6',
    '::/7',
    '2000::/3',
    '2000::/7',
    '2000::/15',
    'fc00::/6',
    'fe00::/7',
    '::ffff:0:0/96',
    '::ffff:0.0.0.0/96',
    '::ffff:10.0.0.0/103',
    '0:0:0:0:0:FFFF:0:0/80',
  ])('refuses a range that is too wide (%s)', (value) => expect(refusedAs(value)).toBe(wide));

  test.each([
    ['none', []],
    [' none ', []],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, fc00::/7,::1', ['10.0.0.0/8', 'fc00::/7', '::1']],
    ['fd00::/8,2001:db8::/16', ['fd00::/8', '2001:db8::/16']],
    ['::ffff:10.0.0.0/104,::ffff:10.0.0.1', ['::ffff:10.0.0.0/104', '::ffff:10.0.0.1']],
  ])('%s', (TRUSTED_PROXIES, trusted) => {
    expect(readSettings({ ...productionVariables, TRUSTED_PROXIES }).trustedProxies).toEqual(trusted);
  });
});

test('production refuses to start without MAIL_FROM, blank or not', () => {
  const line =
    'MAIL_FROM is needed when MODE is production: replies would go to an address that nobody reads.';
  expect(refusal(without(productionVariables, 'MAIL_FROM'))).toBe(line);
  expect(refusal({ ...productionVariables, MAIL_FROM: ' ' })).toBe(line);
});

test('a sandbox writes e-mails from an example address without MAIL_FROM', () =>
  expect(readSettings({}).mail.from).toBe('Product <hello@product.example>'));

describe('SMTP_URL in production requires TLS', () => {
  const refusedAs = (SMTP_URL: string) => refusal({ ...productionVariables, SMTP_URL });
  const open =
    'SMTP_URL must begin with smtps:// or end with ?requireTLS=true when MODE is production, or name a mail server on this machine.';

  test.each([
    'smtp://mail.example',
    'SMTP://mail.example',
    'smtp://mail.example:465',
    'smtp://localhost@mail.example',
    'smtp://localhost.',
    'smtp://0.0.0.0',
    'smtp://128.0.0.1',
  ])('refuses %s without TLS', (url) => expect(refusedAs(url)).toBe(open));

  test.each([
    'smtp://mail.example?requireTLS=false',
    'smtp://mail.example?requireTLS=',
    'smtp://mail.example?requiretls=true',
    'smtp://mail.example?requireTLS=true&requireTLS=false',
    'smtp://mail.example?requireTLS=true&ignoreTLS=true',
    'smtps://mail.example?secure=false',
    'smtps://mail.example?tls.rejectUnauthorized=false',
  ])('refuses %s with another parameter', (url) => {
    expect(refusedAs(url)).toBe('SMTP_URL must have no other parameter than requireTLS=true.');
  });

  test.each(['smtps:mail.example', 'smtps:///x', 'smtps://', 'mail.example', 'http://mail.example'])(
    'refuses %s without a mail server',
    (url) => expect(refusedAs(url)).toBe('SMTP_URL must be an smtp:// or smtps:// address.'),
  );

  test.each([
    'smtps://mail.example',
    'smtps://me:secret@mail.example:465',
    'smtp://mail.example:587?requireTLS=true',
    'smtp://localhost',
    'smtp://127.0.0.1:25',
    'smtp://[::1]:25',
  ])('accepts %s', (url) => expect(refusedAs(url)).toBeNull());
});
