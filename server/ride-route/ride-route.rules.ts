import type { CalendarDay } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { rideTime } from '#server/event/event.ts';
import { clashInWords, clashOf, type ownTimes } from '#server/volunteering/volunteering.ts';

/** The name of its charges, also in the ledger. */
export const purposeName = 'route-change';

/** A route's fee and required commitment, in cents. */
export type Terms = { fee: number; commitment: number };

type Kind = Schemas['RouteOption']['kind'];

/** A route with a lower required commitment is lower, regardless of its fee. */
const kindOf = (from: Terms, to: Terms): Kind => {
  const difference = to.commitment - from.commitment;
  if (difference === 0) return 'even';
  return difference < 0 ? 'lower' : 'higher';
};

/**
 * The terms of moving from one route to another: the difference of the fees is charged, and nothing is refunded. A rider with the required
 * commitment gets the new route's; a rider who committed to more keeps that. Cents.
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

/** The person’s shift during a ride of the route, as text; null if none overlaps. */
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
