import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/platform/database/database.ts';
import { testIdentity, tokenFor } from '#test/support/api.ts';
import { testClock } from '#test/support/clock.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { volunteers } from '#test/support/event/volunteers.ts';
import { onOwnServer } from './own-server.ts';
import { scaled } from './scale.ts';
import { at, many, timed } from './timing.ts';

/** Times in milliseconds; `floor` is the median time of the same shifts with their places, read by one statement alone. */
export type ShiftSpeed = {
  middle: number;
  p99: number;
  floor: number;
  reads: number;
  taken: number;
  overfull: number;
};

export const shiftSettings = scaled(
  { shifts: 600, signUps: 5_000, people: 500 },
  { shifts: 40, signUps: 80, people: 6 },
);
/** The people arrive evenly within this many seconds, regardless of how long each answer takes. */
const withinSeconds = scaled(20, 0.5);
const floorRounds = scaled(30, 2);

/** Sets of 20 simultaneous shifts, one set after the other; each volunteer is in two of different times. */
const fill = async (db: Db): Promise<void> => {
  const { shifts, signUps } = shiftSettings;
  await sql`
    insert into shift (id, event_id, job_type, title, summary, location, starts_at, ends_at, capacity, minimum_age)
    select gen_random_uuid(), ${ids.event}, 'Job ' || n % 9, 'Shift ' || n, 'Help along the course.', 'Place ' || n % 12,
      '2027-08-20 12:00Z'::timestamptz + n / 20 * interval '4 hours', '2027-08-20 16:00Z'::timestamptz + n / 20 * interval '4 hours',
      12, 14
    from generate_series(0, ${shifts - 1}::int) n`.execute(db);
  const helpers = await volunteers(db, signUps / 2);
  await sql`
    with helper as (
      select registration.id, row_number() over (order by registration.id) - 1 as n from registration
      where person_id = any(${helpers.map(({ personId }) => personId)}::uuid[])
    ), numbered as (select id, row_number() over (order by starts_at, id) - 1 as n from shift where capacity = 12)
    insert into shift_place (shift_id, registration_id)
    select numbered.id, helper.id from helper
    join numbered on numbered.n in (helper.n % ${shifts / 2}, ${shifts / 2} + helper.n % ${shifts / 2})`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
};

const readAlone = (db: Db) =>
  sql`
    select shift.*, shift.capacity - (select count(*) from shift_place where shift_place.shift_id = shift.id) as places_left
    from shift where event_id = ${ids.event} order by starts_at, title, id`.execute(db);

/** People browse shifts while others take one, on its own PostgreSQL server. */
export const measureShifts = (): Promise<ShiftSpeed> =>
  onOwnServer('the shifts', async (store, settings) => {
    await store.db.connection().execute(fill);
    const app = await buildApp({
      settings,
      store,
      overrides: { identity: testIdentity, clock: testClock() },
    });
    const people = await volunteers(store.db, shiftSettings.people);
    const ask = (oid: string, method: 'GET' | 'POST', path: string, body?: object) =>
      app.inject({
        method,
        url: `/api${path}`,
        headers: {
          authorization: `Bearer ${tokenFor({ oid })}`,
          ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
        },
        ...(body && { payload: body }),
      });
    const { rows: wanted } = await sql<{
      id: string;
    }>`select id from shift where capacity = 12 order by id`.execute(store.db);
    const reader = people[0]?.oid ?? '';
    for (let round = 0; round < 5; round += 1) await ask(reader, 'GET', '/registration/jobs');
    const floors = await many(floorRounds, () => readAlone(store.db));

    let taken = 0;
    let refusal = '';
    const take = async ({ oid }: { oid: string }, index: number): Promise<void> => {
      await setTimeout((index * withinSeconds * 1000) / people.length);
      const body = { shiftId: wanted[index % wanted.length]?.id };
      const answer = await ask(oid, 'POST', '/user/volunteer/shift', body);
      if (answer.statusCode === 200) taken += 1;
      else refusal = `${answer.statusCode} ${answer.body}`;
    };
    const taking = Promise.all(people.map(take)).then(() => true);
    const times: number[] = [];
    // One reader after the other, until everybody has a shift.
    while (!(await Promise.race([taking, setTimeout(0, false)])))
      times.push(
        await timed(async () => {
          const answer = await ask(reader, 'GET', '/registration/jobs');
          if (answer.statusCode !== 200) throw new Error(answer.body);
        }),
      );
    const { rows } = await sql<{ overfull: number }>`
      select count(*)::int as overfull from shift
      where capacity < (select count(*) from shift_place where shift_id = shift.id)`.execute(store.db);
    await app.close();
    if (taken === 0) throw new Error(`Nobody could take a shift: ${refusal}`);
    const floor = at(floors, 0.5);
    return {
      middle: at(times, 0.5),
      p99: at(times, 0.99),
      floor,
      reads: times.length,
      taken,
      overfull: rows[0]?.overfull ?? 0,
    };
  });
