import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lockRidden } from '#server/ride-route/ride-route.queries.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { riders } from '#test/support/event/riders.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });

test('a change that waits for another change of the same place finds the route that the other one led to', async () => {
  const { db } = api.store;
  const [rider] = await riders(db, 1);
  const owner = { personId: rider?.personId ?? '', eventId: ids.event };
  const second: ReturnType<typeof lockRidden>[] = [];
  await db.transaction().execute(async (first) => {
    await lockRidden(first, owner, ids.signature);
    second.push(db.transaction().execute((trx) => lockRidden(trx, owner, ids.signature)));
    await rowsOf(first, 'participation', { personId: owner.personId }).update({ routeId: ids.small });
    // Long enough for the other one to wait for the lock.
    await sql`select pg_sleep(0.4)`.execute(first);
  });
  expect((await Promise.all(second)).map((found) => found?.routeId)).toEqual([ids.small]);
});
