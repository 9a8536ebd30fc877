import { suggestedAmounts } from '#machines/donation/donation.rules.ts';
import type { DonationDraft } from '#machines/donation/donation.types.ts';

export type FormPartProps = {
  draft: DonationDraft;
  change: (changes: Partial<DonationDraft>) => void;
  /** The error of a field. */
  errorOf: (field: string) => string | undefined;
  /** The form is locked now. */
  isBusy: boolean;
};

/** The props of the questions about money, for a new donation and for a recurring one. */
export type AmountPartProps = Omit<FormPartProps, 'draft' | 'change'> & {
  draft: Pick<DonationDraft, 'amount' | 'unclearAmount' | 'isFeeCovered'> &
    Partial<Pick<DonationDraft, 'frequency'>>;
  change: (changes: Partial<Pick<DonationDraft, 'amount' | 'unclearAmount' | 'isFeeCovered'>>) => void;
};

/** The id of a field's control, from its path in the draft; the payment form has its own: `payment.number`. */
export const fieldId = (path: string) =>
  `${path.startsWith('payment.') ? '' : 'donation-'}${path.replaceAll('.', '-')}`;

/** Whether the amount is in the field, and not among the buttons. */
export const isTyped = ({ amount, unclearAmount }: AmountPartProps['draft']): boolean =>
  unclearAmount !== '' || (amount !== null && !suggestedAmounts.some((each) => each === amount));

/** The draft with an invalid amount as the typed text. */
export const typedIn = <Draft extends AmountPartProps['draft']>(draft: Draft) => ({
  ...draft,
  amount: draft.unclearAmount || draft.amount,
});

export const ownAmountId = `${fieldId('amount')}-own`;

/** The control that takes the focus for a field's error. */
export const faultId = (path: string, draft: AmountPartProps['draft']): string => {
  if (path === 'amount' && isTyped(draft)) return ownAmountId;
  return fieldId(path === 'payment.method' ? 'method' : path);
};
