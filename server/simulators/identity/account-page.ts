import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/database/database.ts';
import { accountPath } from '#server/platform/identity/simulated-tenant.ts';
import { refuseStrangers, type SiteAddress } from '#server/platform/sandbox/requests.ts';
import { findAccount } from './accounts.ts';
import { setConsent } from './consent.ts';
import { methodNames } from './method-names.ts';
import { accountPage, nobodyPage } from './pages/account.page.ts';
import { sendPage } from './send-page.ts';
import type { TenantSessions } from './sessions.ts';

type Deps = { db: Db; site: SiteAddress; sessions: TenantSessions };

/** The page where a person sees and revokes what the product may know about them: Google and Facebook each have such a page. */
export const serveAccountPage = (app: FastifyInstance, { db, site, sessions }: Deps): void => {
  const own = async (request: FastifyRequest) => {
    const oid = await sessions.oid(request);
    return oid === undefined ? undefined : findAccount(db, oid);
  };

  app.get(accountPath, async (request, reply) => {
    const account = await own(request);
    if (account === undefined) return sendPage(reply, nobodyPage());
    return sendPage(reply, accountPage(account, methodNames[account.method]));
  });

  app.post(accountPath, { onRequest: refuseStrangers(site) }, async (request, reply) => {
    const account = await own(request);
    if (account !== undefined) await setConsent(db, account.oid, false);
    return reply.redirect(accountPath, 303);
  });
};
