import type { Db } from '#server/platform/database/database.ts';

/** What an intent knows of the grant it asked for; `grantId` is null until Chariot has named it. */
export type AskedGrant = { session: string; grantId: string | null };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Which of the intents were asked of a fund: Chariot keeps no order id of ours, only the session that the donor approved. */
export const openGrantIntents = (db: Db) => ({
  ofOrder: async (orderId: string): Promise<AskedGrant | null> => {
    if (!uuid.test(orderId)) return null;
    const found = await db
      .selectFrom('paymentIntent')
      .select(['grantSession', 'gatewayTransactionId'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    return found?.grantSession ? { session: found.grantSession, grantId: found.gatewayTransactionId } : null;
  },

  /** Order ids by session; sessions that were never this site's are left out. */
  ofSessions: async (sessions: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (sessions.length === 0) return new Map();
    const found = await db
      .selectFrom('paymentIntent')
      .select(['id', 'grantSession'])
      .where('grantSession', 'in', sessions)
      .execute();
    return new Map(found.map(({ id, grantSession }) => [String(grantSession), id]));
  },
});

export type GrantIntents = ReturnType<typeof openGrantIntents>;
