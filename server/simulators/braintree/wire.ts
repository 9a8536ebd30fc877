import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { dayIn } from '#machines/calendar.ts';
import type { Database } from '#server/platform/database/database.ts';
import { toDecimal } from '#server/platform/payments/wire-money.ts';
import { type TestMethod, testMethodOf } from './test-nonces.ts';
import { list, type Node } from './xml.ts';

/** The gateway's fee for a charge, in cents: 2.9 % and 30 cents. */
export const chargeFee = (amount: number): number => Math.round((amount * 29) / 1000) + 30;

export type TransactionRow = Selectable<Database['localGatewayTransaction']>;
export type DisputeRow = Selectable<Database['localGatewayDispute']>;
export type MethodRow = Selectable<Database['localGatewayMethod']>;
export type CustomerRow = Selectable<Database['localGatewayCustomer']>;

const elementNames = {
  CreditCard: ['credit-card', 'credit-cards'],
  PayPalAccount: ['paypal-account', 'paypal-accounts'],
  VenmoAccount: ['venmo-account', 'venmo-accounts'],
  AndroidPayCard: ['android-pay-card', 'android-pay-cards'],
  ApplePayCard: ['apple-pay-card', 'apple-pay-cards'],
} as const;

/** The gateway's id of a card's number, the same for every use; a wallet's number isn't the card's own. */
const numberNode = ({ type, bin, last4 }: TestMethod): Record<string, Node> =>
  type === 'CreditCard'
    ? { 'unique-number-identifier': createHash('md5').update(`${bin} ${last4}`).digest('hex') }
    : {};

/** The gateway's data about a payment instrument, by its original nonce. */
const instrument = (originNonce: string): Record<string, Node> => {
  const method = testMethodOf(originNonce);
  if (!method?.last4) return { email: 'payer@example.com', username: 'payer' };
  const expiry = { 'expiration-month': method.expiry.month, 'expiration-year': method.expiry.year };
  const { brand, bin, last4 } = method;
  return method.type === 'AndroidPayCard'
    ? { ...expiry, 'virtual-card-type': brand, 'virtual-card-last-4': last4, bin }
    : { ...expiry, 'card-type': brand, 'last-4': last4, bin, ...numberNode(method) };
};

/** The verified card. */
export const verifiedNode = (originNonce: string): Record<string, Node> => ({
  'credit-card': instrument(originNonce),
});

const methodNode = (row: MethodRow): Record<string, Node> => ({
  token: row.token,
  'customer-id': row.customerId,
  default: row.isDefault,
  ...instrument(row.originNonce),
});

const namesOf = (originNonce: string) => elementNames[testMethodOf(originNonce)?.type ?? 'CreditCard'];

export type Answer = { status: number; root: string; body: Node };

export const methodAnswer = (row: MethodRow, status = 201): Answer => ({
  status,
  root: namesOf(row.originNonce)[0],
  body: methodNode(row),
});

export const customerAnswer = (
  customer: CustomerRow,
  methods: readonly MethodRow[],
  status = 201,
): Answer => ({
  status,
  root: 'customer',
  body: {
    id: customer.id,
    'first-name': customer.firstName,
    'last-name': customer.lastName,
    email: customer.email,
    ...Object.fromEntries(
      Object.values(elementNames).map(([one, many]) => [
        many,
        list(one, methods.filter((method) => namesOf(method.originNonce)[0] === one).map(methodNode)),
      ]),
    ),
  },
});

/** The gateway's data about a nonce; its bank is not asked. */
export const nonceAnswer = (nonce: string, originNonce: string): Answer => {
  const method = testMethodOf(originNonce);
  const secured = testMethodOf(nonce)?.threeDSecure;
  return {
    status: 200,
    root: 'payment-method-nonce',
    body: {
      nonce,
      type: method?.type ?? 'CreditCard',
      consumed: false,
      details: instrument(originNonce),
      ...(secured && {
        'three-d-secure-info': {
          enrolled: secured.enrolled,
          status: secured.status,
          'liability-shifted': secured.isLiabilityShifted,
          'liability-shift-possible': secured.enrolled === 'Y',
        },
      }),
    },
  };
};

/** The names of a charge's instrument part, and of its kind. */
const partNames = {
  CreditCard: ['credit-card', 'credit_card'],
  PayPalAccount: ['paypal', 'paypal_account'],
  VenmoAccount: ['venmo-account', 'venmo_account'],
  AndroidPayCard: ['android-pay-card', 'android_pay_card'],
  ApplePayCard: ['apple-pay', 'apple_pay_card'],
} as const;

/** A settled PayPal charge has its fee; the others' fees are in the day's report. */
const feeNodes = ({ type, status, amount }: TransactionRow): Record<string, Node> =>
  type === 'sale' && status === 'settled'
    ? {
        'transaction-fee-amount': toDecimal(chargeFee(Number(amount))),
        'transaction-fee-currency-iso-code': 'USD',
      }
    : {};

const paidNodes = (row: TransactionRow): Record<string, Node> => {
  const { originNonce, paymentMethodToken } = row;
  const [part, kind] = partNames[testMethodOf(originNonce)?.type ?? 'CreditCard'];
  return {
    'payment-instrument-type': kind,
    'credit-card': {},
    [part]: {
      token: paymentMethodToken,
      ...instrument(originNonce),
      ...(part === 'paypal' ? feeNodes(row) : {}),
    },
  };
};

export const transactionNode = (row: TransactionRow): Record<string, Node> => ({
  id: row.id,
  type: row.type,
  status: row.status,
  amount: toDecimal(Number(row.amount)),
  'currency-iso-code': 'USD',
  'order-id': row.orderId,
  'processor-response-code': row.processorCode,
  'processor-response-text': row.processorText,
  'gateway-rejection-reason': row.rejectionReason,
  'refunded-transaction-id': row.refundedTransactionId,
  'created-at': row.createdAt.toISOString(),
  customer: { id: row.customerId },
  ...paidNodes(row),
});

export const disputeNode = ({ id, transactionId, amount, status, createdAt }: DisputeRow) => {
  const dollars = toDecimal(Number(amount));
  return {
    id,
    kind: 'chargeback',
    status,
    'currency-iso-code': 'USD',
    amount: dollars,
    'amount-disputed': dollars,
    'received-date': dayIn('UTC', createdAt),
    transaction: { id: transactionId, amount: dollars },
  };
};

export const transactionAnswer = (row: TransactionRow, status = 201): Answer => ({
  status,
  root: 'transaction',
  body: transactionNode(row),
});

/** The gateway's refusal of a well-formed request; `details` has the failed transaction or verification. */
export const refusal = (message: string, details: Record<string, Node>): Answer => ({
  status: 422,
  root: 'api-error-response',
  body: { errors: { errors: list('error', []) }, message, ...details },
});

/** A validation error on one part (`transaction`, `credit-card`, …) of the request. */
export const invalid = (part: string, attribute: string, code: string, message: string): Answer => ({
  status: 422,
  root: 'api-error-response',
  body: { errors: { [part]: { errors: list('error', [{ attribute, code, message }]) } }, message },
});
