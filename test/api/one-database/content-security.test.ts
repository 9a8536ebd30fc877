import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeSecurityReports } from '#server/pages/content-security.ts';
import { serveSite } from '#server/pages/pages.ts';
import { answerProblems } from '#server/platform/problems/answer-problems.ts';
import { blankRenderer } from '#server/platform/render/renderer.ts';
import { createSecurityEvents } from '#server/platform/security-events/security-events.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { readSettings } from '#server/read-settings.ts';
import { productionVariables } from '#test/support/production-variables.ts';

const built = mkdtempSync(join(tmpdir(), 'content-security-'));
beforeAll(() => writeFileSync(join(built, 'index.html'), '<html lang="en"><title>Product</title></html>'));
afterAll(() => rmSync(built, { recursive: true }));

const siteWith = async (settings: Settings): Promise<FastifyInstance> => {
  const site = Fastify();
  await serveSite(site, {
    settings,
    built,
    pages: {
      loadRenderer: async () => blankRenderer,
      pageData: async () => ({}),
      headOf: async () => ({ status: 200, key: '', write: (document) => document }),
    },
  });
  return site;
};

const chariot = { CHARIOT_API_KEY: 'key', CHARIOT_CONNECT_ID: 'connect', CHARIOT_WEBHOOK_SECRET: 'secret' };
const tag = { ANALYTICS: 'tag', ANALYTICS_TAG_URL: 'https://tags.example.org/tag.js' };
const paying = ['/donate', '/donate/thanks', '/registration', '/edit-donation'];
const others = ['/', '/about', '/give', '/register', '/profile/maya-okafor', '/sign-in'];
const trusted = "require-trusted-types-for 'script';trusted-types product";

describe('Production', () => {
  let site: FastifyInstance;
  beforeAll(async () => {
    site = await siteWith(readSettings({ ...productionVariables, ...chariot }));
  });
  afterAll(() => site.close());

  test.each(paying)('%s allows the payment gateways in its content security policy', async (url) => {
    const { headers, body } = await site.inject(`${url}?from=letter`);
    for (const directive of ['script-src', 'connect-src', 'frame-src', 'form-action'])
      for (const host of [
        'https://*.braintreegateway.com',
        'https://pay.google.com',
        'https://*.givechariot.com',
      ])
        expect(headers['content-security-policy']).toMatch(
          new RegExp(`${directive} [^;]*${host.replaceAll(/[.*]/g, '\\$&')}`),
        );
    expect(body).not.toContain('data-paying-pages');
  });

  test.each(others)('%s allows no payment gateway, and lists the pages that do', async (url) => {
    const { headers, body } = await site.inject(url);
    expect(headers['content-security-policy']).not.toMatch(/braintree|paypal|venmo|google|chariot|dafpay/);
    expect(headers['content-security-policy']).toContain('https://login.example');
    expect(body).toContain(`<html data-paying-pages="${paying.join(' ')}" lang="en">`);
  });

  test('enforces trusted types on pages without third-party scripts, and only reports them on paying pages', async () => {
    const [about, donate] = [await site.inject('/about'), await site.inject('/donate')];
    expect(about.headers['content-security-policy']).toContain(trusted);
    expect(about.headers['content-security-policy-report-only']).toBeUndefined();
    expect(donate.headers['content-security-policy']).not.toContain('trusted-types');
    expect(donate.headers['content-security-policy-report-only']).toContain(trusted);
  });

  test('the headers name the address for security reports', async () => {
    const { headers } = await site.inject('/about');
    expect(headers['content-security-policy']).toContain('report-uri /security-reports;report-to site');
    expect(headers['reporting-endpoints']).toBe('site="https://ride.example/security-reports"');
  });
});

test('with an analytics tag, trusted types are only reported', async () => {
  const site = await siteWith(readSettings(tag));
  const { headers } = await site.inject('/about');
  await site.close();
  expect(headers['content-security-policy']).not.toContain('trusted-types');
  expect(headers['content-security-policy-report-only']).toContain(trusted);
});

test('a sandbox with the payment simulator enforces trusted types everywhere, and marks no paying pages', async () => {
  const site = await siteWith(readSettings({}));
  const { headers, body } = await site.inject('/donate');
  await site.close();
  expect(headers['content-security-policy']).toContain(trusted);
  expect(headers['reporting-endpoints']).toBeUndefined();
  expect(body).not.toContain('data-paying-pages');
});

describe('Browser security reports', () => {
  let reports: FastifyInstance;
  let lines: Record<string, unknown>[];

  beforeEach(async () => {
    lines = [];
    const events = createSecurityEvents((fields) => void lines.push(fields));
    reports = Fastify();
    reports.addHook('onClose', async () => events.close());
    answerProblems(reports, events);
    await takeSecurityReports(reports, events);
  });
  afterEach(() => reports.close());

  const send = (payload: string, type = 'application/csp-report', remoteAddress = '203.0.113.9') =>
    reports.inject({
      method: 'POST',
      url: '/security-reports',
      headers: { 'content-type': type },
      payload,
      remoteAddress,
    });
  const older = (blocked: string, directive = 'script-src') =>
    JSON.stringify({
      'csp-report': {
        'effective-directive': directive,
        'blocked-uri': blocked,
        'document-uri': 'https://ride.example/about?name=maya#top',
      },
    });

  test('accepts both report formats and logs the addresses without queries', async () => {
    const body = {
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      documentURL: 'https://ride.example/faq',
    };
    const first = await send(older('https://evil.example/x.js?token=1'));
    const second = await send(JSON.stringify([{ type: 'csp-violation', body }]), 'application/reports+json');
    expect([first.statusCode, second.statusCode]).toEqual([204, 204]);
    expect(lines).toMatchObject([
      {
        securityEvent: 'policy-violation',
        reason: 'script-src',
        blocked: 'https://evil.example/x.js',
        page: 'https://ride.example/about',
      },
      {
        securityEvent: 'policy-violation',
        reason: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
        page: 'https://ride.example/faq',
      },
    ]);
  });

  test('reports with invented directives share the reason "other", which limits their log lines to 20', async () => {
    for (let each = 0; each < 28; each += 1) await send(older('https://evil.example/', `made-up-${each}`));
    expect(lines.map(({ reason }) => reason)).toEqual(Array.from({ length: 20 }, () => 'other'));
  });

  test('limits reports by size and by network, and rejects other content', async () => {
    const big = older(`https://evil.example/${'x'.repeat(20_000)}`);
    const statuses = [
      await send(big),
      await send('{'),
      await send('[1, null, "x"]', 'application/reports+json'),
      await send('<p>', 'text/html'),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([413, 400, 204, 415]);
    const more = await Promise.all(Array.from({ length: 40 }, () => send(older('https://evil.example/'))));
    expect(more.at(-1)?.statusCode).toBe(429);
  });
});
