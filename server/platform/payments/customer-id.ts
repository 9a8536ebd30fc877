import type { Db, Trx } from '#server/platform/database/database.ts';

/** The gateway's id of a person; null before anything was saved. */
export const customerIdOf = async (db: Db | Trx, personId: string): Promise<string | null> => {
  const query = db.selectFrom('gatewayCustomer').select('customerId').where('personId', '=', personId);
  return (await query.executeTakeFirst())?.customerId ?? null;
};
