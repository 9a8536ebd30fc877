import type { components } from '#openapi/contract.gen.ts';
import type { ContentData } from './content-data.ts';

export type Ride = components['schemas']['Ride'];
export type RideRoute = components['schemas']['RideRoute'];
export type RideType = components['schemas']['RideType'];

export const rideOf = ({ event }: ContentData, rideType: RideType): Ride | null =>
  event?.rides.find((ride) => ride.rideType === rideType) ?? null;

export const routesOf = ({ routes }: ContentData, rideType: RideType): RideRoute[] =>
  routes.filter((route) => route.rideType === rideType);

/** The day on which a ride's last route starts; its first where no routes are known. */
export const lastDay = (data: ContentData, ride: Ride): string =>
  routesOf(data, ride.rideType)
    .map(({ day }) => day)
    .sort()
    .at(-1) ?? ride.startsOn;

/** Where a ride is described. */
export const rideHref: Record<RideType, string> = { signature: '/ride-weekend', gravel: '/gravel-day' };

/** A calendar date so many days later; earlier where that is negative. */
export const daysFrom = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
