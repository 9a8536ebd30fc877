import type { FastifyInstance } from 'fastify';
import { dayIn, eventZone, instantIn, timeIn } from '#machines/calendar.ts';
import { inMiles, rideTime, routesByIds } from '#server/event/event.ts';
import { type CalendarEntry, calendarFile as fileOf } from '#server/platform/calendar/icalendar.ts';
import { uuidForm } from '#server/platform/contract/compilers.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { eventForCalendar } from '#server/site/site.queries.ts';
import { findOccasion, type Occasion, occasionNames, occasionOfRide } from './occasions.ts';

/**
 * A route of the current event from its start to its riders' expected return; null if there is none. It has its ride's id, so that in a
 * calendar it replaces the ride's days, or an earlier route.
 */
const routeOccasion = async (db: Db, id: string, now: Date): Promise<Occasion | null> => {
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

const spanOf = ({ firstDay, lastDay, times }: Occasion): CalendarEntry['span'] =>
  times === null
    ? { firstDay, lastDay }
    : {
        startsAt: instantIn(eventZone, firstDay, times.start),
        endsAt: instantIn(eventZone, lastDay, times.end),
      };

export const calendarFile = (occasion: Occasion, made: { at: Date; publicUrl: string }): string => {
  const { name, year, title, description, place } = occasion;
  const uid = `${name}-${year}@${new URL(made.publicUrl).hostname}`;
  const url = `${made.publicUrl}/${name}`;
  return fileOf([{ uid, span: spanOf(occasion), title, description, place, url }], made.at);
};

type Deps = Pick<Platform, 'settings' | 'db' | 'clock'>;

const headersFor = (name: string, year: number) => ({
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `attachment; filename="${name}-${year}.ics"`,
  'cache-control': 'public, max-age=3600',
});

/**
 * `/calendar/{name}.ics`: each occasion of the event, for any calendar program. `/calendar/route/{id}.ics`: a ride with the start of one
 * route.
 */
export const serveCalendars = (app: FastifyInstance, { db, clock, settings }: Deps): void => {
  for (const name of occasionNames)
    app.get(`/calendar/${name}.ics`, async (_request, reply) => {
      const occasion = await findOccasion(db, name);
      if (occasion === null) throw platformProblem('not-found');
      return reply
        .headers(headersFor(name, occasion.year))
        .send(calendarFile(occasion, { at: clock.now(), publicUrl: settings.publicUrl }));
    });

  app.get<{ Params: { id: string } }>('/calendar/route/:id.ics', async (request, reply) => {
    const occasion = await routeOccasion(db, request.params.id, clock.now());
    if (occasion === null) throw platformProblem('not-found');
    return reply
      .headers(headersFor(occasion.name, occasion.year))
      .send(calendarFile(occasion, { at: clock.now(), publicUrl: settings.publicUrl }));
  });
};
