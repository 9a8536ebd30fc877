import type { CalendarDay } from '#machines/calendar.ts';
import type { components } from '#openapi/contract.gen.ts';
import { rideTime } from '#server/event/event.ts';
import { clashInWords, clashOf, type ownTimes } from '#server/volunteering/volunteering.ts';

type Schemas = components['schemas'];

/** The name of its charges, and of what the ledger has of them. */
export const purposeName = 'route-change';

/** What a route costs and asks for, in cents. */
export type Terms = { fee: number; commitment: number };

type Kind = Schemas['RouteOption']['kind'];

/** A route is lower that asks for less to raise, whatever it costs. */
const kindOf = (from: Terms, to: Terms): Kind => {
  const difference = to.commitment - from.commitment;
  if (difference === 0) return 'even';
  return difference < 0 ? 'lower' : 'higher';
};

/**
 * What going from one route to another means: the difference of the fees is charged, and nothing is given back. Who committed to no
 * more than the route asked for is committed to what the new one asks for; who promised more keeps that promise. Cents.
 */
export const termsOf = (
  from: Terms,
  to: Terms,
  committed: number,
): { kind: Kind; charge: number; commitment: number } => ({
  kind: kindOf(from, to),
  charge: Math.max(0, to.fee - from.fee),
  commitment: committed > from.commitment ? Math.max(committed, to.commitment) : to.commitment,
});

export type Dates = { startsOn: CalendarDay; lowerRouteDeadline: CalendarDay };

/** Why a route can’t be chosen today; days are YYYY-MM-DD in the event’s zone. */
export const obstacleOf = (
  kind: Kind,
  { startsOn, lowerRouteDeadline }: Dates,
  today: CalendarDay,
): 'begun' | 'too-late' | null => {
  if (today >= startsOn) return 'begun';
  return kind === 'lower' && today > lowerRouteDeadline ? 'too-late' : null;
};

/** Which of a person’s shifts is while they would ride a route, in words; null where none is. */
export const shiftClash = (
  route: Parameters<typeof rideTime>[0] & { name: string },
  own: Awaited<ReturnType<typeof ownTimes>>,
): string | null => {
  const wanted = { name: route.name, ...rideTime(route) };
  const clash = clashOf(
    wanted,
    own.filter(({ kind }) => kind === 'shift'),
  );
  return clash === undefined ? null : clashInWords(wanted, clash);
};
