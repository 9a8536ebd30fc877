import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { read, refuseStrangers, type SiteAddress } from '#server/platform/sandbox/requests.ts';
import { aboutSomebody, accountOf, accountStateBody, setAccountState, whomFields } from './account-state.ts';
import { createLocalAccount, createSocialAccount } from './accounts.ts';
import { conditionCookie, conditions } from './network-conditions.ts';
import type { EndedSessions, TenantSessions } from './sessions.ts';

const create = z.strictObject({
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  /** For an account of the e-mail method; the others have none. */
  password: z.string().min(8).optional(),
});

const signInBody = aboutSomebody(
  z.strictObject({
    ...whomFields,
    /** Creates the account when the address has none. */
    create: create.optional(),
  }),
)
  .refine(({ email, create }) => create === undefined || email !== undefined, {
    path: ['email'],
    error: 'is needed for a new account',
  })
  .refine(
    ({ method, create }) => method !== 'email' || create === undefined || create.password !== undefined,
    { path: ['create', 'password'], error: 'is needed for an account that signs in by e-mail' },
  );

const endBody = aboutSomebody(z.strictObject(whomFields));

const conditionBody = z.strictObject({ condition: z.enum(conditions) });

type Deps = {
  db: Db;
  clock: Clock;
  site: SiteAddress;
  sessions: TenantSessions;
  ended: EndedSessions;
};

const createAccount = async (db: Db, { email = '', method, create }: z.output<typeof signInBody>) => {
  if (create === undefined) return;
  const { password = '', ...names } = create;
  // No person can be asked here, so the account has consented.
  if (method === 'email') await createLocalAccount(db, { ...names, email, password });
  else await createSocialAccount(db, { ...names, email, method, hasConsented: true });
};

/** Short cuts for tests and demonstrations, only ever with the simulator; see server/sandbox/README.md. */
export const serveSandbox = (app: FastifyInstance, { db, clock, site, sessions, ended }: Deps): void => {
  const onRequest = [
    refuseStrangers(site),
    async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
    },
  ];

  app.post('/sandbox/api/identity/session', { onRequest }, async (request, reply) => {
    const body = read(signInBody, request.body);
    await createAccount(db, body);
    const { oid, email } = await accountOf(db, body);
    return reply.header('set-cookie', await sessions.open(oid)).send({ oid, email });
  });

  app.post('/sandbox/api/identity/expire', { onRequest }, async (request, reply) => {
    const { oid } = await accountOf(db, read(endBody, request.body));
    await sessions.endAll(oid);
    await ended.end(oid);
    return reply.code(204).send();
  });

  app.put('/sandbox/api/identity/account-state', { onRequest }, (request) =>
    setAccountState({ db, clock }, read(accountStateBody, request.body)),
  );

  app.put('/sandbox/api/identity/condition', { onRequest }, async (request, reply) => {
    const { condition } = read(conditionBody, request.body);
    return reply.code(204).header('set-cookie', conditionCookie(condition)).send();
  });
};
