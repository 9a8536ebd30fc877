import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallEvent } from '#machines/app/app.types.ts';
import type { FlowError } from '#machines/flow-error.ts';
import { messages } from '#machines/shell/messages.ts';
import { setTokenSource } from '#src/api/bearer.ts';
import { call, callWithHeaders, faultsOf, genericCall } from '#src/api/call.ts';
import type { PlainCall } from '#src/api/call.types.ts';
import { setCallListener } from '#src/api/call-listener.ts';
import { getDonationAttempt } from '#src/api/calls/donation.calls.ts';
import { getEvent, getRideRoutes, getSponsorRoutes } from '#src/api/calls/event.calls.ts';
import { getRegistrationJobs, postRegistration } from '#src/api/calls/registration.calls.ts';
import { getCurrentUser, updateFundraisingGoal } from '#src/api/calls/user.calls.ts';
import { patchBetween } from '#src/api/json-patch.ts';
import { getTimeout } from '#src/api/middleware.ts';
import { paginationOf } from '#src/api/pagination.ts';
import { withSession } from '#src/api/with-session.ts';
import { askRecipient } from '#src/features/donation/recipient/ask-recipient.ts';
import { askForToken } from '#src/features/payment/ask-for-token.ts';

const events: CallEvent[] = [];
const requests: Request[] = [];
const stored = new Map<string, string>();
const warned = vi.fn();
let answer: (request: Request) => Promise<Response>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

beforeEach(() => {
  events.length = 0;
  requests.length = 0;
  stored.clear();
  warned.mockClear();
  answer = async () => json(200, { ok: true });
  vi.spyOn(console, 'warn').mockImplementation(warned);
  vi.stubGlobal('location', new URL('http://localhost:3000/'));
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => stored.set(key, value) });
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return answer(request);
  });
  setCallListener((event) => events.push(event));
  setTokenSource(async () => 'token-1');
});

afterEach(() => {
  vi.useRealTimers();
});

const started = { type: 'call.started', source: 'LOAD_EVENT' };

test('a call sends the bearer token, and reports its start and success', async () => {
  await expect(call(getEvent())).resolves.toEqual({ ok: true });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET http://localhost:3000/api/event',
  ]);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
  expect(events).toEqual([
    started,
    { type: 'call.succeeded', source: 'LOAD_EVENT', action: 'LOAD_EVENT_SUCCESS', change: null },
  ]);
  expect(warned).not.toHaveBeenCalled();
});

test('offline, the outcome of one donation attempt is never returned for another', async () => {
  const outcome = { state: 'notCharged', receipt: null, reason: 'withdrawn', detail: null };
  answer = async () => json(200, outcome);
  await expect(call(getDonationAttempt('4c1f7b1e-0b7e-4f0e-9d57-0a3f5f9d0a01'))).resolves.toEqual(outcome);
  await call(getEvent());
  vi.stubGlobal('navigator', { onLine: false });
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(call(getDonationAttempt('4c1f7b1e-0b7e-4f0e-9d57-0a3f5f9d0a02'))).rejects.toMatchObject({
    kind: 'network',
  });
  // Data that was read stays readable.
  await expect(call(getEvent())).resolves.toEqual(outcome);
  vi.stubGlobal('navigator', { onLine: true });
});

test('routes and shifts that fail to load report “Failed to load options”', async () => {
  answer = async () => new Response('', { status: 500 });
  const asked = [
    call(getRideRoutes('r1')),
    call(getSponsorRoutes('s1', { code: 'X' })),
    call(getRegistrationJobs()),
  ];
  const failures = await Promise.allSettled(asked);
  expect(failures.map((one) => one.status === 'rejected' && one.reason.message)).toEqual(
    asked.map(() => 'Failed to load options'),
  );
});

test('a failed save of a route or shifts reports an unsaved selection; other steps don’t', async () => {
  answer = async () => new Response('', { status: 502 });
  const text = 'Unable to save your selection, please wait before trying again.';
  const shifts = { shiftIds: ['s1'] };
  await expect(
    call(postRegistration('/registration/volunteer', { key: 'k1' }, shifts)),
  ).rejects.toMatchObject({
    message: text,
  });
  const route = { rideType: 'signature', routeId: 'r1', groupCode: null, sponsorCode: null } as const;
  await expect(call(postRegistration('/registration/route', { key: 'k2' }, route))).rejects.toMatchObject({
    message: text,
  });
  await expect(call(postRegistration('/registration/complete', { key: 'k3' }))).rejects.not.toMatchObject({
    message: text,
  });
});

