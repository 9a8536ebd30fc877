import { suggestedAmounts } from '#machines/donation/donation.rules.ts';
import type { DonationDraft } from '#machines/donation/donation.types.ts';

export type FormPartProps = {
  draft: DonationDraft;
  change: (changes: Partial<DonationDraft>) => void;
  /** What is wrong with a field, in words. */
  errorOf: (field: string) => string | undefined;
  /** Nothing may be changed just now. */
  isBusy: boolean;
};

/** What the questions about money take: those of a donation, and of one that is given every month already. */
export type AmountPartProps = Omit<FormPartProps, 'draft' | 'change'> & {
  draft: Pick<DonationDraft, 'amount' | 'unclearAmount' | 'isFeeCovered'> &
    Partial<Pick<DonationDraft, 'frequency'>>;
  change: (changes: Partial<Pick<DonationDraft, 'amount' | 'unclearAmount' | 'isFeeCovered'>>) => void;
};

/** The control of a field, by its path in the draft; the payment form names its own: `payment.number`. */
export const fieldId = (path: string) =>
  `${path.startsWith('payment.') ? '' : 'donation-'}${path.replaceAll('.', '-')}`;

/** Whether the amount stands in the field for one's own, and not among those to choose from. */
export const isTyped = ({ amount, unclearAmount }: AmountPartProps['draft']): boolean =>
  unclearAmount !== '' || (amount !== null && !suggestedAmounts.some((each) => each === amount));

/** The draft as it stands in the fields: an amount that is none is in its field as it was typed. */
export const typedIn = <Draft extends AmountPartProps['draft']>(draft: Draft) => ({
  ...draft,
  amount: draft.unclearAmount || draft.amount,
});

export const ownAmountId = `${fieldId('amount')}-own`;

/** The control to go to for what is wrong with a field. */
export const faultId = (path: string, draft: AmountPartProps['draft']): string => {
  if (path === 'amount' && isTyped(draft)) return ownAmountId;
  return fieldId(path === 'payment.method' ? 'method' : path);
};
