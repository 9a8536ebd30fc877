import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Db } from '#server/platform/database/database.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { read, refuseStrangers, type SiteAddress } from '#server/platform/sandbox/requests.ts';
import { createLocalAccount, findAccountByEmail } from './accounts.ts';
import { endedSessions } from './ended-sessions.ts';
import { policyPath } from './tenant.ts';

const day = 24 * 3600;

const signInBody = z.strictObject({
  email: z.string().min(3).max(200),
  /** Makes the account when nobody has the address yet. */
  create: z
    .strictObject({ firstName: z.string().min(1), lastName: z.string().min(1), password: z.string().min(8) })
    .optional(),
});

const endBody = z.strictObject({ email: z.string().min(3).max(200) });

/**
 * Short cuts for tests and demonstrations, only ever beside the local provider:
 * `POST /sandbox/api/identity/session` signs this browser in at the provider, so the next sign-in passes without typing;
 * `POST /sandbox/api/identity/expire` ends every session of a person, tokens in use included.
 */
export const serveSandbox = (
  app: FastifyInstance,
  { db, site }: { db: Db; site: SiteAddress },
  provider: Provider,
  tfp: string,
): void => {
  const onRequest = [
    refuseStrangers(site),
    async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
    },
  ];

  app.post('/sandbox/api/identity/session', { onRequest }, async (request, reply) => {
    const { email, create } = read(signInBody, request.body);
    if (create !== undefined) await createLocalAccount(db, { email, ...create });
    const account = await findAccountByEmail(db, email);
    if (account === undefined) throw new ProblemError('person-not-found');
    const loginTs = Math.floor(Date.now() / 1000);
    const session = new provider.Session();
    session.loginAccount({ accountId: account.oid, loginTs });
    await session.save(day);
    const name = provider.cookieName('session');
    const cookie = `${name}=${session.jti}; Path=${policyPath(tfp)}; Max-Age=${day}; HttpOnly; SameSite=Lax`;
    return reply.header('set-cookie', cookie).send({ oid: account.oid, email: account.email });
  });

  app.post('/sandbox/api/identity/expire', { onRequest }, async (request, reply) => {
    const { email } = read(endBody, request.body);
    const account = await findAccountByEmail(db, email);
    if (account === undefined) throw new ProblemError('person-not-found');
    await db.deleteFrom('identityRecord').where('accountId', '=', account.oid).execute();
    endedSessions.end(account.oid);
    // Tokens tell time in whole seconds: the answer waits for the next, so that every later token is a new one.
    await setTimeout(1000 - (Date.now() % 1000));
    return reply.code(204).send();
  });
};
