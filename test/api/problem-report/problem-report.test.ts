import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { scheduleReportExpiry } from '#server/problem-report/problem-report.ts';
import { startApi } from '#test/support/api.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import { refused } from '#test/support/event/registration.ts';
import { given } from '#test/support/given.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';
import { tablesHolding } from '#test/support/tables-holding.ts';

type Bundle = Schemas['ReplayBundle'];

const organizerOid = 'oid-of-the-organizer';
const day = 24 * 60 * 60 * 1000;
const numberForm = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

const api = given(async () => {
  const started = await startApi({ variables: { ORGANIZER_OIDS: organizerOid } });
  const person = await newPerson(started.store.db);
  const organizer = await newPerson(started.store.db);
  await rowsOf(started.store.db, 'person', { id: organizer.personId }).update({ oid: organizerOid });
  return { ...started, person, organizer: { ...organizer, oid: organizerOid } };
});
beforeEach(async () => {
  await api.store.db.deleteFrom('problemReport').execute();
  // The limit of one network is ten reports a minute.
  network += 1;
});

let network = 0;

const event = {
  at: 2400,
  actor: 1,
  type: 'xstate.error.actor.saveAddress',
  data: { 'error.kind': 'conflict', 'error.status': '409', 'error.code': 'email-taken' },
  state: 'refused',
};

const bundle: Bundle = {
  format: 1,
  build: 'app-Dk3_x.js',
  browser: 'Chrome 156',
  window: { width: 360, height: 740, scheme: 'dark' },
  page: '/profile/$id',
  actors: [{ number: 1, machine: 'contact-address', state: 'editing.payment & idle', isNew: true }],
  events: [{ at: 0, actor: 1, type: 'email.changed', data: {}, state: null, times: 12 }, event],
  calls: [
    { at: 900, call: 'get /user/{id}', status: 200, code: null, trace: 'a1b2c3d4-trace' },
    { at: 2300, call: 'patch /user/email', status: 409, code: 'email-taken', trace: 'a1b2c3d5-trace' },
    { at: 2400, call: 'get /event', status: null, code: null, trace: null },
  ],
  errors: [{ at: 2500, name: 'TypeError', frames: ['app-Dk3_x.js:1:2045'] }],
};

type Receipt = Schemas['ProblemReportReceipt'];

const report = (body: unknown, headers: Record<string, string> = {}) =>
  api.send<Receipt>('POST', '/problem-reports', { body, headers, from: `10.0.0.${network}` });

const reportedNumber = async (body: Bundle = bundle): Promise<string> => {
  const answer = await report(body);
  expect(answer.status).toBe(201);
  return answer.body.number;
};

const readBack = (number: string, as?: Person) =>
  api.send<Schemas['ProblemReport']>('GET', `/problem-reports/${number}`, as ? { as } : {});

const numbers = async () =>
  (await rowsOf(api.store.db, 'problemReport', {}, 'id').read('number')).map(({ number }) => number);

describe('A report', () => {
  test('is stored, and an organizer reads it back whole', async () => {
    const answer = await report(bundle, { 'trace-identifier': 'trace-of-the-report' });
    expect([answer.status, answer.body]).toEqual([201, { number: expect.stringMatching(numberForm) }]);
    const { number } = answer.body;
    expect((await readBack(number, api.organizer)).body).toEqual({
      number,
      receivedAt: '2027-03-01T15:00:00.000Z',
      trace: 'trace-of-the-report',
      bundle,
    });
  });

  test('of a new tab is stored, with nothing in it', async () => {
    const empty = { ...bundle, build: '', page: '', actors: [], events: [], calls: [], errors: [] };
    expect((await readBack(await reportedNumber(empty), api.organizer)).body.bundle).toEqual(empty);
  });

  test('with 1,000 events fits into a request', async () => {
    const events = Array.from({ length: 1000 }, (_, at) => ({ ...event, at: at * 600 }));
    const { body } = await readBack(await reportedNumber({ ...bundle, events }), api.organizer);
    expect(body.bundle.events).toEqual(events);
    expect(JSON.stringify({ ...bundle, events }).length).toBeGreaterThan(150_000);
  });

  test('of the same problem gets another number each time', async () => {
    const made = [await reportedNumber(), await reportedNumber(), await reportedNumber()];
    expect(new Set(made).size).toBe(3);
    expect(await numbers()).toEqual(made);
  });

  test('by a signed-in person names neither the person nor their address', async () => {
    const { person } = api;
    const before = await tablesHolding(api.store.db, '10.9.8.7');
    const answer = await api.send('POST', '/problem-reports', { as: person, body: bundle, from: '10.9.8.7' });
    expect(answer.status).toBe(201);
    for (const known of [person.personId, person.oid, person.emailAddress])
      expect(await tablesHolding(api.store.db, known)).not.toContain('problem_report');
    expect(await tablesHolding(api.store.db, '10.9.8.7')).toEqual(before);
  });
});

const eventWith = (part: object) => ({ ...bundle, events: [{ ...event, ...part }] });
const masked = (data: object) => eventWith({ data });
const atOf = { event: '/body/events/0', data: '/body/events/0/data' };

