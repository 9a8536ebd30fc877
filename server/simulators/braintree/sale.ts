import type { Clock } from '#server/platform/clock/clock.ts';
import type { CardDecline } from '#server/platform/payments/payments.ts';
import { fromDecimal } from '#server/platform/payments/wire-money.ts';
import { byNonce, byToken, endingOf, type Instrument, isNoInstrument } from './instruments.ts';
import type { NewTransaction, Reports } from './reports.ts';
import { type Ending, testMethodOf } from './test-nonces.ts';
import type { Answer, MethodRow, TransactionRow } from './wire.ts';
import { invalid, refusal, transactionAnswer, transactionNode } from './wire.ts';

/** Milliseconds; Braintree's default. */
const duplicateWindow = 30_000;

const taken = new Set(['submitted_for_settlement', 'settled', 'voided']);

export type SaleBody = {
  amount: string;
  order_id: string;
  payment_method_nonce?: string;
  payment_method_token?: string;
  customer_id?: string;
  customer?: { first_name: string; last_name: string; email: string };
  options?: { store_in_vault_on_success?: boolean; three_d_secure?: { required?: boolean } };
};

const unsecured: Ending = { kind: 'gateway-rejected', reason: 'three_d_secure', verification: true };

type Result = Pick<TransactionRow, 'status'> & Partial<TransactionRow>;

const result = (ending: Ending | null): Result => {
  if (ending === null) {
    return { status: 'submitted_for_settlement', processorCode: '1000', processorText: 'Approved' };
  }
  if (ending.kind === 'gateway-rejected') {
    return { status: 'gateway_rejected', rejectionReason: ending.reason };
  }
  const status = ending.kind === 'processor-failed' ? 'failed' : 'processor_declined';
  return { status, processorCode: ending.code, processorText: ending.text };
};

const messages: Readonly<Record<string, string>> = {
  gateway_rejected: 'Gateway Rejected',
  failed: 'Processor Failed',
};

/** The method that a charge saves in the vault, on request. PayPal's nonce for one payment can't be saved: that charge saves nothing. */
const keep = async (reports: Reports, body: SaleBody, found: Instrument): Promise<MethodRow | null> => {
  const isAsked = body.options?.store_in_vault_on_success === true && found.method === null;
  if (!isAsked || testMethodOf(found.originNonce)?.isForOnePayment) return null;
  if (body.customer_id !== undefined) return reports.addMethod(body.customer_id, found.originNonce);
  const { first_name: firstName = '', last_name: lastName = '', email = '' } = body.customer ?? {};
  const { methods } = await reports.addCustomer({ firstName, lastName, email }, found.originNonce);
  return methods[0] ?? null;
};

/** POST transactions: records every attempt, with any outcome. */
export const sell = async (
  reports: Reports,
  clock: Clock,
  body: SaleBody,
  forced: CardDecline | null,
): Promise<Answer> => {
  const { payment_method_nonce: nonce, payment_method_token: token } = body;
  const found = nonce === undefined ? await byToken(reports, token ?? '') : await byNonce(reports, nonce);
  if (isNoInstrument(found)) {
    const attribute = nonce === undefined ? 'payment_method_token' : 'payment_method_nonce';
    return invalid('transaction', attribute, found.code, found.message);
  }
  const amount = fromDecimal(body.amount);
  const now = clock.now().getTime();
  const repeats = (await reports.ofOrder(body.order_id)).some(
    (earlier) =>
      earlier.type === 'sale' &&
      taken.has(earlier.status) &&
      Number(earlier.amount) === amount &&
      earlier.originNonce === found.originNonce &&
      now - earlier.createdAt.getTime() < duplicateWindow,
  );
  const isUnsecured =
    body.options?.three_d_secure?.required === true &&
    testMethodOf(found.originNonce)?.threeDSecure?.isLiabilityShifted !== true;
  const own: Ending | null = isUnsecured ? unsecured : found.ending;
  const ending: Ending | null = forced === null ? own : endingOf(forced);
  const outcome: Result = repeats
    ? { status: 'gateway_rejected', rejectionReason: 'duplicate' }
    : result(ending);
  const isTaken = outcome.status === 'submitted_for_settlement';
  const method = (isTaken ? await keep(reports, body, found) : null) ?? found.method;
  const attempt: NewTransaction = {
    type: 'sale',
    orderId: body.order_id,
    amount,
    originNonce: found.originNonce,
    paymentMethodToken: method?.token ?? null,
    customerId: body.customer_id ?? method?.customerId ?? null,
    ...outcome,
  };
  const row = await reports.addTransaction(attempt);
  if (row.status === 'submitted_for_settlement') return transactionAnswer(row);
  const said = row.rejectionReason ?? row.processorText ?? '';
  return refusal(messages[row.status] ? `${messages[row.status]}: ${said}` : said, {
    transaction: transactionNode(row),
  });
};
