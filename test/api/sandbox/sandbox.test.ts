import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readSettings } from '#server/read-settings.ts';
import { startApi, testIdentity, tokenFor } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';
import { productionVariables } from '#test/support/production-variables.ts';
import { rowsOf } from '#test/support/rows.ts';
import { openTestStore } from '#test/support/store.ts';

let origin: string;

const api = given(startApi);
beforeAll(async () => {
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => api.platform.outcomes.clear());

const sandbox = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await api.app.inject({
    method,
    url: `/sandbox/api${path}`,
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};

const line = (target: string, outcome: object, whom: object = {}) =>
  sandbox('POST', '/outcomes', { target, outcome, ...whom });

const contact = (as: { oid: string }) => ({
  as,
  body: { oid: as.oid, firstName: 'Ada', lastName: 'Fell', email: `${as.oid}@example.com` },
});

describe('API outcomes', () => {
  test('apply once each, in the order in which they were chosen', async () => {
    await line('getHealth', { kind: 'problem', code: 'too-many-requests' });
    await line('getHealth', { kind: 'problem', code: 'route-full' });
    const statuses: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { status, body } = await api.send<{ code?: string }>('GET', '/health');
      statuses.push([status, body.code]);
    }
    expect(statuses).toEqual([
      [429, 'too-many-requests'],
      [422, 'route-full'],
      [200, undefined],
    ]);
  });

  test('apply only to the chosen person, by oid or e-mail address', async () => {
    const [ada, ben] = [{ oid: randomUUID() }, { oid: randomUUID() }];
    await line('getHealth', { kind: 'problem', code: 'temporarily-unavailable' }, { oid: ada.oid });
    const emailAddress = `${ben.oid}@EXAMPLE.com`;
    await line('getHealth', { kind: 'problem', code: 'unexpected' }, { emailAddress });
    const status = async (as?: { oid: string }) =>
      (await api.send('GET', '/health', as ? { as } : {})).status;
    const results = [
      await status(),
      await status(ben),
      await status(ben),
      await status(ada),
      await status(ada),
    ];
    expect(results).toEqual([200, 500, 200, 503, 200]);
  });

  test('stay queued when a request is rejected before the operation', async () => {
    await line('createContact', { kind: 'problem', code: 'unexpected' });
    expect((await api.send('POST', '/user', { body: {} })).status).toBe(401);
    expect((await sandbox('GET', '/outcomes')).body).toEqual([
      {
        id: expect.any(Number),
        target: 'createContact',
        whom: { oid: null, emailAddress: null },
        outcome: { kind: 'problem', code: 'unexpected' },
      },
    ]);
  });

  test('a delay postpones the answer', async () => {
    await line('getHealth', { kind: 'delay', milliseconds: 120 });
    const started = performance.now();
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  test.each([
    ['before', 0],
    ['after', 1],
  ])('a connection dropped %s the operation leaves %i rows', async (when, written) => {
    const oid = randomUUID();
    await line('createContact', { kind: 'drop', when }, { oid });
    const { as, body } = contact({ oid });
    const request = fetch(`${origin}/api/user`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokenFor(as)}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    await expect(request).rejects.toThrow('fetch failed');
    const people = await rowsOf(api.store.db, 'person', { oid }).read('oid');
    expect(people).toHaveLength(written);
  });

  test.each([
    [{ target: 'getNothing', outcome: { kind: 'delay', milliseconds: 5 } }],
    [{ target: 'getHealth', outcome: { kind: 'decline', reason: 'fraud' } }],
    [{ target: 'getHealth', outcome: { kind: 'problem', code: 'no-such-code' } }],
    [{ target: 'gateway.sale', outcome: { kind: 'decline', reason: 'bad-luck' } }],
    [{ target: 'gateway.sale', outcome: { kind: 'problem', code: 'unexpected' } }],
    [{ target: 'gateway.sale', outcome: { kind: 'down' }, person: 'x' }],
  ])('rejects the outcome %j', async (body) => {
    const answer = await sandbox('POST', '/outcomes', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
  });
});

describe('E-mails', () => {
  test('lists e-mails by recipient and kind, and returns each one', async () => {
    const email = {
      to: 'Ada@example.com',
      subject: 'Hello <Ada>',
      text: 'Hi',
      html: '<p>Hi</p>',
      kind: 'thank-you' as const,
    };
    await api.store.db.transaction().execute(async (trx) => {
      await api.platform.mail.send(trx, email);
      await api.platform.mail.send(trx, { ...email, kind: 'peloton-letter' });
    });
    const { body } = await sandbox('GET', '/mail?to=ada@EXAMPLE.com&kind=thank-you');
    const expected = {
      id: expect.any(String),
      kind: 'thank-you',
      to: 'Ada@example.com',
      subject: 'Hello <Ada>',
      text: 'Hi',
      html: '<p>Hi</p>',
    };
    expect(body).toEqual([expect.objectContaining(expected)]);
    expect((await sandbox('GET', `/mail/${body[0].id}`)).body).toMatchObject(expected);
    expect((await sandbox('GET', `/mail/${randomUUID()}`)).status).toBe(404);
    const page = await api.app.inject({ url: `/sandbox/mail/${body[0].id}` });
    expect(page.body).toContain('<h1>Hello &lt;Ada&gt;</h1>');
    const inner = await api.app.inject({ url: `/sandbox/mail/${body[0].id}/html` });
    expect(inner.body).toBe('<base target="_top"><p>Hi</p>');
    expect(inner.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('Clock', () => {
  test('moves to a time, by a distance, and back', async () => {
    const moved = await sandbox('PUT', '/clock', { now: '2027-08-01T12:00:00Z' });
    expect(moved.body).toEqual({ now: expect.stringMatching(/^2027-08-01T12:00:0/), today: '2027-08-01' });
    const later = await sandbox('PUT', '/clock', { advanceMilliseconds: 86_400_000 });
    expect(later.body).toMatchObject({ today: '2027-08-02' });
    expect((await sandbox('GET', '/clock')).body).toMatchObject({ today: '2027-08-02' });
    const before = Date.now();
    const back = await sandbox('PUT', '/clock', { now: null });
    expect(Date.parse(back.body.now)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(back.body.now)).toBeLessThanOrEqual(Date.now());
    expect((await sandbox('PUT', '/clock', { now: 'tomorrow' })).status).toBe(400);
  });

  test('moving back a year makes the daily jobs due at once', async () => {
    await sandbox('PUT', '/clock', { now: '2028-08-01T12:00:00Z' });
    await api.platform.jobs.runDue();
    const back = new Date((await sandbox('PUT', '/clock', { now: '2027-08-01T12:00:00Z' })).body.now);
    const due = await api.store.db
      .selectFrom('job')
      .select('kind')
      .where('state', '=', 'waiting')
      .where('runAt', '<=', back)
      .orderBy('kind')
      .execute();
    expect(due.map(({ kind }) => kind)).toEqual([
      'donation-forget-signals',
      'donation-summary-sweep',
      'fundraising-deadline-sweep',
      'idempotency-expiry',
      'image-removal',
      'ledger-audit',
      'peloton-week-sweep',
      'problem-report-expiry',
      'public-release',
      'recurring-donation-sweep',
    ]);
    await sandbox('PUT', '/clock', { now: null });
  });
});

describe('Payments', () => {
  test('lists every attempt at the gateway and the balance of the ledger', async () => {
    const source = { nonce: 'fake-valid-nonce' };
    await api.platform.payments.sale({ orderId: 'shown', amount: 4200, source });
    await api.platform.payments.sale({ orderId: 'shown', amount: 4200, source });
    const { body } = await sandbox('GET', '/charges?orderId=shown');
    expect(body.map((row: { status: string; amount: number }) => [row.status, row.amount])).toEqual([
      ['gateway_rejected', 4200],
      ['submitted_for_settlement', 4200],
    ]);
    expect((await sandbox('GET', '/ledger')).body).toEqual({ sum: 0, entries: 0, accounts: [] });
  });
});

describe('Sandbox pages', () => {
  test.each([
    ['/sandbox', 'Choose what happens next'],
    ['/sandbox/mail', 'Outbox'],
    ['/sandbox/mail/kinds', 'Every kind of e-mail'],
    ['/sandbox/money', 'Money'],
    ['/sandbox/problem-reports', 'Problem reports'],
  ])('%s has the expected heading', async (url, heading) => {
    const page = await api.app.inject({ url });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain(`<h1>${heading}</h1>`);
  });

  test('an empty outbox leads to what brings an e-mail', async () => {
    const { body } = await api.app.inject({ url: '/sandbox/mail?page=10000' });
    for (const path of ['/register', '/give', '/sign-in', '/sandbox/mail/kinds'])
      expect(body).toContain(`href="${path}"`);
  });

  const send = (url: string, payload: string) =>
    api.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('choose an outcome and move the clock with plain forms', async () => {
    const chosen = await send(
      '/sandbox/outcomes',
      'target=gateway.sale&outcome=timeout%3Aafter&emailAddress=',
    );
    expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/sandbox?done=outcome']);
    expect(await api.platform.outcomes.waiting()).toMatchObject([
      { target: 'gateway.sale', outcome: { kind: 'timeout', when: 'after' } },
    ]);
    await send('/sandbox/clock', 'now=2027-05-05T10%3A30');
    expect((await sandbox('GET', '/clock')).body).toMatchObject({ today: '2027-05-05' });
    await send('/sandbox/clock', 'days=0');
    expect((await send('/sandbox/outcomes/clear', '')).headers.location).toBe('/sandbox?done=cleared');
    expect(await api.platform.outcomes.waiting()).toEqual([]);
  });

  test('reject cross-site forms with 403', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await api.app.inject({ method: 'POST', url: '/sandbox/reset', headers });
    expect(answer.statusCode).toBe(403);
  });
});

test('a reset restores the first seed, including the append-only ledger', async () => {
  const ids = async () => (await rowsOf(api.store.db, 'person', {}, 'id').read('id')).map(({ id }) => id);
  expect((await sandbox('POST', '/reset')).status).toBe(204);
  const first = await ids();
  const ledger = await sandbox('GET', '/ledger');
  await api.send('POST', '/user', contact({ oid: randomUUID() }));
  expect((await sandbox('POST', '/reset')).status).toBe(204);
  expect(await ids()).toEqual(first);
  expect((await sandbox('GET', '/ledger')).body).toEqual(ledger.body);
  expect(ledger.body.sum).toBe(0);
  await expect(api.store.execute('truncate ledger_entry cascade')).rejects.toThrow('append-only');
});

test('production has no sandbox', async () => {
  const settings = readSettings({ ...productionVariables, LOG_LEVEL: 'silent' });
  const app = await buildApp({
    settings,
    store: await openTestStore(),
    overrides: { identity: testIdentity },
  });
  for (const url of ['/sandbox', '/sandbox/mail', '/sandbox/api/outcomes']) {
    expect((await app.inject({ url })).statusCode, url).toBe(404);
  }
  await app.close();
});
