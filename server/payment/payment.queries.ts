import type { Db } from '#server/platform/database/database.ts';
import type { SavedMethod } from '#server/platform/payments/payments.ts';

export const defaultMethodOf = (db: Db, personId: string): Promise<SavedMethod | undefined> =>
  db
    .selectFrom('savedPaymentMethod')
    .select(['token', 'type', 'brand', 'last4', 'expirationMonth', 'expirationYear'])
    .where('personId', '=', personId)
    .where('isDefault', '=', true)
    .executeTakeFirst();

/** Deletes a method that its owner revoked at the gateway; the newest other one becomes the default. */
export const forgetMethod = (db: Db, token: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('savedPaymentMethod')
      .where('token', '=', token)
      .returning(['personId', 'isDefault'])
      .executeTakeFirst();
    if (!gone?.isDefault) return;
    const next = await trx
      .selectFrom('savedPaymentMethod')
      .select('token')
      .where('personId', '=', gone.personId)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (next)
      await trx
        .updateTable('savedPaymentMethod')
        .set({ isDefault: true })
        .where('token', '=', next.token)
        .execute();
  });
