import type { Db } from '#server/platform/database/database.ts';
import { findAccount } from './accounts.ts';
import { cancelled } from './azure-behaviour.ts';
import { consentPage } from './pages/consent.page.ts';
import type { Pages } from './pages.ts';

/** Records whether the product may have a person's name and address. */
export const setConsent = async (db: Db, oid: string, hasConsented: boolean): Promise<void> => {
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
