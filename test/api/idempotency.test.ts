import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store, Trx } from '#server/platform/database/database.ts';
import { registerExpiry, scheduleExpiry } from '#server/platform/idempotency/expiry.ts';
import { answerGiven, keepAnswer, withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { registrationProblem } from '#server/registration/registration.problems.ts';
import { testClock } from '#test/support/clock.ts';
import { testJobs } from '#test/support/jobs.ts';
import { openTestStore } from '#test/support/store.ts';

const clock = testClock();
let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

let nextKey = 0;
const newKey = (): string => `key-${nextKey++}`;

const caller = (oid: string) => ({ oid, emailAddress: `${oid}@example.com`, personId: null, tfp: '' });

const callOf = (key: string, body: unknown = { a: 1, b: 2 }, oid = 'ada') => ({
  operationId: 'saveThing',
  params: {},
  body,
  caller: caller(oid),
  headers: { 'idempotency-key': key },
});

/** An effect that can be counted: a letter in the outbox. */
const write = (subject: string) => async (trx: Trx) => {
  await trx
    .insertInto('mailOutbox')
    .values({ kind: 'test', recipient: 'a@example.com', subject, text: '', html: '', createdAt: clock.now() })
    .execute();
  return { status: 201, body: { subject, nested: { snake_case: [1, null] } }, headers: { location: '/x' } };
};

const letters = async (subject: string): Promise<number> =>
  (await store.db.selectFrom('mailOutbox').where('subject', '=', subject).selectAll().execute()).length;

const once = (call: ReturnType<typeof callOf>, effect: (trx: Trx) => Promise<{ status: number }>) =>
  withIdempotency({ db: store.db, clock }, call, effect);

test('a repetition gets the first answer, and nothing happens again', async () => {
  const key = newKey();
  const first = await once(callOf(key), write('first'));
  const again = await once(callOf(key), write('first'));
  expect(again).toEqual(first);
  expect(await letters('first')).toBe(1);
});

test('the order of the fields is no difference', async () => {
  const key = newKey();
  await once(callOf(key, { a: 1, b: { c: 2, d: 3 } }), write('ordered'));
  await once(callOf(key, { b: { d: 3, c: 2 }, a: 1 }), write('ordered'));
  expect(await letters('ordered')).toBe(1);
});

test('the same key with other contents is refused', async () => {
  const key = newKey();
  await once(callOf(key, { a: 1 }), write('reused'));
  await expect(once(callOf(key, { a: 2 }), write('reused'))).rejects.toMatchObject({
    status: 422,
    code: 'idempotency-key-reused',
  });
  expect(await letters('reused')).toBe(1);
});

test('the same key of another person is another key', async () => {
  const key = newKey();
  await once(callOf(key, {}, 'ada'), write('shared'));
  await once(callOf(key, {}, 'ben'), write('shared'));
  expect(await letters('shared')).toBe(2);
});

test('ten at once have one effect and ten equal answers', async () => {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => once(callOf(key), write('at once'))));
  expect(answers).toEqual(Array.from({ length: 10 }, () => answers[0]));
  expect(await letters('at once')).toBe(1);
});

test('a refused attempt leaves nothing, so that the mended one is done', async () => {
  const key = newKey();
  const refused = once(callOf(key, { route: 1 }), async (trx) => {
    await write('refused')(trx);
    throw registrationProblem('route-full');
  });
  await expect(refused).rejects.toMatchObject({ code: 'route-full' });
  expect(await letters('refused')).toBe(0);
  await once(callOf(key, { route: 2 }), write('refused'));
  expect(await letters('refused')).toBe(1);
});

test('an operation of several transactions keeps its answer with the last', async () => {
  const call = callOf(newKey());
  expect(await answerGiven(store.db, call)).toBeNull();
  await store.db
    .transaction()
    .execute((trx) => keepAnswer(trx, clock, call, { status: 200, body: { paid: true } }));
  expect(await answerGiven(store.db, call)).toEqual({ status: 200, body: { paid: true } });
});

test('answers are forgotten after thirty days, looked at once a day', async () => {
  const day = 24 * 60 * 60 * 1000;
  const jobs = testJobs(store, clock);
  registerExpiry({ db: store.db, clock, jobs });
  await store.db.deleteFrom('idempotencyRecord').execute();
  await once(callOf('old'), write('old'));
  clock.advance(20 * day);
  await once(callOf('young'), write('young'));
  clock.advance(11 * day);
  for (let process = 0; process < 2; process += 1) await scheduleExpiry({ db: store.db, jobs }, clock.now());
  expect(await jobs.runDue()).toBe(1);
  const kept = await store.db.selectFrom('idempotencyRecord').select('key').execute();
  expect(kept).toEqual([{ key: 'young' }]);
  clock.advance(day);
  expect(await jobs.runDue()).toBe(1);
});
