import type { CalendarDay } from '#machines/calendar.ts';
import { celebrationDay, ceremonyDay, type evenings } from '#machines/event-evenings.ts';
import type { components } from '#openapi/contract.gen.ts';
import type { ContentData } from './content-data.ts';

export type Ride = components['schemas']['Ride'];
export type RideRoute = components['schemas']['RideRoute'];
export type RideType = components['schemas']['RideType'];

export const rideOf = ({ event }: ContentData, rideType: RideType): Ride | null =>
  event?.rides.find((ride) => ride.rideType === rideType) ?? null;

export const routesOf = ({ routes }: ContentData, rideType: RideType): RideRoute[] =>
  routes.filter((route) => route.rideType === rideType);

/** The start of a ride's last route; without routes, the ride's first day. */
export const lastDay = (data: ContentData, ride: Ride): CalendarDay =>
  routesOf(data, ride.rideType)
    .map(({ day }) => day)
    .sort()
    .at(-1) ?? ride.startsOn;

/** The pages of the rides. */
export const rideHref: Record<RideType, string> = { signature: '/ride-weekend', gravel: '/gravel-day' };

export type EveningName = keyof typeof evenings;

/** The day of an evening event; null before the date that it depends on is set. */
export const eveningDay = (data: ContentData, evening: EveningName): CalendarDay | null => {
  if (evening === 'impact-celebration') {
    return data.event === null ? null : celebrationDay(data.event.fundraisingDeadline);
  }
  const weekend = rideOf(data, 'signature');
  return weekend === null ? null : ceremonyDay(weekend.startsOn);
};
