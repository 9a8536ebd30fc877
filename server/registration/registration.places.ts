import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import { awaitedPlaces, noteFreed } from '#server/waiting-list/waiting-list.ts';
import { registrationProblem } from './registration.problems.ts';
import type { RegistrationAggregate, RideType } from './registration.types.ts';

const minutes = 60_000;
const later = (now: Date, count: number): Date => new Date(now.getTime() + count * minutes);

/** How long a place or a code's use is held; every save starts the time again. */
export const holdMinutes = 30;

/** The longest hold of one sitting without a payment, for any number of saves. */
export const longestMinutes = 4 * 60;

/**
 * The sitting of a save at `now`. A sitting begins with its first save. The next one begins only after its holds were free for the length
 * of a hold: after a break, or after the longest hold. So a person can come back later, but cannot keep the last place by saving every half
 * hour.
 */
export const sittingOf = (now: Date): RawBuilder<Date> => sql<Date>`case
  when held_since is null or held_since <= ${later(now, -longestMinutes - holdMinutes)}
    or updated_at <= ${later(now, -2 * holdMinutes)} then ${now}::timestamptz
  else held_since end`;

/** Until when a save at `now` holds its places, in the sitting that began at `since`; null: it begins now. */
export const holdUntil = (now: Date, since: Date | null): Date =>
  new Date(Math.min(later(now, holdMinutes).getTime(), later(since ?? now, longestMinutes).getTime()));

/** The rows that registrations compete for, by id or code. */
export type Contested = {
  route?: readonly string[];
  shift?: readonly string[];
  groupCode?: readonly string[];
  sponsorCode?: readonly string[];
  discountCode?: readonly string[];
};

const locked = ['route', 'shift', 'groupCode', 'sponsorCode', 'discountCode'] as const;

/**
 * Locks rows in one order everywhere, by table and key, so that counts are exact and registrations cannot deadlock. Rows that merely refer
 * to a locked one don't wait.
 */
export const lockContested = async (trx: Trx, ...wanted: readonly Contested[]): Promise<void> => {
  for (const table of locked) {
    const keys = [...new Set(wanted.flatMap((contested) => contested[table] ?? []))];
    if (keys.length === 0) continue;
    const key = sql.ref(table === 'route' || table === 'shift' ? 'id' : 'code');
    await sql`select 1 from ${sql.table(table)} where ${key} in (${sql.join(keys)}) order by ${key} for no key update`.execute(
      trx,
    );
  }
};

const takenOnRoute = async (
  trx: Trx,
  routeId: string,
  registrationId: string,
  now: Date,
): Promise<number> => {
  const { taken } = await trx
    .selectFrom('routePlace')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where('routeId', '=', routeId)
    // A place that is held for a change of route belongs to no registration, and counts.
    .where('registrationId', 'is distinct from', registrationId)
    .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '>', now)]))
    .executeTakeFirstOrThrow();
  return taken;
};

type Hold = { registrationId: string; now: Date };

/**
 * Takes a place on a locked route; throws `route-full`. A place on another route of the ride is freed. `extendHolds`, which follows every
 * save, decides its time.
 */
export const holdRoute = async (
  trx: Trx,
  { registrationId, now }: Hold,
  rideType: RideType,
  route: { id: string; capacity: number },
): Promise<void> => {
  const { rows } = await sql<{ kept: number }>`
    select case when exists (
      select from route_place own where own.route_id = ${route.id} and own.registration_id = ${registrationId}
        and (own.held_until is null or own.held_until > ${now})
    ) then 0 else ${awaitedPlaces('route', sql`${route.id}::uuid`, now)} end::int as kept`.execute(trx);
  const kept = rows[0]?.kept ?? 0;
  if ((await takenOnRoute(trx, route.id, registrationId, now)) + kept >= route.capacity)
    throw registrationProblem('route-full', {
      fields: [
        { path: '/body/routeId', code: 'route-full', message: 'This route is full. Choose another one.' },
      ],
    });
  const before = await trx
    .selectFrom('routePlace')
    .select('routeId')
    .where('registrationId', '=', registrationId)
    .where('rideType', '=', rideType)
    .where('routeId', '<>', route.id)
    .execute();
  const freed = before.map(({ routeId }) => routeId);
  await lockContested(trx, { route: freed });
  await noteFreed(trx, 'route', freed, now);
  await sql`
    insert into route_place (id, route_id, registration_id, ride_type, held_until)
    values (gen_random_uuid(), ${route.id}, ${registrationId}, ${rideType}, ${now})
    on conflict (registration_id, ride_type) do update set route_id = excluded.route_id`.execute(trx);
};

/**
 * The number of places that others have or hold, or that are kept for the waiting list. The person's own valid hold takes precedence over
 * it.
 */
const takenInShifts = async (
  trx: Trx,
  { registrationId, now }: Hold,
  ids: readonly string[],
): Promise<{ shiftId: string; taken: number }[]> => {
  const { rows } = await sql<{ shiftId: string; taken: number }>`
    select shift.id as shift_id, (
      select count(*) from shift_place sp where sp.shift_id = shift.id and sp.registration_id <> ${registrationId}
        and (sp.held_until is null or sp.held_until > ${now})
    ) + case when exists (
      select from shift_place own where own.shift_id = shift.id and own.registration_id = ${registrationId}
        and (own.held_until is null or own.held_until > ${now})
    ) then 0 else ${awaitedPlaces('shift', sql.ref('shift.id'), now)} end as taken
    from shift where shift.id in (${sql.join([...ids])})`.execute(trx);
  return rows;
};

