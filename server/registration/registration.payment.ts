import type { Db, Trx } from '#server/platform/database/database.ts';
import { PaymentDeclined, type SavedMethod } from '#server/platform/payments/payments.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import type { StepCall } from './registration.saving.ts';
import type { FundraisingBody } from './registration.types.ts';

type PaymentSource = FundraisingBody['payment'];

export const nonceOf = (payment: PaymentSource): string | null =>
  payment !== null && 'nonce' in payment ? payment.nonce : null;

/**
 * The call as its idempotency key sees it. A form that is sent again after a reload has a fresh nonce for the same card, and the
 * same intention.
 */
export const withoutNonce = (call: StepCall & { body: { payment: PaymentSource } }): StepCall => {
  const { payment } = call.body;
  const kind = payment === null ? null : nonceOf(payment) === null ? 'saved' : 'new';
  return { ...call, body: { ...call.body, payment: kind } };
};

/** A refused card as the answer that says what to do about it. */
export const asDeclined = (error: PaymentDeclined): ProblemError =>
  new ProblemError('payment-declined', { detail: error.detail, reason: error.reason, cause: error });

export const declinedAsProblem = (error: unknown): never => {
  throw error instanceof PaymentDeclined ? asDeclined(error) : error;
};

export const paymentRequired = (): ProblemError => {
  const { message } = new ProblemError('payment-method-required');
  return new ProblemError('payment-method-required', {
    fields: [{ path: '/body/payment', code: 'payment-method-required', message }],
  });
};

export type Wallet = { customerId: string; methodToken: string };

/** The person's customer at the gateway and the method charged by default; null before one was saved. */
export const walletOf = async (db: Db | Trx, personId: string): Promise<Wallet | null> =>
  (await db
    .selectFrom('gatewayCustomer')
    .innerJoin('savedPaymentMethod', 'savedPaymentMethod.personId', 'gatewayCustomer.personId')
    .select(['customerId', 'token as methodToken'])
    .where('gatewayCustomer.personId', '=', personId)
    .where('isDefault', '=', true)
    .executeTakeFirst()) ?? null;

/** Notes what the gateway's vault holds, as the person's default from now on. */
export const keepMethod = async (
  trx: Trx,
  now: Date,
  personId: string,
  { customerId, method }: { customerId: string; method: SavedMethod },
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
