import type { Clock } from '#server/platform/clock/clock.ts';
import type { DeclineReason } from '#server/platform/payments/payments.ts';
import { fromDecimal } from '#server/platform/payments/wire-money.ts';
import type { Books, NewTransaction } from './books.ts';
import { byNonce, byToken, endingOf, isNoInstrument } from './instruments.ts';
import type { Ending } from './test-nonces.ts';
import type { Answer, TransactionRow } from './wire.ts';
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
};

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

/** POST transactions: every attempt is written down, whatever becomes of it. */
export const sell = async (
  books: Books,
  clock: Clock,
  body: SaleBody,
  forced: DeclineReason | null,
): Promise<Answer> => {
  const { payment_method_nonce: nonce, payment_method_token: token } = body;
  const found = nonce === undefined ? await byToken(books, token ?? '') : await byNonce(books, nonce);
  if (isNoInstrument(found)) {
    const attribute = nonce === undefined ? 'payment_method_token' : 'payment_method_nonce';
    return invalid('transaction', attribute, found.code, found.message);
  }
  const amount = fromDecimal(body.amount);
  const now = clock.now().getTime();
  const repeats = (await books.ofOrder(body.order_id)).some(
    (earlier) =>
      earlier.type === 'sale' &&
      taken.has(earlier.status) &&
      Number(earlier.amount) === amount &&
      earlier.originNonce === found.originNonce &&
      now - earlier.createdAt.getTime() < duplicateWindow,
  );
  const ending: Ending | null = forced === null ? found.ending : endingOf(forced);
  const attempt: NewTransaction = {
    type: 'sale',
    orderId: body.order_id,
    amount,
    originNonce: found.originNonce,
    paymentMethodToken: found.method?.token ?? null,
    customerId: body.customer_id ?? found.method?.customerId ?? null,
    ...(repeats ? { status: 'gateway_rejected', rejectionReason: 'duplicate' } : result(ending)),
  };
  const row = await books.addTransaction(attempt);
  if (row.status === 'submitted_for_settlement') return transactionAnswer(row);
  const said = row.rejectionReason ?? row.processorText ?? '';
  return refusal(messages[row.status] ? `${messages[row.status]}: ${said}` : said, {
    transaction: transactionNode(row),
  });
};