/** Takes a place in each of these locked shifts, and frees the others; throws `shift-full`. */
export const holdShifts = async (
  trx: Trx,
  { registrationId, now }: Hold,
  shifts: readonly { id: string; title: string; capacity: number }[],
): Promise<void> => {
  const ids = shifts.map(({ id }) => id);
  const taken = await takenInShifts(trx, { registrationId, now }, ids);
  const full = shifts.find(
    ({ id, capacity }) => (taken.find(({ shiftId }) => shiftId === id)?.taken ?? 0) >= capacity,
  );
  if (full) throw shiftFull(full.title);
  const freed = await trx
    .deleteFrom('shiftPlace')
    .where('registrationId', '=', registrationId)
    .where('shiftId', 'not in', ids)
    .returning('shiftId')
    .execute();
  await noteFreed(
    trx,
    'shift',
    freed.map(({ shiftId }) => shiftId),
    now,
  );
  await trx
    .insertInto('shiftPlace')
    .values(ids.map((shiftId) => ({ shiftId, registrationId, heldUntil: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const shiftFull = (title: string): ProblemError => {
  const message = `The last place on “${title}” has just gone. Choose another shift.`;
  return registrationProblem('shift-full', {
    detail: message,
    fields: [{ path: '/body/shiftIds', code: 'shift-full', message }],
  });
};

/** Holds all places of the registration until `heldUntil`; null is until further notice. Never shortens a hold. */
export const extendHolds = async (
  trx: Trx,
  registrationId: string,
  heldUntil: Date | null,
): Promise<void> => {
  const longer = heldUntil === null ? sql`null` : sql`greatest(held_until, ${heldUntil}::timestamptz)`;
  const mine = sql`registration_id = ${registrationId} and held_until is not null`;
  await sql`
    with routes as (update route_place set held_until = ${longer} where ${mine}),
      shifts as (update shift_place set held_until = ${longer} where ${mine})
    update code_use set held_until = ${longer} where ${mine}`.execute(trx);
};

/** The registration's expired holds: to be locked before they are taken again. */
export const lapsed = ({ places, shifts, discount }: RegistrationAggregate, now: Date): Contested | null => {
  const isLapsed = ({ heldUntil }: { heldUntil: Date | null }) => heldUntil !== null && heldUntil <= now;
  const routes = places.filter(isLapsed);
  const codes = (key: 'groupCode' | 'sponsorCode') =>
    routes.map((place) => place[key]).filter((code) => code !== null);
  const contested = {
    route: routes.map(({ routeId }) => routeId),
    shift: shifts.filter(isLapsed).map(({ shiftId }) => shiftId),
    groupCode: codes('groupCode'),
    sponsorCode: codes('sponsorCode'),
    discountCode: discount && isLapsed(discount) ? [discount.code] : [],
  };
  return Object.values(contested).some((keys) => keys.length > 0) ? contested : null;
};

/** Removes places that others took meanwhile, so that the person chooses again. */
export const dropGone = async (trx: Trx, aggregate: RegistrationAggregate, now: Date): Promise<void> => {
  for (const { rideType } of aggregate.places.filter(({ gone }) => gone !== null))
    await releaseRide(trx, { registrationId: aggregate.id, now }, rideType);
  const shiftIds = aggregate.shifts.filter(({ gone }) => gone !== null).map(({ shiftId }) => shiftId);
  if (shiftIds.length > 0)
    await trx
      .deleteFrom('shiftPlace')
      .where('registrationId', '=', aggregate.id)
      .where('shiftId', 'in', shiftIds)
      .execute();
  if (aggregate.discount?.gone)
    await trx
      .deleteFrom('codeUse')
      .where('registrationId', '=', aggregate.id)
      .where('kind', '=', 'discount')
      .execute();
};

/** Frees the ride's place and its codes, and informs its waiting list. */
export const releaseRide = async (
  trx: Trx,
  { registrationId, now }: Hold,
  rideType: RideType,
): Promise<void> => {
  const places = () =>
    trx
      .selectFrom('routePlace')
      .select('routeId')
      .where('registrationId', '=', registrationId)
      .where('rideType', '=', rideType)
      .execute();
  const route = (await places()).map(({ routeId }) => routeId);
  await lockContested(trx, { route });
  await trx
    .deleteFrom('routePlace')
    .where('registrationId', '=', registrationId)
    .where('rideType', '=', rideType)
    .execute();
  await noteFreed(trx, 'route', route, now);
  await trx
    .deleteFrom('codeUse')
    .where('registrationId', '=', registrationId)
    .where('scope', '=', rideType)
    .execute();
};

/** Frees the shifts for their waiting lists. They are locked first, so that a person who just joins a list is not missed. */
export const releaseShifts = async (trx: Trx, registrationId: string, now: Date): Promise<void> => {
  const places = trx.selectFrom('shiftPlace').select('shiftId').where('registrationId', '=', registrationId);
  const ids = (await places.execute()).map(({ shiftId }) => shiftId);
  await lockContested(trx, { shift: ids });
  await trx.deleteFrom('shiftPlace').where('registrationId', '=', registrationId).execute();
  await noteFreed(trx, 'shift', ids, now);
};
