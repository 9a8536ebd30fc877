import type { FastifyInstance } from 'fastify';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { calendarFile } from './icalendar.ts';
import { findOccasion, occasionNames } from './occasions.ts';
import { routeOccasion } from './route-occasion.ts';

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
