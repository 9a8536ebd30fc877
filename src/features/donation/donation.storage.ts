import { draftOf } from '#machines/donation/donation.drafts.ts';
import { keptOf, readKept } from '#machines/donation/donation.kept.ts';
import type {
  DonationContext,
  DonationInput,
  GiftAttempt,
  GiftRecipient,
  KeptDonation,
} from '#machines/donation/donation.types.ts';
import { draftKey, feeKey, monthlyKey, thanksKey } from './donation-keys.ts';

const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

const write = (key: string, value: unknown): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or switched off: then a reload begins with an empty form.
  }
};

/** Keeps the gift over a reload of this tab. Neither a nonce nor what a payment form holds is ever among it. */
export const keepDonation = (context: DonationContext): void => {
  const { isFeeCovered, frequency } = draftOf(context);
  write(feeKey, isFeeCovered);
  write(monthlyKey, frequency === 'Monthly');
  write(draftKey, keptOf(context));
  if (context.receipt === null || context.attempt === null) return;
  const { recipientType, id } = context.recipient;
  write(thanksKey, { recipient: { recipientType, id }, typed: {}, attempt: context.attempt });
};

/** Where the form for a recipient begins: the session's own choices, and what this tab kept. */
export const donationInput = (recipient: GiftRecipient): DonationInput => ({
  recipient,
  isProcessingFeeChecked: read(feeKey) !== false,
  isMonthlyDonationChecked: read(monthlyKey) === true,
  kept: readKept(read(draftKey)),
});

const isFor = (kept: KeptDonation, { recipientType, id }: GiftRecipient) =>
  kept.recipient.recipientType === recipientType && kept.recipient.id === id;

/**
 * For the page that thanks: the last gift to this recipient, to be asked for by its key; null where this tab made none.
 */
export const lastDonation = (recipient: GiftRecipient): DonationInput | null => {
  const last = read(thanksKey);
  const kept = readKept(last === null ? null : { version: 1, ...(last as object) });
  if (kept === null || kept === 'outdated' || kept.attempt === null || !isFor(kept, recipient)) return null;
  const attempt: GiftAttempt = { ...kept.attempt, isOpen: true };
  return {
    recipient,
    isProcessingFeeChecked: true,
    isMonthlyDonationChecked: false,
    kept: { ...kept, attempt },
  };
};