test('a call without a token is sent without authorization, with a warning', async () => {
  setTokenSource(async () => null);
  await call(getEvent());
  expect(requests[0]?.headers.has('authorization')).toBe(false);
  expect(warned.mock.calls).toEqual([['get /event: there is no token, so the call goes without one']]);
});

test('a token source that fails counts as no token', async () => {
  setTokenSource(() => Promise.reject(new Error('interaction_required')));
  await call(getEvent());
  expect(requests[0]?.headers.has('authorization')).toBe(false);
});

test('the recipient of a donation is requested without a token', async () => {
  answer = async () => json(200, { id: 'maya-okafor' });
  await askRecipient({ type: 'User', id: 'maya-okafor' });
  await askRecipient({ type: 'Peloton', id: 'p1' });
  await askRecipient({ type: 'General' });
  expect(requests.map(({ headers }) => headers.has('authorization'))).toEqual([false, false, false]);
  expect(warned).not.toHaveBeenCalled();
});

test('an expired session (401) requests the payment token again without authorization', async () => {
  const expired = { type: 'about:blank', title: 'Session ended', status: 401, code: 'token-expired' };
  answer = async ({ headers }) =>
    headers.has('authorization') ? json(401, expired) : json(200, { clientToken: 'sandbox' });
  expect(await askForToken()).toEqual({ clientToken: 'sandbox' });
  expect(requests.map(({ headers }) => headers.has('authorization'))).toEqual([true, false]);
});

const wellFormed: PlainCall = { endpoint: '/event', method: 'get', types: ['A', 'B', 'C'] };

test.each([
  [null, ['a call is described by an object']],
  [
    { ...wellFormed, types: ['A', 'B'] },
    ['types must be exactly three action types: start, success, failure'],
  ],
  [
    { ...wellFormed, types: ['A', 'B', 'C', 'D'] },
    ['types must be exactly three action types: start, success, failure'],
  ],
  [
    { ...wellFormed, types: ['A', '', 'C'] },
    ['types must be exactly three action types: start, success, failure'],
  ],
  [{ ...wellFormed, endpoint: ' ' }, ['endpoint must be a path']],
  [{ ...wellFormed, method: 'fetch' }, ['method must be get, post, put, patch or delete']],
  [
    { ...wellFormed, headers: [], config: 1, meta: 'x' },
    ['headers must be an object', 'config must be an object', 'meta must be an object'],
  ],
  [{ ...wellFormed, url: '/event' }, ['"url" is not part of a call']],
  [wellFormed, []],
])('the call %o has the faults %j', (description, faults) => {
  expect(faultsOf(description)).toEqual(faults);
});

test('a malformed call is rejected before it is sent or reported', async () => {
  const malformed = { ...getEvent(), types: ['ONE', 'TWO'] } as unknown as ReturnType<typeof getEvent>;
  await expect(call(malformed)).rejects.toThrow(
    'Malformed call: types must be exactly three action types: start, success, failure',
  );
  expect({ events, requests }).toEqual({ events: [], requests: [] });
});

test('a problem becomes a FlowError with the fields’ form names, and sets the apiError flag', async () => {
  const field = { path: '/body/profile/phone', code: 'pattern', message: 'Give a phone number.' };
  const body = {
    type: 'about:blank',
    title: 'Invalid',
    status: 400,
    detail: 'Look again.',
    code: 'invalid',
    traceId: 't',
  };
  answer = async () => json(400, { ...body, fields: [field] });
  await expect(call(getEvent())).rejects.toEqual({
    kind: 'invalid',
    status: 400,
    code: 'invalid',
    message: 'Look again.',
    fields: [{ path: 'profile.phone', code: 'pattern', message: 'Give a phone number.' }],
  });
  expect([...stored]).toEqual([['apiError', '400']]);
  expect(events.at(-1)).toEqual({
    type: 'call.failed',
    source: 'LOAD_EVENT',
    action: 'LOAD_EVENT_FAILURE',
    message: 'Look again.',
    status: 400,
    isHandled: false,
    endsSession: false,
  });
});

const phone = { path: '/body/phone', code: 'pattern', message: 'Give a phone number.' };
const city = { path: '/body/city', code: 'minLength', message: 'Enter a city.' };
const key = { path: '/headers/idempotency-key', code: 'format', message: 'Give a UUID.' };
const id = { path: '/params/id', code: 'format', message: 'Give a UUID.' };

