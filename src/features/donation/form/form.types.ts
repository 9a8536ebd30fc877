import type { DonationDraft } from '#machines/donation/donation.types.ts';

export type FormPartProps = {
  draft: DonationDraft;
  change: (changes: Partial<DonationDraft>) => void;
  /** What is wrong with a field, in words. */
  errorOf: (field: string) => string | undefined;
  /** Nothing may be changed just now. */
  isBusy: boolean;
};

/** What the questions about money take: those of a gift, and of one that is given every month already. */
export type AmountPartProps = Omit<FormPartProps, 'draft' | 'change'> & {
  draft: Pick<DonationDraft, 'amount' | 'unclearAmount' | 'isFeeCovered'> &
    Partial<Pick<DonationDraft, 'frequency'>>;
  change: (changes: Partial<Pick<DonationDraft, 'amount' | 'unclearAmount' | 'isFeeCovered'>>) => void;
};

/** The control of a field, by its path in the draft; the payment form names its own: `payment.number`. */
export const fieldId = (path: string) =>
  `${path.startsWith('payment.') ? '' : 'gift-'}${path.replaceAll('.', '-')}`;