test.each([
  ['a sentence in masked data', masked({ note: 'I am ill' }), `${atOf.data}/note`, 'pattern'],
  ['an e-mail address in masked data', masked({ to: 'maria@example.org' }), `${atOf.data}/to`, 'pattern'],
  ['a card number in masked data', masked({ step: '4111111111111111' }), `${atOf.data}/step`, 'pattern'],
  ['a date in masked data', masked({ step: '1961-02-03' }), `${atOf.data}/step`, 'pattern'],
  ['a number in place of a kind', masked({ amount: 5000 }), `${atOf.data}/amount`, 'type'],
  ['a yes or no in place of a kind', masked({ isIll: true }), `${atOf.data}/isIll`, 'type'],
  ['an id as the name of a part', masked({ 'maria-hansen-2f': 'text' }), atOf.data, 'pattern'],
  ['a sentence as a state', eventWith({ state: 'Maria is ill' }), `${atOf.event}/state`, 'pattern'],
  ['an unknown field', { ...bundle, personId: 'maria' }, '/body/personId', 'additionalProperties'],
  ['an unknown field of an event', eventWith({ from: 'x' }), `${atOf.event}/from`, 'additionalProperties'],
  ['another version of the form', { ...bundle, format: 2 }, '/body/format', 'const'],
  ['a missing part', { ...bundle, events: undefined }, '/body/events', 'required'],
  ['the query of a page', { ...bundle, page: '/give?name=maria' }, '/body/page', 'pattern'],
  [
    'the message of an error',
    { ...bundle, errors: [{ at: 1, name: 'Error: maria', frames: [] }] },
    '/body/errors/0/name',
    'pattern',
  ],
  [
    'the address of a call',
    { ...bundle, calls: [{ ...bundle.calls[0], call: 'get /search?query=maria' }] },
    '/body/calls/0/call',
    'pattern',
  ],
  ['1,001 events', { ...bundle, events: Array(1001).fill(event) }, '/body/events', 'maxItems'],
])('%s is refused with validation-failed, and nothing is stored', async (_, body, path, code) => {
  const answer = await report(body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
  const { fields } = answer.body as unknown as { fields: { path: string; code: string }[] };
  expect(fields.map((field) => [field.path, field.code])).toContainEqual([path, code]);
  expect(await numbers()).toEqual([]);
});

test('a bundle above 256 KiB is refused with body-too-large, and nothing is stored', async () => {
  const events = Array.from({ length: 1000 }, () => ({ ...event, type: 'x'.repeat(160) }));
  expect(refused(await report({ ...bundle, events }))).toBe('413 body-too-large');
  expect(await numbers()).toEqual([]);
});

test('the eleventh report of a network within a minute is refused with too-many-requests', async () => {
  for (let sent = 0; sent < 10; sent += 1) await reportedNumber();
  expect(refused(await report(bundle))).toBe('429 too-many-requests');
});

describe('Reading a report', () => {
  test('is refused to visitors with 401, and to people who are no organizers with 403', async () => {
    const number = await reportedNumber();
    expect(refused(await readBack(number))).toBe('401 sign-in-required');
    expect(refused(await readBack(number, api.person))).toBe('403 organizers-only');
  });

  test('under an unknown number gets 404, and under no number 400', async () => {
    expect(refused(await readBack('2222-ZZZZ', api.organizer))).toBe('404 not-found');
    expect(refused(await readBack('22220ZZZZ', api.organizer))).toBe('400 validation-failed');
  });
});

describe('Sandbox', () => {
  const sandbox = (url: string) => api.app.inject({ url: `/sandbox${url}` });

  test('lists the reports, newest first, with links to their replay bundles', async () => {
    expect((await sandbox('/problem-reports')).body).toContain('Nothing yet.');
    const first = await reportedNumber({ ...bundle, page: '/faq', calls: [] });
    const second = await reportedNumber();
    const { body } = await sandbox('/problem-reports');
    const shown = body
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .split(' Calls ')[1];
    const time = 'Mar 1, 2027, 3:00:00 PM UTC';
    expect(shown?.trim()).toBe(
      `${second} ${time} /profile/$id 2 3, 2 failed ${first} ${time} /faq 2 0, 0 failed`,
    );
    expect(body).toContain(`href="/sandbox/api/problem-reports/${second}"`);
  });

  test('answers the replay bundle of a number, and 404 for an unknown number', async () => {
    const number = await reportedNumber();
    expect((await sandbox(`/api/problem-reports/${number}`)).json()).toEqual(bundle);
    expect((await sandbox('/api/problem-reports/2222-ZZZZ')).json()).toMatchObject({ code: 'not-found' });
  });
});

describe('Retention', () => {
  test('keeps the newest 2,000 reports', async () => {
    const oldest = await reportedNumber();
    const values = Array.from({ length: 1999 }, (_, index) => ({
      number: `old-${index}`,
      receivedAt: api.clock.now(),
      trace: '',
      bundle: '{}',
    }));
    await insertRows(api.store.db, 'problemReport', values);
    const newest = await reportedNumber();
    const kept = await numbers();
    expect([kept.length, kept.at(0), kept.at(-1)]).toEqual([2000, 'old-0', newest]);
    expect(refused(await readBack(oldest, api.organizer))).toBe('404 not-found');
  });

  test('a daily job deletes reports older than 90 days', async () => {
    await scheduleReportExpiry(api.platform, api.clock.now());
    await reportedNumber();
    api.clock.advance(60 * day);
    const young = await reportedNumber();
    await api.platform.jobs.runDue();
    expect(await numbers()).toHaveLength(2);
    api.clock.advance(31 * day);
    await api.platform.jobs.runDue();
    expect(await numbers()).toEqual([young]);
  });
});
