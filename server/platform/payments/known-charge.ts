import type { Transaction } from 'braintree';
import { type DeclineReason, type KnownCharge, OutcomeUnknown } from './payments.ts';
import { cardOf, paidWith, vaultedWith } from './saved-method.ts';
import { fromDecimal } from './wire-money.ts';

/** The bank's answer (Braintree's processor response codes, 2000–2999). */
const byProcessorCode: Readonly<Record<string, DeclineReason>> = {
  '2001': 'insufficient-funds',
  '2002': 'insufficient-funds',
  '2003': 'insufficient-funds',
  '2004': 'expired-card',
  '2006': 'expired-card',
  '2010': 'bad-cvv',
  '2012': 'fraud',
  '2013': 'fraud',
  '2014': 'fraud',
  '2059': 'bad-postal-code',
  '2060': 'bad-postal-code',
};

/** The gateway's own rule that stopped the charge. */
const byGatewayRule: Readonly<Record<string, DeclineReason>> = {
  cvv: 'bad-cvv',
  avs: 'bad-postal-code',
  avs_and_cvv: 'bad-postal-code',
  fraud: 'fraud',
  risk_threshold: 'fraud',
};

/** The refused part of a transaction or of a card verification. */
export type Refusal = {
  status?: string | undefined;
  processorResponseCode?: string | undefined;
  processorResponseText?: string | undefined;
  gatewayRejectionReason?: string | null | undefined;
};

/** A refusal without a known reason is "not honoured". */
export const declineReason = (refusal: Refusal): DeclineReason => {
  if (refusal.status === 'failed') return 'gateway-down';
  if (refusal.status === 'gateway_rejected') {
    return byGatewayRule[refusal.gatewayRejectionReason ?? ''] ?? 'do-not-honor';
  }
  const code = refusal.processorResponseCode ?? '';
  return code.startsWith('3') ? 'gateway-down' : (byProcessorCode[code] ?? 'do-not-honor');
};

const taken = new Set([
  'authorized',
  'submitted_for_settlement',
  'settlement_pending',
  'settlement_confirmed',
  'settling',
  'settled',
]);
const undecided = new Set(['authorizing']);

const cents = (transactions: Transaction[]): number =>
  transactions.reduce((sum, transaction) => sum + fromDecimal(transaction.amount), 0);

/** Whether `amount` cents are the whole charge. */
export const refundedFully = (transaction: Transaction, amount: number): boolean =>
  fromDecimal(transaction.amount) === amount;

/**
 * The result of one order's transactions, in any order. A repeated or refused attempt next to a charge changes nothing: the charge counts.
 * Throws OutcomeUnknown while the bank has not decided.
 */
export const knownCharge = (transactions: Transaction[], orderId: string): KnownCharge | null => {
  const sales = transactions
    .filter((transaction) => transaction.type === 'sale')
    .sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  const charged = sales.find((sale) => taken.has(sale.status));
  if (charged) {
    const credits = transactions.filter(
      (other) => other.refundedTransactionId === charged.id && taken.has(other.status),
    );
    const amount = fromDecimal(charged.amount);
    const charge = { transactionId: charged.id, amount };
    return cents(credits) >= amount
      ? { ...charge, status: 'refunded' }
      : {
          ...charge,
          paidWith: paidWith(charged),
          ...vaultedWith(charged),
          ...cardOf(charged),
          status: 'charged',
        };
  }
  if (sales.some((sale) => undecided.has(sale.status))) throw new OutcomeUnknown(`order ${orderId}`);
  const last = sales.find((sale) => sale.status === 'voided') ?? sales.at(-1);
  if (!last) return null;
  const charge = { transactionId: last.id, amount: fromDecimal(last.amount) };
  return last.status === 'voided'
    ? { ...charge, status: 'refunded' }
    : { ...charge, status: 'declined', reason: declineReason(last) };
};
