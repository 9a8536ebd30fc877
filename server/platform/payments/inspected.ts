import type { PaymentMethodNonce } from 'braintree';
import type { Inspected, SavedMethodType } from './payments.ts';

const wallets: ReadonlySet<string> = new Set<SavedMethodType>([
  'PayPalAccount',
  'VenmoAccount',
  'AndroidPayCard',
  'ApplePayCard',
]);

const isWallet = (type: string): type is SavedMethodType => wallets.has(type);

/** The SDK's types leave these out. */
type InspectedNonce = { consumed?: boolean; details?: { isNetworkTokenized?: boolean } };

/** A card that is in a Google account as its plain number: its owner was not authenticated. */
const isPlainNumber = (type: string, { details }: InspectedNonce): boolean =>
  type === 'AndroidPayCard' && details?.isNetworkTokenized === false;

/** The method behind a nonce; null if the nonce was used. */
export const inspected = (nonce: PaymentMethodNonce): Inspected | null => {
  const inspected = nonce as InspectedNonce;
  if (inspected.consumed === true) return null;
  const type = nonce.type ?? 'CreditCard';
  if (isWallet(type)) return { type, authentication: isPlainNumber(type, inspected) ? 'none' : 'full' };
  const { liabilityShifted = false, status } = nonce.threeDSecureInfo ?? {};
  if (!liabilityShifted) return { type: 'CreditCard', authentication: 'none' };
  const isFull = status === 'authenticate_successful';
  return { type: 'CreditCard', authentication: isFull ? 'full' : 'attempted' };
};
