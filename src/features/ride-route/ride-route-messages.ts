import { eventZone, formatIn, type Instant } from '#machines/calendar.ts';
import { money } from '#machines/money.ts';
import type { OwnRoute, RideRouteContext, RouteOption } from '#machines/ride-route/ride-route.types.ts';
import { dateText } from '#src/components/format/date.ts';

const shape: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** An instant in the event’s zone, with the zone’s name: "Fri, Mar 5, 3:00 PM EST". The same in every browser. */
const momentText = (at: Instant): string => formatIn(eventZone, shape).format(new Date(at));

/** "1st", "2nd", "11th" */
const ordinal = (count: number): string => {
  const ending = { one: 'st', two: 'nd', few: 'rd' } as Record<string, string>;
  return `${count}${ending[new Intl.PluralRules('en-US', { type: 'ordinal' }).select(count)] ?? 'th'}`;
};

/** A position on a waiting list, or the time until which a place is held. */
export const waitText = ({ routeName, position, offeredUntil }: OwnRoute['waiting'][number]): string =>
  offeredUntil === null
    ? `You’re ${ordinal(position)} on the waiting list of ${routeName}. We’ll e-mail you as soon as a place opens up.`
    : `A place on ${routeName} is yours until ${momentText(offeredUntil)}. Then it goes to the next person.`;

/** What can still be changed about a ride, and until when. */
export const datesText = ({
  isChangeable,
  isLeavable,
  lowerRouteDeadline,
  withdrawDeadline,
  route,
}: OwnRoute): string => {
  if (!isChangeable) return `You can’t change routes on or after ${dateText(route.day)}.`;
  const leaving = isLeavable
    ? `You can leave the ride through ${dateText(withdrawDeadline)}.`
    : `The last day to leave the ride was ${dateText(withdrawDeadline)}.`;
  return `You can move to a lower commitment through ${dateText(lowerRouteDeadline)}, and to any other route until the day before the ride. ${leaving}`;
};

/** Why a route can’t be chosen now; null if it can. */
export const obstacleText = (
  { obstacle, clash }: RouteOption,
  { lowerRouteDeadline }: OwnRoute,
): string | null => {
  switch (obstacle) {
    case null:
    // Its tag says so already.
    case 'full':
      return null;
    case 'too-late':
      return `The last day to choose a route with a lower commitment was ${dateText(lowerRouteDeadline)}.`;
    case 'begun':
      return 'The ride has started.';
    case 'clash':
      return clash;
  }
};

/** The price of the change: "$50 more", "Nothing to pay". */
export const chargeText = ({ charge }: RouteOption): string => (charge === 0 ? 'Nothing' : money(charge));

/** The last change; null for none. */
export const doneText = ({ done }: RideRouteContext): string | null => {
  if (done === null) return null;
  switch (done.kind) {
    case 'changed':
      return `You’re on ${done.routeName} now. We’ve sent you an e-mail.`;
    case 'left':
      return `You’ve left ${done.rideName}. Your place is open for someone else.`;
    case 'waiting':
      return `You’re on the waiting list of ${done.routeName}.`;
    case 'not-waiting':
      return `You’re off the waiting list of ${done.routeName}.`;
  }
};
