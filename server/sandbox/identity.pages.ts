import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read } from '#server/platform/sandbox/requests.ts';
import { setStanding, standingBody, weatherCookie, weathers } from '#server/simulators/simulators.ts';
import { standings } from './pages/identity.card.ts';
import type { SandboxParts } from './sandbox.parts.ts';

const standingForm = z.object({ oid: z.uuid(), standing: z.enum(Object.keys(standings)) });
const weatherForm = z.object({ weather: z.enum(weathers) });

/** The forms of the section on signing in. */
export const identityPages = (app: FastifyInstance, { platform: { db, clock } }: SandboxParts): void => {
  app.post('/sandbox/identity/standing', async (request, reply) => {
    const { oid, standing } = read(standingForm, request.body);
    await setStanding({ db, clock }, read(standingBody, { oid, ...standings[standing]?.change }));
    return reply.redirect('/sandbox?done=standing', 303);
  });
  app.post('/sandbox/identity/weather', async (request, reply) => {
    const { weather } = read(weatherForm, request.body);
    return reply.header('set-cookie', weatherCookie(weather)).redirect(`/sandbox?done=${weather}`, 303);
  });
};
