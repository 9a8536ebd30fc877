import type { Db } from '#server/platform/database/database.ts';
import type { SavedMethod } from '#server/platform/payments/payments.ts';

/** The gateway's id of a person; null before anything was saved. */
export const customerIdOf = async (db: Db, personId: string): Promise<string | null> => {
  const query = db.selectFrom('gatewayCustomer').select('customerId').where('personId', '=', personId);
  return (await query.executeTakeFirst())?.customerId ?? null;
};

export const defaultMethodOf = (db: Db, personId: string): Promise<SavedMethod | undefined> =>
  db
    .selectFrom('savedPaymentMethod')
    .select(['token', 'type', 'brand', 'last4', 'expirationMonth', 'expirationYear'])
    .where('personId', '=', personId)
    .where('isDefault', '=', true)
    .executeTakeFirst();
