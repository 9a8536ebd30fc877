import type { TransactionRequest } from 'braintree';
import type { SaleRequest } from './payments.ts';
import { toDecimal } from './wire-money.ts';

/** Banks treat a charge that nobody is there for differently: it asks for no security code, and the first says that it comes. */
const sources = { first: 'recurring_first', later: 'recurring' } as const;

/** A charge as the gateway's SDK takes it. */
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
  // A customer that is there must not be described again.
  ...(customerId === undefined ? payer && { customer: payer } : { customerId }),
  ...(monthly && { transactionSource: sources[monthly] }),
  ...(deviceData !== undefined && { deviceData }),
  options: {
    submitForSettlement: true,
    ...(isKept && { storeInVaultOnSuccess: true }),
    ...(isAuthenticated && { threeDSecure: { required: true } }),
  },
});
