import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { activityGoalsOf } from '#server/activity-goals/activity-goals.ts';
import { chargedAmount } from '#server/charging/charging.ts';
import { fundraisingOf } from '#server/fundraising/fundraising.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { shiftIdsOf, shiftsByIds, shiftView } from '#server/volunteering/volunteering.ts';
import { awaitedPlaces } from '#server/waiting-list/waiting-list.ts';
import { registeredChoice } from './registration.aggregate.ts';
import { purposeName } from './registration.fee-purpose.ts';
import { isSomethingLeft, kinds } from './registration.rules.ts';
import type { AvailableBody, Choice, CurrentEvent, SummaryBody } from './registration.types.ts';
import { versionOf } from './registration.view.ts';

type Event = Pick<CurrentEvent, 'id' | 'name' | 'registrationOpensAt' | 'registrationClosesAt'>;

const participationsOf = (db: Db | Trx, personId: string, eventId: string) =>
  db
    .selectFrom('participation')
    .leftJoin('route', 'route.id', 'participation.routeId')
    .leftJoin('ride', 'ride.id', 'route.rideId')
    .select(['participation.kind', 'participation.rideType', 'ride.name as rideName'])
    .select([
      'participation.routeId',
      'route.name as routeName',
      'route.distanceMiles',
      'route.day',
      'route.startPlace',
      'route.startTime',
    ])
    .select(['participation.commitment', 'participation.registeredAt'])
    .where('personId', '=', personId)
    .where('participation.eventId', '=', eventId)
    .where('state', '=', 'registered')
    .orderBy('participation.registeredAt')
    .orderBy('participation.kind', 'desc')
    .orderBy('participation.rideType', 'desc')
    .execute();

const personOf = (db: Db | Trx, personId: string, eventId: string) =>
  db
    .selectFrom('person')
    .leftJoin('pelotonMember', (join) =>
      join.onRef('pelotonMember.personId', '=', 'person.id').on('pelotonMember.eventId', '=', eventId),
    )
    .leftJoin('peloton', 'peloton.id', 'pelotonMember.pelotonId')
    .select([
      'person.publicId',
      'person.firstName',
      'person.blockRegistration',
      'peloton.name as pelotonName',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('registration')
            .select(sql`1`.as('one'))
            .whereRef('registration.personId', '=', 'person.id')
            .where('registration.eventId', '=', eventId)
            .where('registration.state', '=', 'in-progress'),
        )
        .as('hasOpenRegistration'),
    )
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow();

const paymentOf = (
  db: Db | Trx,
  personId: string,
  eventId: string,
): Promise<Pick<SummaryBody, 'feePaid' | 'paymentMethod'>> =>
  db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('registration')
        .select(
          sql<number>`coalesce(sum(${chargedAmount(purposeName, sql.ref('registration.id'))}), 0)::bigint`.as(
            'sum',
          ),
        )
        .where('personId', '=', personId)
        .where('eventId', '=', eventId)
        .where('state', '=', 'completed')
        .$asScalar()
        .$notNull()
        .as('feePaid'),
      eb
        .selectFrom('savedPaymentMethod')
        .select(({ ref }) =>
          jsonBuildObject({
            type: ref('type'),
            brand: ref('brand'),
            last4: ref('last4'),
            expirationMonth: ref('expirationMonth'),
            expirationYear: ref('expirationYear'),
          }).as('method'),
        )
        .where('personId', '=', personId)
        .where('isDefault', '=', true)
        .as('paymentMethod'),
    ])
    .executeTakeFirstOrThrow();

