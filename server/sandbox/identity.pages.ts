import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read } from '#server/platform/sandbox/requests.ts';
import {
  accountStateBody,
  conditionCookie,
  conditions,
  setAccountState,
} from '#server/simulators/simulators.ts';
import { accountStates } from './pages/identity.card.ts';
import type { SandboxParts } from './sandbox.parts.ts';

const accountStateForm = z.object({ oid: z.uuid(), accountState: z.enum(Object.keys(accountStates)) });
const conditionForm = z.object({ condition: z.enum(conditions) });

/** The forms of the section on signing in. */
export const identityPages = (app: FastifyInstance, { platform: { db, clock } }: SandboxParts): void => {
  app.post('/sandbox/identity/account-state', async (request, reply) => {
    const { oid, accountState } = read(accountStateForm, request.body);
    await setAccountState(
      { db, clock },
      read(accountStateBody, { oid, ...accountStates[accountState]?.change }),
    );
    return reply.redirect('/sandbox?done=account-state', 303);
  });
  app.post('/sandbox/identity/condition', async (request, reply) => {
    const { condition } = read(conditionForm, request.body);
    return reply.header('set-cookie', conditionCookie(condition)).redirect(`/sandbox?done=${condition}`, 303);
  });
};
