import { sql } from 'kysely';
import type { CalendarDay } from '#machines/calendar.ts';
import { decisiveIntent, type Intent } from '#server/charging/charging.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { awaitedPlaces, waitingOf } from '#server/waiting-list/waiting-list.ts';
import { purposeName } from './ride-route.rules.ts';

type Owner = { personId: string; eventId: string };

/** A ride that a person takes part in; cents. */
export type Ridden = {
  participationId: string;
  registrationId: string;
  rideId: string;
  rideType: 'signature' | 'gravel';
  rideName: string;
  startsOn: CalendarDay;
  lowerRouteDeadline: CalendarDay;
  withdrawDeadline: CalendarDay;
  routeId: string;
  commitment: number;
  registeredAt: Date;
};

const ridden = (db: Db | Trx, { personId, eventId }: Owner) =>
  db
    .selectFrom('participation')
    .innerJoin('route', 'route.id', 'participation.routeId')
    .innerJoin('ride', 'ride.id', 'route.rideId')
    .select([
      'participation.id as participationId',
      'participation.registrationId',
      'participation.commitment',
      'participation.registeredAt',
      'ride.id as rideId',
      'ride.rideType',
      'ride.name as rideName',
      'ride.startsOn',
      'ride.lowerRouteDeadline',
      'ride.withdrawDeadline',
      'route.id as routeId',
    ])
    .where('participation.personId', '=', personId)
    .where('participation.eventId', '=', eventId)
    .where('participation.state', '=', 'registered')
    .$narrowType<Ridden>()
    .orderBy('ride.startsOn');

/** All rides of a person in an event. */
export const riddenBy = (db: Db | Trx, owner: Owner): Promise<Ridden[]> => ridden(db, owner).execute();

/** The person's place in a ride, locked until the transaction ends. */
export const lockRidden = async (trx: Trx, owner: Owner, rideId: string): Promise<Ridden | undefined> => {
  // Locked before the join: a query that waits while the place moves would find no joined route.
  await trx
    .selectFrom('participation')
    .select('id')
    .where('personId', '=', owner.personId)
    .where('eventId', '=', owner.eventId)
    .where('kind', '=', 'Rider')
    .where('rideType', '=', ({ selectFrom }) =>
      selectFrom('ride').select('rideType').where('id', '=', rideId),
    )
    .where('state', '=', 'registered')
    .forUpdate()
    .execute();
  return ridden(trx, owner).where('ride.id', '=', rideId).executeTakeFirst();
};

export type RouteChange = {
  id: string;
  participationId: string;
  personId: string;
  eventId: string;
  fromRouteId: string;
  toRouteId: string;
  fromCommitment: number;
  toCommitment: number;
  charge: number;
  sponsorCode: string | null;
  state: 'charging' | 'done' | 'declined';
};

const changeColumns = [
  'id',
  'participationId',
  'personId',
  'eventId',
  'fromRouteId',
  'toRouteId',
  'fromCommitment',
  'toCommitment',
  'charge',
  'sponsorCode',
  'state',
] as const;

/** A person's changes with an undecided charge. */
export const openChanges = (db: Db | Trx, { personId, eventId }: Owner): Promise<RouteChange[]> =>
  db
    .selectFrom('routeChange')
    .select(changeColumns)
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .where('state', '=', 'charging')
    .$narrowType<RouteChange>()
    .execute();

type Deciding = Pick<Intent, 'id' | 'state' | 'updatedAt'>;

/** The undecided intents of a person’s changes. */
export const openIntentsOf = async (db: Db, personId: string): Promise<Deciding[]> => {
  const { rows } = await sql<{ intent: Omit<Deciding, 'updatedAt'> & { updatedAt: string } }>`
    select ${decisiveIntent(purposeName, sql`route_change.id`)} as intent
    from route_change where person_id = ${personId} and state = 'charging'`.execute(db);
  return rows.map(({ intent }) => ({ ...intent, updatedAt: new Date(intent.updatedAt) }));
};

/** The change that this attempt of a person has made before. */
export const changeOfKey = (trx: Trx, personId: string, key: string): Promise<RouteChange | undefined> =>
  trx
    .selectFrom('routeChange')
    .select(changeColumns)
    .where('personId', '=', personId)
    .where('key', '=', key)
    .$narrowType<RouteChange>()
    .executeTakeFirst();

/** A change, locked until the transaction ends. */
export const lockChange = (trx: Trx, id: string): Promise<RouteChange> =>
  trx
    .selectFrom('routeChange')
    .select(changeColumns)
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<RouteChange>()
    .executeTakeFirstOrThrow();

export const insertChange = async (
  trx: Trx,
  { state, at, ...change }: RouteChange & { at: Date; key: string },
): Promise<void> => {
  await trx
    .insertInto('routeChange')
    .values({ ...change, state, askedAt: at, settledAt: state === 'charging' ? null : at })
    .execute();
};

