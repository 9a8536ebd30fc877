import { money } from '#machines/money.ts';
import { declinedProblem } from '#server/charging/charging.ts';
import { paymentProblem } from '#server/platform/payments/payment.problems.ts';
import { PaymentDeclined } from '#server/platform/payments/payments.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import { registrationProblem } from './registration.problems.ts';
import type { StepCall } from './registration.saving.ts';
import type { FundraisingBody } from './registration.types.ts';

type PaymentSource = FundraisingBody['payment'];

export const nonceOf = (payment: PaymentSource): string | null =>
  payment !== null && 'nonce' in payment ? payment.nonce : null;

/** The call for its idempotency key. After a reload the form has a fresh nonce for the same card and intention. */
export const withoutNonce = <Paying extends Omit<StepCall, 'body'> & { body: { payment: PaymentSource } }>(
  call: Paying,
): Omit<Paying, 'body'> & { body: object } => {
  const { payment } = call.body;
  const kind = payment === null ? null : nonceOf(payment) === null ? 'saved' : 'new';
  return { ...call, body: { ...call.body, payment: kind } };
};

export const declinedAsProblem = (error: unknown): never => {
  throw error instanceof PaymentDeclined ? declinedProblem(error) : error;
};

export const paymentRequired = (): ProblemError => {
  const { message } = registrationProblem('payment-method-required');
  return registrationProblem('payment-method-required', {
    fields: [{ path: '/body/payment', code: 'payment-method-required', message }],
  });
};

/** The text for the payer of an orphaned charge; cents. */
export const cameTooLate = (amount: number): ProblemError =>
  paymentProblem('payment-declined', {
    detail:
      `Your payment of ${money(amount)} came through too late to count, so we’re refunding it now. ` +
      'You can pay again. You only pay once.',
    reason: 'came-too-late',
  });
