import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Trx, transact } from '#server/platform/database/database.ts';
import { forgetShifts } from '#server/volunteering/volunteering.ts';
import { emailsTo } from '#test/support/emails.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { said } from '#test/support/event/pelotons.ts';
import type { Person } from '#test/support/event/people.ts';
import { newShift, shiftCalls, volunteers } from '#test/support/event/volunteers.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z', clearsJobs: true });
const calls = shiftCalls(api);

/** Long enough for another request to reach its lock. */
const meanwhile = (trx: Trx) => sql`select pg_sleep(0.4)`.execute(trx);

test('somebody comes to wait while the one who was offered stops volunteering', async () => {
  const shiftId = await newShift(api.store.db, { capacity: 1 });
  const [h, w1, w2, x] = (await volunteers(api.store.db, 4)) as [Person, Person, Person, Person];
  await calls.take(h, shiftId);
  await calls.wait(w1, shiftId);
  // Offered to the first.
  await calls.leave(h, shiftId);
  const waited: ReturnType<typeof calls.wait>[] = [];
  await transact(api.store.db, async (trx) => {
    await forgetShifts(trx, w1.personId, api.clock.now());
    waited.push(calls.wait(w2, shiftId));
    await meanwhile(trx);
  });
  // The waiting list is empty, so the place is free.
  expect((await Promise.all(waited)).map(said)).toEqual(['409 shift-has-places']);
  expect(said(await calls.take(x, shiftId))).toBe('200');
});

test('a place is freed while the first in line stops volunteering: that person gets no offer', async () => {
  const shiftId = await newShift(api.store.db, { capacity: 1 });
  const [h, w1] = (await volunteers(api.store.db, 2)) as [Person, Person];
  await calls.take(h, shiftId);
  await calls.wait(w1, shiftId);
  let left: Promise<unknown> = Promise.resolve();
  await transact(api.store.db, async (trx) => {
    await forgetShifts(trx, w1.personId, api.clock.now());
    left = calls.leave(h, shiftId);
    await meanwhile(trx);
  });
  await left;
  const letters = (await emailsTo(api.store.db, w1.emailAddress)).map(({ kind }) => kind);
  expect(letters).toEqual([]);
});
