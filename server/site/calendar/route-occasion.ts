import { dayIn, eventZone, timeIn } from '#machines/calendar.ts';
import { inMiles, rideTime, routesByIds } from '#server/event/event.ts';
import { uuidForm } from '#server/platform/contract/formats.ts';
import type { Db } from '#server/platform/database/database.ts';
import { eventForCalendar } from '#server/site/site.queries.ts';
import { type Occasion, occasionOfRide } from './occasions.ts';

/**
 * A route of the current event from its start to its riders' expected return; null where there is none. It has its ride's id, so that in a
 * calendar it replaces the ride's days, or an earlier route.
 */
export const routeOccasion = async (db: Db, id: string, now: Date): Promise<Occasion | null> => {
  if (!uuidForm.test(id)) return null;
  const event = await eventForCalendar(db);
  const [route] = await routesByIds(db, [id], now);
  if (!event || route?.eventId !== event.id) return null;
  const { startsAt, endsAt } = rideTime(route);
  return {
    name: occasionOfRide[route.rideType],
    year: event.year,
    title: `${route.rideName}: ${route.name}`,
    description: `${inMiles(route.distanceMiles)}. Be there 45 minutes before your start.`,
    place: `${route.startPlace}, ${event.place}`,
    firstDay: route.day,
    lastDay: dayIn(eventZone, endsAt),
    times: { start: timeIn(eventZone, startsAt), end: timeIn(eventZone, endsAt) },
  };
};
