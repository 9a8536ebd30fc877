import type { Db, Trx } from '#server/platform/database/database.ts';
import type { VaultedMethod } from './payments.ts';

export type Wallet = { customerId: string; methodToken: string };

/** The person's customer at the gateway and the default method; null before one was saved. */
export const walletOf = async (db: Db | Trx, personId: string): Promise<Wallet | null> =>
  (await db
    .selectFrom('gatewayCustomer')
    .innerJoin('savedPaymentMethod', 'savedPaymentMethod.personId', 'gatewayCustomer.personId')
    .select(['customerId', 'token as methodToken'])
    .where('gatewayCustomer.personId', '=', personId)
    .where('isDefault', '=', true)
    .executeTakeFirst()) ?? null;

/** The person's default method with all its details; null if none is saved. */
export const walletMethodOf = async (db: Db | Trx, personId: string): Promise<VaultedMethod | null> => {
  const found = await db
    .selectFrom('gatewayCustomer')
    .innerJoin('savedPaymentMethod', 'savedPaymentMethod.personId', 'gatewayCustomer.personId')
    .select(['customerId', 'token', 'type', 'brand', 'last4', 'expirationMonth', 'expirationYear'])
    .where('gatewayCustomer.personId', '=', personId)
    .where('isDefault', '=', true)
    .executeTakeFirst();
  if (!found) return null;
  const { customerId, ...method } = found;
  return { customerId, method };
};

/** Records a method of the gateway's vault as the person's default. */
export const keepMethod = async (
  trx: Trx,
  now: Date,
  personId: string,
  { customerId, method }: VaultedMethod,
): Promise<void> => {
  await trx
    .insertInto('gatewayCustomer')
    .values({ personId, customerId, createdAt: now })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ customerId }))
    .execute();
  await trx
    .updateTable('savedPaymentMethod')
    .set({ isDefault: false })
    .where('personId', '=', personId)
    .where('isDefault', '=', true)
    .execute();
  await trx
    .insertInto('savedPaymentMethod')
    .values({ ...method, personId, isDefault: true, createdAt: now })
    .onConflict((conflict) => conflict.column('token').doUpdateSet({ isDefault: true }))
    .execute();
};
