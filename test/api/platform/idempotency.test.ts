import { expect, test } from 'vitest';
import type { Trx } from '#server/platform/database/database.ts';
import {
  answerGiven,
  keepAnswer,
  registerExpiry,
  scheduleExpiry,
  withIdempotency,
} from '#server/platform/idempotency/idempotency.ts';
import { registrationProblem } from '#server/registration/registration.problems.ts';
import { testClock } from '#test/support/clock.ts';
import { given } from '#test/support/given.ts';
import { testJobs } from '#test/support/jobs.ts';
import { insertRows } from '#test/support/rows.ts';
import { openTestStore } from '#test/support/store.ts';

const clock = testClock();
const store = given(openTestStore);

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

/** An effect that can be counted: an e-mail in the outbox. */
const write = (subject: string) => async (trx: Trx) => {
  await insertRows(trx, 'mailOutbox', {
    kind: 'test',
    recipient: 'a@example.com',
    subject,
    text: '',
    html: '',
    createdAt: clock.now(),
  });
  return { status: 201, body: { subject, nested: { snake_case: [1, null] } }, headers: { location: '/x' } };
};

const emails = async (subject: string): Promise<number> =>
  (await store.db.selectFrom('mailOutbox').where('subject', '=', subject).selectAll().execute()).length;

const once = (call: ReturnType<typeof callOf>, effect: (trx: Trx) => Promise<{ status: number }>) =>
  withIdempotency({ db: store.db, clock }, call, effect);

test('a repeated request returns the first answer and has no second effect', async () => {
  const key = newKey();
  const first = await once(callOf(key), write('first'));
  const again = await once(callOf(key), write('first'));
  expect(again).toEqual(first);
  expect(await emails('first')).toBe(1);
});

test('accepts the same fields in another order as the same request', async () => {
  const key = newKey();
  await once(callOf(key, { a: 1, b: { c: 2, d: 3 } }), write('ordered'));
  await once(callOf(key, { b: { d: 3, c: 2 }, a: 1 }), write('ordered'));
  expect(await emails('ordered')).toBe(1);
});

test('rejects the same key with another body with 422', async () => {
  const key = newKey();
  await once(callOf(key, { a: 1 }), write('reused'));
  await expect(once(callOf(key, { a: 2 }), write('reused'))).rejects.toMatchObject({
    status: 422,
    code: 'idempotency-key-reused',
  });
  expect(await emails('reused')).toBe(1);
});

test('treats the same key of another person as another key', async () => {
  const key = newKey();
  await once(callOf(key, {}, 'ada'), write('shared'));
  await once(callOf(key, {}, 'ben'), write('shared'));
  expect(await emails('shared')).toBe(2);
});

test('ten concurrent requests have one effect and ten equal answers', async () => {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => once(callOf(key), write('at once'))));
  expect(answers).toEqual(Array.from({ length: 10 }, () => answers[0]));
  expect(await emails('at once')).toBe(1);
});

test('a refused attempt stores nothing, so the corrected request succeeds with the same key', async () => {
  const key = newKey();
  const refused = once(callOf(key, { route: 1 }), async (trx) => {
    await write('refused')(trx);
    throw registrationProblem('route-full');
  });
  await expect(refused).rejects.toMatchObject({ code: 'route-full' });
  expect(await emails('refused')).toBe(0);
  await once(callOf(key, { route: 2 }), write('refused'));
  expect(await emails('refused')).toBe(1);
});

test('an operation with several transactions stores its answer with the last one', async () => {
  const call = callOf(newKey());
  expect(await answerGiven(store.db, call)).toBeNull();
  await store.db
    .transaction()
    .execute((trx) => keepAnswer(trx, clock, call, { status: 200, body: { paid: true } }));
  expect(await answerGiven(store.db, call)).toEqual({ status: 200, body: { paid: true } });
});

test('a daily job deletes answers older than thirty days', async () => {
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
