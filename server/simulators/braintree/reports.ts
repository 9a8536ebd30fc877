import { randomBytes } from 'node:crypto';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { CustomerRow, DisputeRow, MethodRow, TransactionRow } from './wire.ts';

/** Ids in the gateway's form: short, lower case, without characters to escape in a path. */
export const newId = (): string =>
  BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString(36)
    .padStart(16, '0');

const day = 24 * 60 * 60 * 1000;

/** A charge settles a day after it was made; the table only records its submission. */
const asOf =
  (clock: Clock) =>
  (row: TransactionRow): TransactionRow =>
    row.status === 'submitted_for_settlement' && row.createdAt.getTime() + day <= clock.now().getTime()
      ? { ...row, status: 'settled' }
      : row;

export type NewTransaction = Pick<TransactionRow, 'type' | 'status' | 'orderId' | 'amount' | 'originNonce'> &
  Partial<TransactionRow>;

/** The gateway's reports. Money is in cents. */
export const openReports = (db: Db, clock: Clock) => {
  const current = asOf(clock);

  const methodsOf = (customerId: string): Promise<MethodRow[]> =>
    db
      .selectFrom('localGatewayMethod')
      .selectAll()
      .where('customerId', '=', customerId)
      .orderBy('isDefault', 'desc')
      .orderBy('createdAt', 'desc')
      .execute();

  const saveMethod = async (trx: Trx, customerId: string, originNonce: string): Promise<MethodRow> => {
    await trx
      .updateTable('localGatewayMethod')
      .set({ isDefault: false })
      .where('customerId', '=', customerId)
      .execute();
    return trx
      .insertInto('localGatewayMethod')
      .values({ token: newId(), customerId, originNonce, isDefault: true, createdAt: clock.now() })
      .returningAll()
      .executeTakeFirstOrThrow();
  };

  return {
    methodsOf,

    customer: (id: string): Promise<CustomerRow | undefined> =>
      db.selectFrom('localGatewayCustomer').selectAll().where('id', '=', id).executeTakeFirst(),

    addCustomer: (
      person: Pick<CustomerRow, 'firstName' | 'lastName' | 'email'>,
      originNonce: string | null,
    ) =>
      db.transaction().execute(async (trx) => {
        const customer = await trx
          .insertInto('localGatewayCustomer')
          .values({ id: newId(), ...person, createdAt: clock.now() })
          .returningAll()
          .executeTakeFirstOrThrow();
        const methods = originNonce === null ? [] : [await saveMethod(trx, customer.id, originNonce)];
        return { customer, methods };
      }),

    addMethod: (customerId: string, originNonce: string): Promise<MethodRow> =>
      db.transaction().execute((trx) => saveMethod(trx, customerId, originNonce)),

    method: (token: string): Promise<MethodRow | undefined> =>
      db.selectFrom('localGatewayMethod').selectAll().where('token', '=', token).executeTakeFirst(),

    addNonce: async (paymentMethodToken: string): Promise<string> => {
      const nonce = `local-${newId()}`;
      await db
        .insertInto('localGatewayNonce')
        .values({ nonce, paymentMethodToken, createdAt: clock.now() })
        .execute();
      return nonce;
    },

    nonce: (nonce: string) =>
      db.selectFrom('localGatewayNonce').selectAll().where('nonce', '=', nonce).executeTakeFirst(),

    /** False when a concurrent request was faster. */
    consumeNonce: async (nonce: string): Promise<boolean> => {
      const consumed = await db
        .updateTable('localGatewayNonce')
        .set({ consumedAt: clock.now() })
        .where('nonce', '=', nonce)
        .where('consumedAt', 'is', null)
        .executeTakeFirst();
      return consumed.numUpdatedRows === 1n;
    },

    addTransaction: (row: NewTransaction): Promise<TransactionRow> =>
      db
        .insertInto('localGatewayTransaction')
        .values({
          customerId: null,
          paymentMethodToken: null,
          refundedTransactionId: null,
          processorCode: null,
          processorText: null,
          rejectionReason: null,
          ...row,
          id: newId(),
          createdAt: clock.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow(),

    transaction: async (id: string): Promise<TransactionRow | undefined> => {
      const query = db.selectFrom('localGatewayTransaction').selectAll().where('id', '=', id);
      const row = await query.executeTakeFirst();
      return row && current(row);
    },

    ofOrder: async (orderId: string): Promise<TransactionRow[]> => {
      const query = db.selectFrom('localGatewayTransaction').selectAll().where('orderId', '=', orderId);
      return (await query.orderBy('sequence').execute()).map(current);
    },

    between: async (from: Date, until: Date): Promise<string[]> => {
      const rows = await db
        .selectFrom('localGatewayTransaction')
        .select('id')
        .where('createdAt', '>=', from)
        .where('createdAt', '<=', until)
        .orderBy('sequence')
        .execute();
      return rows.map(({ id }) => id);
    },

    transactions: async (ids: readonly string[]): Promise<TransactionRow[]> => {
      if (ids.length === 0) return [];
      const query = db.selectFrom('localGatewayTransaction').selectAll().where('id', 'in', ids);
      return (await query.orderBy('sequence').execute()).map(current);
    },

    dispute: (id: string): Promise<DisputeRow | undefined> =>
      db.selectFrom('localGatewayDispute').selectAll().where('id', '=', id).executeTakeFirst(),

    disputesBetween: (from: Date, until: Date): Promise<DisputeRow[]> =>
      db
        .selectFrom('localGatewayDispute')
        .selectAll()
        .where('createdAt', '>=', from)
        .where('createdAt', '<', until)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    openDispute: (transactionId: string, amount: number): Promise<DisputeRow> =>
      db
        .insertInto('localGatewayDispute')
        .values({ id: newId(), transactionId, amount, status: 'open', createdAt: clock.now() })
        .returningAll()
        .executeTakeFirstOrThrow(),

    closeDispute: (id: string, status: 'lost' | 'won'): Promise<DisputeRow> =>
      db
        .updateTable('localGatewayDispute')
        .set({ status })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    voidTransaction: (id: string): Promise<TransactionRow> =>
      db
        .updateTable('localGatewayTransaction')
        .set({ status: 'voided' })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
};

export type Reports = ReturnType<typeof openReports>;