/** What the person is registered for in the event. */
export const summaryOf = async (
  db: Db | Trx,
  personId: string,
  event: Event,
  now: Date,
): Promise<SummaryBody> => {
  const person = await personOf(db, personId, event.id);
  const participations = await participationsOf(db, personId, event.id);
  const sums = await fundraisingOf(db, personId, event.id, 'exact');
  const shifts = await shiftsByIds(db, await shiftIdsOf(db, personId, event.id), now);
  return {
    eventName: event.name,
    publicId: person.publicId,
    firstName: person.firstName,
    pelotonName: person.pelotonName,
    participations: participations.map(({ kind, registeredAt, ...row }) => ({
      ...row,
      type: kind,
      registeredAt: registeredAt.toISOString(),
    })),
    shifts: shifts.map(shiftView),
    activityGoals: await activityGoalsOf(db, personId, event.id),
    goal: sums.goal,
    raised: sums.raised,
    ...(await paymentOf(db, personId, event.id)),
    committedAmount: participations.reduce((sum, { commitment }) => sum + commitment, 0),
    hasOpenRegistration: Boolean(person.hasOpenRegistration),
  };
};

/** The kinds without a free place; a Challenger needs none. */
const fullKinds = async (db: Db | Trx, eventId: string, now: Date): Promise<ReadonlySet<keyof Choice>> => {
  const { rows } = await sql<{ kind: keyof Choice; placesLeft: number }>`
    select ride.ride_type as kind, sum(greatest(0, route.capacity - (
      select count(*) from route_place pl where pl.route_id = route.id
        and (pl.held_until is null or pl.held_until > ${now})
      ) - ${awaitedPlaces('route', sql`route.id`, now)})) as places_left
    from ride join route on route.ride_id = ride.id where ride.event_id = ${eventId} group by ride.ride_type
    union all
    select 'volunteer', coalesce(sum(greatest(0, shift.capacity - (
      select count(*) from shift_place sp where sp.shift_id = shift.id
        and (sp.held_until is null or sp.held_until > ${now})) - ${awaitedPlaces('shift', sql.ref('shift.id'), now)})), 0)
    from shift where shift.event_id = ${eventId} and shift.cancelled_at is null`.execute(db);
  return new Set(rows.filter(({ placesLeft }) => placesLeft === 0).map(({ kind }) => kind));
};

const wire = {
  challenger: { type: 'Challenger', rideType: null },
  signature: { type: 'Rider', rideType: 'signature' },
  gravel: { type: 'Rider', rideType: 'gravel' },
  volunteer: { type: 'Volunteer', rideType: null },
} as const;

const everything: Choice = { challenger: true, signature: true, gravel: true, volunteer: true };

const inProgressOf = (db: Db | Trx, personId: string, eventId: string) =>
  db
    .selectFrom('registration')
    .select(['wantsChallenger as challenger', 'wantsSignature as signature'])
    .select(['wantsGravel as gravel', 'wantsVolunteer as volunteer', 'id', 'version'])
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .where('state', '=', 'in-progress')
    .executeTakeFirst();

export const availableOf = async (
  db: Db | Trx,
  personId: string,
  event: Event,
  now: Date,
): Promise<AvailableBody> => {
  const person = await personOf(db, personId, event.id);
  const { choice: registered } = await registeredChoice(db, personId, event.id);
  const inProgress = await inProgressOf(db, personId, event.id);
  const full = await fullKinds(db, event.id, now);
  const stateOf = (kind: keyof Choice) => {
    if (registered[kind]) return 'registered';
    if (inProgress?.[kind]) return 'in-progress';
    return full.has(kind) ? 'full' : 'available';
  };
  return {
    eventName: event.name,
    isOpen: event.registrationOpensAt <= now && now < event.registrationClosesAt,
    opensAt: event.registrationOpensAt.toISOString(),
    closesAt: event.registrationClosesAt.toISOString(),
    hasOpenRegistration: inProgress !== undefined,
    openVersion: inProgress ? versionOf(inProgress) : null,
    isBlocked: person.blockRegistration,
    isSomethingLeft: isSomethingLeft(everything, registered),
    types: kinds.map((kind) => ({ ...wire[kind], state: stateOf(kind) })),
  };
};
