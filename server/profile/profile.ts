import { dayIn, eventZone } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { publicActivityGoals } from '#server/activity-goals/activity-goals.ts';
import { currentEvent, routesByIds, thinned } from '#server/event/event.ts';
import { type FundraisingYear, fundraisingYears } from '#server/fundraising/fundraising.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Caller, Handlers } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { userProblem } from '#server/user/user.problems.ts';
import { achievementsOf } from './profile.achievements.ts';
import {
  donatedByYear,
  findProfile,
  firstDonation,
  helpOf,
  type ParticipationRow,
  participationsEver,
  shiftsServed,
} from './profile.queries.ts';

/** Enough points to draw a small map, and the hills across a wide screen. */
const most = { line: 81, elevation: 121 };

/** To some ten meters. */
const shortened = (degrees: number): number => Number(degrees.toFixed(4));

/** A route on a rider's public page: without its start and its time. */
const riddenRoute = (route: Awaited<ReturnType<typeof routesByIds>>[number]): Schemas['RiddenRoute'] => {
  const { id, rideType, rideName, name, summary, distanceMiles, climbFeet, day, sponsorId } = route;
  // Only the sponsor's code reveals the course.
  const course = sponsorId === null ? route.course : [];
  return {
    ...{ id, rideType, rideName, name, summary, distanceMiles, climbFeet, day },
    line: thinned(course, most.line).map(([longitude, latitude]) => [
      shortened(longitude),
      shortened(latitude),
    ]),
    elevation: thinned(course, most.elevation).map(([, , elevation]) => Math.round(elevation)),
  };
};

type YearsMadeOf = {
  participations: readonly ParticipationRow[];
  fundraising: readonly FundraisingYear[];
  /** In cents by year; null for everybody but the person. */
  donated: ReadonlyMap<number, number> | null;
};

const types = ['Rider', 'Challenger', 'Volunteer'] as const;

/** The years with any content. */
const yearsOf = ({ participations, fundraising, donated }: YearsMadeOf): Schemas['UserYear'][] =>
  fundraising.flatMap(({ year, isCurrent, raised, owed, goal }) => {
    const parts = participations.filter((each) => each.year === year);
    const gave = donated?.get(year) ?? 0;
    if (parts.length === 0 && raised === 0 && owed === 0 && gave === 0) return [];
    const miles = parts.reduce((sum, { distanceMiles }) => sum + (distanceMiles ?? 0), 0);
    return [
      {
        year,
        isCurrent,
        raised,
        owed,
        goal,
        miles: Math.round(miles * 10) / 10,
        routes: parts.flatMap(({ routeName }) => routeName ?? []),
        types: types.filter((type) => parts.some(({ kind }) => kind === type)),
        donated: donated === null ? null : gave,
      },
    ];
  });
type Deps = { db: Db; clock: Clock };

const profileOf = async (db: Db, publicId: string) => {
  const person = await findProfile(db, publicId);
  if (person === undefined) throw userProblem('person-not-found');
  return person;
};

/** A person's public participation of this year. */
export const participationOf = async (
  { db, clock }: Deps,
  personId: string,
): Promise<Schemas['UserParticipation']> => {
  const now = clock.now();
  const event = await currentEvent(db);
  const parts = await db
    .selectFrom('participation')
    .select(['kind', 'routeId'])
    .where('personId', '=', personId)
    .where('eventId', '=', event.id)
    .where('state', '=', 'registered')
    .execute();
  const is = (wanted: string) => parts.some(({ kind }) => kind === wanted);
  const routes = await routesByIds(
    db,
    parts.flatMap(({ routeId }) => routeId ?? []),
    now,
  );
  return {
    year: event.year,
    fundraisingDeadline: event.fundraisingDeadline,
    isFundraisingOpen: dayIn(eventZone, now) <= event.fundraisingDeadline,
    routes: routes.map(riddenRoute),
    activityGoals: await publicActivityGoals(db, personId, event.id),
    help: is('Volunteer') ? await helpOf(db, personId, event.id) : [],
  };
};

/** Given amounts are for the person only: `giver` is null for others, who see public totals. */
const historyOf = async (
  { db, clock }: Deps,
  personId: string,
  giver: { personId: string; emailAddress: string } | null,
): Promise<Schemas['UserHistory']> => {
  const isOwn = giver !== null;
  const today = dayIn(eventZone, clock.now());
  const [participations, fundraising, first, served, donated] = await Promise.all([
    participationsEver(db, personId),
    fundraisingYears(db, personId, isOwn ? 'exact' : 'public'),
    firstDonation(db, personId, isOwn),
    shiftsServed(db, personId, today),
    isOwn ? donatedByYear(db, giver) : null,
  ]);
  const sources = { participations, fundraising, firstDonation: first, served, today };
  return { achievements: achievementsOf(sources), years: yearsOf({ participations, fundraising, donated }) };
};

const giverOf = (caller: Caller | null, personId: string) =>
  caller?.personId === personId ? { personId, emailAddress: caller.emailAddress } : null;

/** The public history; empty if achievements are private. */
export const historyForOthers = async (
  deps: Deps,
  { id, isAchievementsInvisible }: { id: string; isAchievementsInvisible: boolean },
): Promise<Schemas['UserHistory']> =>
  isAchievementsInvisible ? { achievements: [], years: [] } : historyOf(deps, id, null);

/** The further parts of a person's page: participation and achievements. */
export const profileOperations = (deps: Deps) =>
  ({
    getUserParticipation: async ({ params }) => {
      const { id } = await profileOf(deps.db, params.id);
      return { status: 200, body: await participationOf(deps, id) };
    },

    getUserHistory: async ({ params, caller }) => {
      const person = await profileOf(deps.db, params.id);
      const giver = giverOf(caller, person.id);
      const body = giver ? await historyOf(deps, person.id, giver) : await historyForOthers(deps, person);
      return { status: 200, body };
    },
  }) satisfies Partial<Handlers>;
