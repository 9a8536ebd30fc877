import type { components } from '#openapi/contract.gen.ts';
import { currentEvent, routesByIds, routeView } from '#server/event/event.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { participationsOf } from './user.queries.ts';

type ActivityGoal = components['schemas']['ActivityGoal'];

/** What a Challenger set out to do in an event, by activity. */
export const activityGoalsOf = (db: Db | Trx, personId: string, eventId: string): Promise<ActivityGoal[]> =>
  db
    .selectFrom('activityGoal')
    .select(['activity', 'unit', 'amount'])
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .orderBy('activity')
    .orderBy('unit')
    .$narrowType<ActivityGoal>()
    .execute();

const riddenRoutes = (db: Db, personId: string, eventId: string) =>
  db
    .selectFrom('participation')
    .select(['routeId', 'commitment', 'registeredAt'])
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .where('state', '=', 'registered')
    .where('routeId', 'is not', null)
    .$narrowType<{ routeId: string }>()
    .execute();

/** What the caller is in for this year, in full: the routes they ride and the goals they set themselves. */
export const participationOperations = ({ db, clock }: { db: Db; clock: Clock }) =>
  ({
    getOwnRoutes: async (call) => {
      const { personId } = signedIn(call);
      const event = await currentEvent(db);
      const ridden = new Map((await riddenRoutes(db, personId, event.id)).map((one) => [one.routeId, one]));
      const routes = await routesByIds(db, [...ridden.keys()], clock.now());
      return {
        status: 200,
        body: {
          currentEventName: event.name,
          fundraisingDeadline: event.fundraisingDeadline,
          routes: routes.flatMap((route) => {
            const one = ridden.get(route.id);
            if (one === undefined) return [];
            const { commitment, registeredAt } = one;
            return {
              route: routeView(route),
              rideName: route.rideName,
              commitment,
              registeredAt: registeredAt.toISOString(),
            };
          }),
        },
      };
    },

    getOwnActivityGoals: async (call) => {
      const { personId } = signedIn(call);
      const event = await currentEvent(db);
      const kinds = (await participationsOf(db, personId, event.id)).map(({ kind }) => kind);
      return {
        status: 200,
        body: {
          currentEventName: event.name,
          isChallenger: kinds.includes('Challenger'),
          goals: await activityGoalsOf(db, personId, event.id),
        },
      };
    },
  }) satisfies Partial<Handlers>;
