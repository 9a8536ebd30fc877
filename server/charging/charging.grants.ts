import type { Db } from '#server/platform/database/database.ts';
import type { GrantIntents } from '#server/platform/payments/chariot/grant-intents.ts';
import { isIntentId } from './audit/audit.rules.ts';
import { findIntent } from './charging.intents.ts';

/** The intents that request a grant. Chariot stores no order id, only the session that the donor approved. */
export const openGrantIntents = (db: Db): GrantIntents => ({
  ofOrder: async (orderId) => {
    if (!isIntentId(orderId)) return null;
    const found = await findIntent(db, orderId);
    return found?.grantSession ? { session: found.grantSession, grantId: found.gatewayTransactionId } : null;
  },

  ofSessions: async (sessions) => {
    if (sessions.length === 0) return new Map();
    const found = await db
      .selectFrom('paymentIntent')
      .select(['id', 'grantSession'])
      .where('grantSession', 'in', sessions)
      .execute();
    return new Map(found.map(({ id, grantSession }) => [String(grantSession), id]));
  },
});
