import type { TransactionRequest } from 'braintree';
import type { SaleRequest } from './payments.ts';
import { toDecimal } from './wire-money.ts';

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
