import type {
  BraintreeGateway,
  CreditCardCreateRequest,
  Transaction,
  TransactionRequest,
  ValidationErrorsCollection,
} from 'braintree';
import braintree from 'braintree';
import { lookUp, moneyCall, plainCall } from './gateway-call.ts';
import { inspected } from './inspected.ts';
import { declineReason, knownCharge, type Refusal, refundedFully } from './known-charge.ts';
import {
  type CardPayments,
  PaymentDeclined,
  type RequestFault,
  type SaleRequest,
  type VaultRequest,
} from './payments.ts';
import { cardOf, type Paid, paidWith, savedMethod, vaultedWith } from './saved-method.ts';
import { fromDecimal, toDecimal } from './wire-money.ts';

/** Banks treat a charge without the payer present differently: it needs no security code, and the first charge announces it. */
const sources = { first: 'recurring_first', later: 'recurring' } as const;

/** A charge in the form of the gateway's SDK. */
export const saleParams = ({
  orderId,
  amount,
  source,
  customerId,
  payer,
  isKept = false,
  monthly,
  deviceData,
  isAuthenticated,
}: SaleRequest): TransactionRequest => ({
  orderId,
  amount: toDecimal(amount),
  ...('nonce' in source ? { paymentMethodNonce: source.nonce } : { paymentMethodToken: source.methodToken }),
  // An existing customer must not be described again.
  ...(customerId === undefined ? payer && { customer: payer } : { customerId }),
  ...(monthly && { transactionSource: sources[monthly] }),
  ...(deviceData !== undefined && { deviceData }),
  options: {
    submitForSettlement: true,
    ...(isKept && { storeInVaultOnSuccess: true }),
    ...(isAuthenticated && { threeDSecure: { required: true } }),
  },
});

export type BraintreeConnection = {
  environment: braintree.Environment;
  merchantId: string;
  publicKey: string;
  privateKey: string;
  timeoutMs: number;
};

/** The SDK's answer to a refused request, which its types leave incomplete. */
type Unhappy = {
  errors?: ValidationErrorsCollection;
  verification?: Refusal & Pick<Partial<Paid>, 'creditCard'>;
  transaction?: Refusal & Partial<Paid>;
};

const validationCodes = (answer: Unhappy): string[] =>
  answer.errors?.deepErrors().map((error) => error.code) ?? [];

/** Codes of nonces that were used, have expired or never existed (for a sale, a card, a PayPal account). */
const nonceCodes = new Set([
  '91564',
  '91565',
  '91731',
  '91732',
  '93504',
  '93505',
  '93107',
  '93108',
  '92907',
  '92908',
]);
const numberCodes = new Set(['81715', '81716', '81717']);

/** A PayPal approval for one payment, which the vault refuses. */
const oneTimeCode = '82902';

/** Only cards are verified; the answer does not repeat that the method is a card. */
const refusedCard = ({ transaction, verification }: Unhappy): { card?: string } =>
  cardOf(transaction ?? { paymentInstrumentType: 'credit_card', ...verification });

const faultOf = (codes: readonly string[]): RequestFault => {
  if (codes.some((code) => nonceCodes.has(code))) return 'details-used';
  if (codes.includes(oneTimeCode)) return 'one-time-approval';
  return codes.some((code) => numberCodes.has(code)) ? 'bad-number' : 'other';
};

const refuse = (answer: Unhappy): never => {
  const refusal = answer.transaction ?? answer.verification;
  const on = refusedCard(answer);
  const { processorResponseText: said } = refusal ?? {};
  if (refusal) throw new PaymentDeclined(declineReason(refusal), { ...on, ...(said && { said }) });
  const codes = validationCodes(answer);
  throw new PaymentDeclined('do-not-honor', {
    fault: faultOf(codes),
    cause: new Error(`The gateway refused the request: ${codes.join(', ')}`),
  });
};

const charge = (transaction: Transaction) => ({
  transactionId: transaction.id,
  amount: fromDecimal(transaction.amount),
});

const connect = (connection: BraintreeConnection): BraintreeGateway => {
  const { environment, merchantId, publicKey, privateKey, timeoutMs } = connection;
  const gateway = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
  // Slightly more than our own limit: it ends the abandoned request, and never comes first.
  gateway.config.timeout = timeoutMs + 1_000;
  return gateway;
};

