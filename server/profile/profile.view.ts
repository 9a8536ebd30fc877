import type { components } from '#openapi/contract.gen.ts';
import { type routesByIds, thinned } from '#server/event/event.ts';
import type { FundraisingYear } from '#server/fundraising/fundraising.ts';
import type { ParticipationRow } from './profile.queries.ts';

type Schemas = components['schemas'];
type Route = Awaited<ReturnType<typeof routesByIds>>[number];

/** Enough points to draw a small map, and the hills across a wide screen. */
const most = { line: 81, elevation: 121 };

/** To some ten meters. */
const shortened = (degrees: number): number => Number(degrees.toFixed(4));

/** A route on a rider's public page: without its start and its time. */
export const riddenRoute = (route: Route): Schemas['RiddenRoute'] => {
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
export const yearsOf = ({ participations, fundraising, donated }: YearsMadeOf): Schemas['UserYear'][] =>
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
