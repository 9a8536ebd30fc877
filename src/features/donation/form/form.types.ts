import type { DonationDraft } from '#machines/donation/donation.types.ts';

export type FormPartProps = {
  draft: DonationDraft;
  change: (changes: Partial<DonationDraft>) => void;
  /** What is wrong with a field, in words. */
  errorOf: (field: string) => string | undefined;
  /** Nothing may be changed just now. */
  isBusy: boolean;
};

/** The control of a field, by its path in the draft; the payment form names its own: `payment.number`. */
export const fieldId = (path: string) =>
  `${path.startsWith('payment.') ? '' : 'gift-'}${path.replaceAll('.', '-')}`;