const cannotRefundUnlessSettled = '91506';

/** The payment port over Braintree's SDK; the code is the same for the simulator and the real gateway. */
export const braintreePayments = (connection: BraintreeConnection): CardPayments => {
  const gateway = connect(connection);
  const limit = connection.timeoutMs;

  const transactionsOf = async (orderId: string): Promise<Transaction[]> => {
    const found: Transaction[] = [];
    const search = gateway.transaction.search((criteria) => criteria.orderId().is(orderId));
    for await (const transaction of search) found.push(transaction);
    return found;
  };

  const findByOrderId: CardPayments['findByOrderId'] = async (orderId) =>
    knownCharge(await moneyCall(`the search for order ${orderId}`, limit, transactionsOf(orderId)), orderId);

  const newCustomer = async ({ person, nonce, deviceData }: VaultRequest) => {
    const request = gateway.customer.create({
      ...person,
      paymentMethodNonce: nonce,
      ...(deviceData !== undefined && { deviceData }),
      // The types require the id of a customer that this call creates.
      creditCard: { options: { verifyCard: true } } as CreditCardCreateRequest,
    });
    const answer = await plainCall(limit, request);
    const method = answer.success ? answer.customer.paymentMethods?.[0] : undefined;
    return method ? { customerId: answer.customer.id, method: savedMethod(method) } : refuse(answer);
  };

  const moreForCustomer = async (customerId: string, { nonce, deviceData }: VaultRequest) => {
    const request = gateway.paymentMethod.create({
      customerId,
      paymentMethodNonce: nonce,
      ...(deviceData !== undefined && { deviceData }),
      options: { verifyCard: true, makeDefault: true },
    });
    const answer = await plainCall(limit, request);
    return answer.success ? { customerId, method: savedMethod(answer.paymentMethod) } : refuse(answer);
  };

  const repeated = async (request: SaleRequest) => {
    const first = await findByOrderId(request.orderId);
    if (first?.status === 'charged') {
      const { status: _status, ...charged } = first;
      return charged;
    }
    throw new PaymentDeclined('do-not-honor');
  };

  const undo = async (transactionId: string) => {
    const answer = await moneyCall(
      `the refund of ${transactionId}`,
      limit,
      gateway.transaction.void(transactionId),
    );
    return answer.success ? charge(answer.transaction) : refuse(answer);
  };

  return {
    clientToken: async (customerId) => {
      const answer = await plainCall(
        limit,
        gateway.clientToken.generate(customerId === null ? {} : { customerId }),
      );
      return answer.success ? answer.clientToken : refuse(answer);
    },

    vault: (request) =>
      request.customerId === null ? newCustomer(request) : moreForCustomer(request.customerId, request),

    inspect: async (nonce) => {
      const found = await lookUp(limit, gateway.paymentMethodNonce.find(nonce));
      return found && inspected(found);
    },

    nonceFor: async (methodToken) => {
      const answer = await plainCall(limit, gateway.paymentMethodNonce.create(methodToken));
      return answer.success ? answer.paymentMethodNonce.nonce : refuse(answer);
    },

    sale: async (request) => {
      const { orderId } = request;
      const sale = gateway.transaction.sale(saleParams(request));
      const answer = await moneyCall(`the charge for order ${orderId}`, limit, sale);
      if (answer.success) {
        const { transaction } = answer;
        return {
          ...charge(transaction),
          paidWith: paidWith(transaction),
          ...vaultedWith(transaction),
          ...cardOf(transaction),
        };
      }
      const refusal: Unhappy = answer;
      return refusal.transaction?.gatewayRejectionReason === 'duplicate'
        ? repeated(request)
        : refuse(refusal);
    },

    findByOrderId,

    refund: async ({ transactionId, amount }) => {
      const refund = gateway.transaction.refund(transactionId, toDecimal(amount));
      const answer = await moneyCall(`the refund of ${transactionId}`, limit, refund);
      if (answer.success) return { transactionId: answer.transaction.id, amount };
      // Before settlement a charge cannot be partly refunded, only voided.
      const unsettled = validationCodes(answer).includes(cannotRefundUnlessSettled);
      const whole =
        unsettled && refundedFully(await plainCall(limit, gateway.transaction.find(transactionId)), amount);
      return whole ? undo(transactionId) : refuse(answer);
    },
  };
};
