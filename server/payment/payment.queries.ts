import type { Db } from '#server/platform/database/database.ts';
import type { SavedMethod } from '#server/platform/payments/payments.ts';

export const defaultMethodOf = (db: Db, personId: string): Promise<SavedMethod | undefined> =>
  db
    .selectFrom('savedPaymentMethod')
    .select(['token', 'type', 'brand', 'last4', 'expirationMonth', 'expirationYear'])
    .where('personId', '=', personId)
    .where('isDefault', '=', true)
    .executeTakeFirst();