/** How many places of a route are taken or held at a time. */
export const placesTaken = async (trx: Trx, routeId: string, now: Date): Promise<number> => {
  const { taken } = await trx
    .selectFrom('routePlace')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('routeId', '=', routeId)
    .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '>', now)]))
    .executeTakeFirstOrThrow();
  return taken;
};

/** The first day of a ride, YYYY-MM-DD. */
export const rideDay = async (trx: Trx, rideId: string): Promise<CalendarDay> => {
  const { startsOn } = await trx
    .selectFrom('ride')
    .select('startsOn')
    .where('id', '=', rideId)
    .executeTakeFirstOrThrow();
  return startsOn;
};

/** When the next hold on a route’s place ends; null without a timed hold. */
export const freesAt = async (trx: Trx, routeId: string, now: Date): Promise<Date | null> => {
  const row = await trx
    .selectFrom('routePlace')
    .select(({ fn }) => fn.min<Date | null>('heldUntil').as('next'))
    .where('routeId', '=', routeId)
    .where('heldUntil', '>', now)
    .executeTakeFirst();
  return row?.next ?? null;
};

/** How many places are reserved for others on a route's waiting list; none where one of them is offered to this person. */
export const keptForOthers = async (
  trx: Trx,
  routeId: string,
  now: Date,
  personId: string,
): Promise<number> => {
  const { rows } = await sql<{ kept: number }>`
    select ${awaitedPlaces('route', sql`${routeId}::uuid`, now, personId)}::int as kept`.execute(trx);
  const own = (await waitingOf(trx, personId, 'route', now)).find(({ subjectId }) => subjectId === routeId);
  if (own && own.offeredUntil !== null) return 0;
  return rows[0]?.kept ?? 0;
};

/** Holds a place on the new route for a change until it is decided. */
export const holdForChange = async (
  trx: Trx,
  { id, toRouteId }: RouteChange,
  rideType: Ridden['rideType'],
): Promise<void> => {
  await sql`
    insert into route_place (id, route_id, change_id, ride_type)
    values (gen_random_uuid(), ${toRouteId}, ${id}, ${rideType})`.execute(trx);
};

/** The registration and ride that a rider's places belong to. */
export const holderOf = (trx: Trx, participationId: string) =>
  trx
    .selectFrom('participation')
    .select(['registrationId', 'rideType'])
    .where('id', '=', participationId)
    .$narrowType<{ rideType: Ridden['rideType'] }>()
    .executeTakeFirstOrThrow();

/** Frees a change's held place. */
export const freeHold = async (trx: Trx, changeId: string): Promise<void> => {
  await trx.deleteFrom('routePlace').where('changeId', '=', changeId).execute();
};

/** Moves the rider’s own place to the new route, with its commitment; the goal is at least the commitment. */
export const movePlace = async (
  trx: Trx,
  { participationId, toRouteId, toCommitment, personId, eventId }: RouteChange,
): Promise<void> => {
  await sql`
    update route_place set route_id = ${toRouteId}
    from participation
    where participation.id = ${participationId} and route_place.registration_id = participation.registration_id
      and route_place.ride_type = participation.ride_type`.execute(trx);
  await trx
    .updateTable('participation')
    .set({ routeId: toRouteId, commitment: toCommitment })
    .where('id', '=', participationId)
    .execute();
  await sql`
    update fundraising set goal = greatest(goal, (
      select coalesce(sum(commitment), 0) from participation
      where person_id = ${personId} and event_id = ${eventId} and state = 'registered'))
    where person_id = ${personId} and event_id = ${eventId}`.execute(trx);
};

export const settleChange = async (
  trx: Trx,
  id: string,
  state: 'done' | 'declined',
  at: Date,
): Promise<void> => {
  await trx.updateTable('routeChange').set({ state, settledAt: at }).where('id', '=', id).execute();
};

/** The recipient of e-mails about a change, with the names of both routes. */
export const aboutChange = async (db: Db | Trx, { personId, fromRouteId, toRouteId }: RouteChange) => {
  const { rows } = await sql<{
    firstName: string;
    emailAddress: string;
    fromName: string;
    toName: string;
    rideName: string;
    day: CalendarDay;
    startTime: string;
    startPlace: string;
  }>`
    select person.first_name, person.email_address, before.name as from_name, route.name as to_name, ride.name as ride_name,
      route.day, route.start_time, route.start_place
    from person, route before, route join ride on ride.id = route.ride_id
    where person.id = ${personId} and before.id = ${fromRouteId} and route.id = ${toRouteId}`.execute(db);
  const [about] = rows;
  if (about === undefined) throw new Error(`Nobody is behind a change of person ${personId}.`);
  return about;
};
