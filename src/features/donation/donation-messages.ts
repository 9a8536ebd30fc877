import type {
  DonationMeta,
  DonationMethod,
  SavedPaymentMethod,
  Tokenized,
} from '#machines/donation/donation.types.ts';
import { innermostMeta } from '#machines/meta.ts';
import { methodNames } from '#machines/payment/wallets.ts';
import type { DonationSnapshot } from './donation.types.ts';

/** The messages of the innermost state that shows something. */
export const metaOf = (snapshot: DonationSnapshot): DonationMeta =>
  innermostMeta(snapshot, { heading: 'Your gift', focus: 'none', announce: '' });

const twoDigits = (value: number | null) =>
  String(value ?? 0)
    .padStart(2, '0')
    .slice(-2);

const endingIn = (brand: string | null, last4: string | null, otherwise: string) =>
  `${brand ?? otherwise}${last4 === null ? '' : ` ending in ${last4}`}`;

/** "Visa ending in 4242, expires 04/29" */
export const savedText = ({ brand, last4, expirationMonth, expirationYear }: SavedPaymentMethod): string =>
  [
    endingIn(brand, last4, 'Your saved method'),
    ...(expirationYear ? [`expires ${twoDigits(expirationMonth)}/${twoDigits(expirationYear)}`] : []),
  ].join(', ');

type Paying = {
  method: DonationMethod;
  tokenized: Tokenized | null;
  saved: SavedPaymentMethod | null;
};

/** The payment method in the review: "Visa ending in 1111", "Google Pay, Visa ending in 1111", "PayPal". */
export const payingText = ({ method, tokenized, saved }: Paying): string => {
  if (method === 'saved') return saved === null ? 'Your saved method' : savedText(saved);
  const name = methodNames[method];
  if (tokenized?.kind !== 'nonce' || tokenized.brand === null) return name;
  const card = endingIn(tokenized.brand, tokenized.last4, name);
  return method === 'CreditCard' ? card : `${name}, ${card}`;
};