test.each([
  [[phone, city], 'Give a phone number. Enter a city.', ['phone', 'city']],
  [[phone, key], 'Give a phone number.', ['phone']],
  [[key], messages.requestUnfit, []],
  [[id], messages.requestUnfit, []],
  [[], messages.requestUnfit, []],
])(
  'a failed validation of %j never points at fields that the page doesn’t show',
  async (fields, message, paths) => {
    const detail = 'Fix the fields listed here and send it again.';
    answer = async () => json(400, { title: 'Check it', detail, code: 'validation-failed', fields });
    const failure: FlowError = await call(getEvent()).then(
      () => expect.unreachable(),
      (error: FlowError) => error,
    );
    expect([failure.message, failure.fields.map(({ path }) => path)]).toEqual([message, paths]);
  },
);

test('a plain text body becomes the message', async () => {
  answer = async () =>
    new Response('Out for lunch', { status: 503, headers: { 'content-type': 'text/plain' } });
  await expect(call(getEvent())).rejects.toMatchObject({
    kind: 'unexpected',
    status: 503,
    message: 'Out for lunch',
  });
});

test('an answer that is not JSON becomes a failure with advice', async () => {
  answer = async () => new Response('<html>', { status: 200 });
  await expect(call(getEvent())).rejects.toMatchObject({
    kind: 'unexpected',
    message: 'We couldn’t read the server’s answer. Please try again.',
  });
});

test('a refusal without a body sets no apiError flag', async () => {
  answer = async () => new Response(null, { status: 500, headers: { 'content-length': '0' } });
  await expect(call(getEvent())).rejects.toMatchObject({ status: 500 });
  expect([...stored]).toEqual([]);
});

test.each([
  [402, 'payment-declined', 'declined'],
  [502, 'payment-outcome-unknown', 'unknownOutcome'],
  [401, 'token-expired', 'unauthorized'],
  [403, 'not-allowed', 'unauthorized'],
  [404, 'no-registration-in-progress', 'conflict'],
  [409, 'registration-completed', 'conflict'],
  [422, 'route-full', 'invalid'],
  [504, 'gateway-late', 'timeout'],
  [500, 'internal', 'unexpected'],
])('status %i with code %s becomes the kind %s', async (status, code, kind) => {
  answer = async () => json(status, { type: 'about:blank', title: 'No', status, code, traceId: 't' });
  await expect(call(getEvent())).rejects.toMatchObject({ kind, status, code, message: 'No' });
});

test('the problem name-taken has a message that names the support', async () => {
  const body = {
    type: 'about:blank',
    title: 'This name is taken',
    status: 409,
    code: 'name-taken',
    detail: 'No',
  };
  answer = async () => json(409, body);
  await expect(call(getEvent())).rejects.toMatchObject({
    kind: 'conflict',
    code: 'name-taken',
    message:
      "Unable to complete request. Try using a different name or if you need additional help please contact the product's support.",
  });
});

test('a request without an answer becomes a network failure without a status', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(call(getEvent())).rejects.toMatchObject({ kind: 'network', status: null });
});

test('a GET times out after 10,000 ms, and a POST does not', async () => {
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  });
  answer = async (request) => {
    request.signal.throwIfAborted();
    return json(200, {});
  };
  await expect(call(getEvent())).rejects.toMatchObject({ kind: 'timeout', status: null });
  await call(
    postRegistration(
      '/registration/route',
      { key: 'key-1' },
      {
        rideType: 'gravel',
        routeId: 'r1',
        groupCode: null,
        sponsorCode: null,
      },
    ),
  );
  expect({ limits, getTimeout }).toEqual({ limits: [10_000], getTimeout: 10_000 });
  expect(requests.at(-1)?.headers.get('idempotency-key')).toBe('key-1');
});

test.each([
  [401, 'token-expired'],
  [403, 'account-closed'],
])('a read refused with %o %s is answered as a visitor’s, and the app hears of it', async (status, code) => {
  answer = async (request) =>
    request.headers.has('authorization') ? json(status, { code }) : json(200, { ok: true });
  await expect(call(getEvent())).resolves.toEqual({ ok: true });
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1', null]);
  expect(events.map(({ type }) => type)).toEqual(['call.started', 'token.refused', 'call.succeeded']);
});

test('private data is not read as a visitor after a refused token', async () => {
  answer = async () => json(401, { code: 'token-expired' });
  await expect(call(withSession(getEvent()))).rejects.toMatchObject({ status: 401 });
  expect(requests.length).toBe(1);
});

