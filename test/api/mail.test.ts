import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '#server/platform/database/database.ts';
import { createEvents } from '#server/platform/events/events.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createMail, type LetterTransport } from '#server/platform/mail/mail.ts';
import { testClock } from '#test/support/clock.ts';
import { silent } from '#test/support/silent.ts';
import { openTestStore } from '#test/support/store.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const letter = {
  to: 'ada@example.com',
  subject: 'Welcome',
  text: 'Hello',
  html: '<p>Hello</p>',
  kind: 'welcome',
};

const post = (transport: LetterTransport | null) => {
  const { db } = store;
  const clock = testClock();
  const jobs = createJobs({ db, clock, events: createEvents(store), log: silent });
  const mail = createMail({ db, clock, jobs }, transport);
  const send = () => db.transaction().execute((trx) => mail.send(trx, letter));
  const stateOf = ({ id }: { id: string }) =>
    db.selectFrom('mailOutbox').where('id', '=', id).select(['state', 'sentAt']).executeTakeFirst();
  return { clock, jobs, mail, send, stateOf };
};

test('without a server a letter stays in the outbox', async () => {
  const { jobs, send, stateOf } = post(null);
  const written = await send();
  expect(await jobs.runDue()).toBe(0);
  expect(await stateOf(written)).toEqual({ state: 'waiting', sentAt: null });
});

test('with one it is handed over once, and again later when that fails', async () => {
  const handed: string[] = [];
  let isDown = true;
  const { clock, jobs, send, stateOf } = post(async ({ to, subject }) => {
    if (isDown) throw new Error('connection refused');
    handed.push(`${to}: ${subject}`);
  });
  const written = await send();
  await jobs.runDue();
  expect(await stateOf(written)).toMatchObject({ state: 'waiting' });
  isDown = false;
  clock.advance(60_000);
  await jobs.runDue();
  await jobs.runDue();
  expect(handed).toEqual(['ada@example.com: Welcome']);
  expect(await stateOf(written)).toEqual({ state: 'sent', sentAt: clock.now() });
});

test('a letter of a transaction that is rolled back is never sent', async () => {
  const { mail } = post(null);
  const before = await store.db.selectFrom('mailOutbox').select('id').execute();
  const undone = store.db.transaction().execute(async (trx) => {
    await mail.send(trx, letter);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await store.db.selectFrom('mailOutbox').select('id').execute()).toEqual(before);
});
