import type { Selectable } from 'kysely';
import { eventZone } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { eventRaised, partsOfEvent, raisedByYear } from '#server/fundraising/fundraising.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { EventTable } from '#server/platform/database/schema.gen.ts';
import { eventProblem } from './event.problems.ts';
import {
  countParticipants,
  eventYears,
  findCurrentEvent,
  findCurrentRide,
  ridesOf,
} from './event.queries.ts';
import { fundSharingEnds, isRegistrationOpen, routeView } from './event.rules.ts';
import { publicRoutes } from './route.queries.ts';

/** The riders, newest first. The query returns only public fields. */
const rosterPage = async (
  db: Db,
  rideId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ entries: Schemas['RosterEntry'][]; total: number }> => {
  const riders = db
    .selectFrom('participation')
    .innerJoin('route', 'route.id', 'participation.routeId')
    .where('route.rideId', '=', rideId)
    .where('participation.state', '=', 'registered');
  const entries = await riders
    .innerJoin('person', 'person.id', 'participation.personId')
    .leftJoin('pelotonMember', (join) =>
      join
        .onRef('pelotonMember.personId', '=', 'participation.personId')
        .onRef('pelotonMember.eventId', '=', 'participation.eventId'),
    )
    .leftJoin('peloton', 'peloton.id', 'pelotonMember.pelotonId')
    .select([
      'person.publicId',
      'person.firstName',
      'person.lastName',
      'route.name as routeName',
      'peloton.name as pelotonName',
    ])
    .orderBy('participation.registeredAt', 'desc')
    .orderBy('participation.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const counted = await riders.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirst();
  return { entries, total: counted?.total ?? 0 };
};

export type { CoursePoint, RouteRow } from './event.rules.ts';
export { fundSharingEnds, inMiles, isRegistrationOpen, rideTime, routeView, thinned } from './event.rules.ts';
export { currentRoutes, publicRoutes, routesByIds, sponsorRoutes } from './route.queries.ts';

export type EventRow = Selectable<EventTable>;

/**
 * The one event that is current.
 * @throws ProblemError `event-not-found` when none has been announced
 */
export const currentEvent = async (db: Db | Trx): Promise<EventRow> => {
  const event = await findCurrentEvent(db);
  if (!event) throw eventProblem('event-not-found');
  return event;
};

const currentRide = async (db: Db, rideId: string) => {
  const ride = await findCurrentRide(db, rideId);
  if (!ride) throw eventProblem('ride-not-found');
  return ride;
};

/** The public routes of some rides of the current event. */
export const publicRoutesOf = async ({ db, clock }: { db: Db; clock: Clock }, rideIds: readonly string[]) => {
  const routes = await Promise.all(rideIds.map((id) => publicRoutes(db, id, clock.now())));
  return routes.flat().map(routeView);
};

/** The public data of the current event, its rides and their routes. */
export const eventOperations = ({ db, clock }: { db: Db; clock: Clock }) =>
  ({
    getEvent: async () => {
      const now = clock.now();
      const event = await currentEvent(db);
      return {
        status: 200,
        body: {
          id: event.id,
          name: event.name,
          year: event.year,
          place: event.place,
          timeZone: eventZone,
          startsOn: event.startsOn,
          endsOn: event.endsOn,
          registrationOpensAt: event.registrationOpensAt.toISOString(),
          registrationClosesAt: event.registrationClosesAt.toISOString(),
          isRegistrationOpen: isRegistrationOpen(event, now),
          fundraisingDeadline: event.fundraisingDeadline,
          fundSharingEnds: fundSharingEnds(event),
          goal: event.goal,
          raised: await eventRaised(db, event.year),
          participants: await countParticipants(db, event.id),
          rides: await ridesOf(db, event.id, now),
        },
      };
    },

    getEventHistory: async () => {
      const raised = await raisedByYear(db);
      const years = await eventYears(db);
      return { status: 200, body: years.map((each) => ({ ...each, raised: raised.get(each.year) ?? 0 })) };
    },

    getEventFundraisingParts: async () => ({
      status: 200,
      body: await partsOfEvent(db, (await currentEvent(db)).year),
    }),

    getRideRoutes: async ({ params }) => {
      const ride = await currentRide(db, params.id);
      const routes = await publicRoutes(db, ride.id, clock.now());
      return { status: 200, body: routes.map(routeView) };
    },

    getAvailableRideRoutes: async ({ params }) => {
      const ride = await currentRide(db, params.id);
      const routes = await publicRoutes(db, ride.id, clock.now());
      return { status: 200, body: routes.filter((route) => route.placesLeft > 0).map(routeView) };
    },

    getRideRoster: async ({ params, query }) => {
      const ride = await currentRide(db, params.id);
      const page = query.page ?? 1;
      const limit = query.limit ?? 20;
      const { entries, total } = await rosterPage(db, ride.id, { page, limit });
      return {
        status: 200,
        headers: {
          'pagination-page': page,
          'pagination-limit': limit,
          'pagination-count': entries.length,
          'pagination-total': total,
        },
        body: entries,
      };
    },
  }) satisfies Partial<Handlers>;