test('a missing resource stays 404 with a refused token', async () => {
  answer = async (request) =>
    request.headers.has('authorization')
      ? json(401, { code: 'token-expired' })
      : json(404, { code: 'peloton-not-found' });
  await expect(call(getEvent())).rejects.toMatchObject({ status: 404, code: 'peloton-not-found' });
  expect(events.map(({ type }) => type)).toEqual(['call.started', 'token.refused', 'call.failed']);
});

test('a read that is refused with and without the token fails once; a change is not sent again', async () => {
  answer = async () => json(401, { code: 'token-expired', detail: 'Over.' });
  await expect(call(getEvent())).rejects.toMatchObject({ status: 401, code: 'token-expired' });
  expect(requests.length).toBe(2);
  expect(events.map(({ type }) => type)).toEqual(['call.started', 'call.failed']);
  await expect(call(updateFundraisingGoal('key-1', 500, '"seen"'))).rejects.toMatchObject({ status: 401 });
  expect(requests.length).toBe(3);
});

test.each([
  [{}, 500, true],
  [{ overrideLogout: 'always' }, 500, false],
  [{ overrideLogout: 'always' }, 403, false],
  [{ overrideLogout: 'unlessRefused' }, 500, false],
  [{ overrideLogout: 'unlessRefused' }, 401, true],
  [{ overrideLogout: 'unlessRefused' }, 403, true],
] as const)(
  'a current user that fails to load, with %o and %i, ends the session: %o',
  async (meta, status, endsSession) => {
    answer = async () => json(status, 'broken');
    await expect(call(getCurrentUser(meta))).rejects.toMatchObject({ status });
    expect(events.at(-1)).toMatchObject({ type: 'call.failed', source: 'LOAD_CURRENT_USER', endsSession });
  },
);

test('a success reports the change to the cached entity', async () => {
  answer = async () => json(200, { raised: 100, goal: 500 });
  await call(updateFundraisingGoal('key-1', 500, '"seen"'));
  await expect(requests[0]?.json()).resolves.toEqual({ goal: 500 });
  expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1');
  expect(requests[0]?.headers.get('if-match')).toBe('"seen"');
  expect(events.at(-1)).toMatchObject({
    change: {
      entity: 'currentUser',
      event: { type: 'fundraising.replaced', fundraising: { raised: 100, goal: 500 } },
    },
  });
});

test("'braintree' goes to the local stub server, with a warning", async () => {
  await genericCall({ method: 'post', endpoint: 'braintree/checkout', data: { amount: 500 } });
  expect(requests[0]?.url).toBe('http://localhost:3000/sandbox/stub/braintree/checkout');
  expect(warned.mock.calls).toEqual([['braintree/checkout goes to the local stub server']]);
  expect(events[0]).toEqual({ type: 'call.started', source: 'GENERIC_CALL' });
});

test.each([
  ['peloton/p1/donations/history', 3],
  ['user/u1/donations/history', 3],
])('%s is stubbed with a yearly summary after 500 ms', async (endpoint, years) => {
  // The stub loads when it is needed, which takes real time.
  await import('#src/api/stubs/donation-history.ts');
  vi.useFakeTimers();
  let settled = false;
  const summary = genericCall({ method: 'get', endpoint }).finally(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(499);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect(summary).resolves.toHaveLength(years);
  expect(requests).toEqual([]);
});

test('a year of history includes its running totals, by path or by query', async () => {
  const byPath = await genericCall({ method: 'get', endpoint: 'user/u1/donations/history/2025' });
  const byQuery = await genericCall({
    method: 'get',
    endpoint: 'user/u1/donations/history',
    config: { query: { year: 2025 } },
  });
  expect(byPath).toEqual(byQuery);
  expect(byPath).toMatchObject({ year: 2025, runningTotals: [{}, {}, {}, {}] });
});

test('the pagination headers are read as numbers, and incomplete ones as null', async () => {
  const headers = { page: 2, limit: 20, count: 7, total: 27 };
  answer = async () =>
    json(
      200,
      [],
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [`pagination-${name}`, `${value}`])),
    );
  expect(paginationOf((await callWithHeaders(getEvent())).headers)).toEqual(headers);
  expect(paginationOf(new Headers({ 'pagination-page': '1' }))).toBeNull();
});

test('a patch lists the changed fields, and a missing original logs an error', () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(patchBetween({ a: 1, b: 2 }, { a: 1, b: 3 })).toEqual([{ op: 'replace', path: '/b', value: 3 }]);
  expect(patchBetween(null, { a: 1 })).toEqual([]);
  expect(failed).toHaveBeenCalledOnce();
});
