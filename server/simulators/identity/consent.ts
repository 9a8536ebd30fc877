import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/database/database.ts';
import { accountPath } from '#server/platform/identity/simulated-tenant.ts';
import { refuseStrangers, type SiteAddress } from '#server/platform/sandbox/requests.ts';
import { findAccount } from './accounts.ts';
import { cancelled } from './azure-behaviour.ts';
import type { Pages } from './interaction.ts';
import { methodNames } from './method-names.ts';
import { accountPage, nobodyPage } from './pages/account.page.ts';
import { consentPage } from './pages/consent.page.ts';
import { sendPage } from './send-page.ts';
import type { TenantSessions } from './sessions.ts';

/** Records whether the product may have a person's name and address. */
const setConsent = async (db: Db, oid: string, hasConsented: boolean): Promise<void> => {
  await db.updateTable('identityAccount').set({ hasConsented }).where('oid', '=', oid).execute();
};

/** Every policy's question before an account's first token, and again after the consent was revoked. */
export const consent = (db: Db): Pages => ({
  open: async (visit) => {
    const account = visit.oid === null ? undefined : await findAccount(db, visit.oid);
    if (account === undefined) return visit.finish(cancelled);
    return visit.show(consentPage(account, visit.back));
  },

  answer: async (visit) => {
    if (visit.typed('action') !== 'agree' || visit.oid === null) return visit.again();
    await setConsent(db, visit.oid, true);
    return visit.finish({ consent: {} });
  },
});

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
