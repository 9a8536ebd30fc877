import * as z from 'zod/mini';
import type { CalendarDay } from '#machines/calendar.ts';
import { billOf, isDonationAmount } from '#machines/donation/donation.rules.ts';
import { amountOf } from '#machines/donation/donation-draft.rules.ts';
import { dueAfter } from '#machines/donation/due-days.ts';
import { type Checked, firstErrors } from '#machines/form/field-errors.ts';
import { changesOf, isSame } from '#machines/form/typed-values.ts';
import type {
  RecurringChanges,
  RecurringDonation,
  RecurringDonationContext,
  RecurringDraft,
  RecurringMethod,
} from './recurring-donation.types.ts';

/** The open donation; null on the list, and when it no longer exists. */
export const openDonation = ({ donations, openId }: RecurringDonationContext): RecurringDonation | null =>
  donations.find(({ id }) => id === openId) ?? null;

/** A donation's stored values as the form holds them. */
export const draftOfDonation = ({
  amount: given,
  charge,
  dayOfMonth,
  recipient,
}: RecurringDonation): RecurringDraft => ({
  amount: given,
  unclearAmount: '',
  isFeeCovered: charge > given,
  dayOfMonth,
  recipient,
  method: 'kept',
});

/** The values of the form's fields: what was typed, otherwise what is stored. */
export const recurringDraftOf = (
  context: RecurringDonationContext,
  donation: RecurringDonation,
): RecurringDraft => ({
  ...draftOfDonation(donation),
  ...context.typed,
});

/** The monthly charge of the form, in cents; null while the amount can't be given. */
export const recurringBill = ({ amount: wanted, isFeeCovered }: RecurringDraft) =>
  wanted !== null && isDonationAmount(wanted) ? billOf(wanted, isFeeCovered) : null;

/** Whether saving the form resumes a paused donation. */
export const isMended = (
  { pauseReason, recipient: before }: RecurringDonation,
  { method, recipient }: RecurringDraft,
): boolean => (pauseReason === 'recipient-closed' ? recipient.id !== before.id : method !== 'kept');

/** The next charge of the form; null while the donation stays paused. `today` is the event's day. */
export const nextChargeOf = (
  donation: RecurringDonation,
  draft: RecurringDraft,
  today: CalendarDay,
): CalendarDay | null => {
  const { state, nextOn, movesFrom } = donation;
  const { dayOfMonth } = draft;
  if (state === 'active') {
    const isMoved = dayOfMonth !== donation.dayOfMonth && nextOn !== null && nextOn > today;
    return isMoved && movesFrom !== null ? dueAfter(movesFrom, dayOfMonth, today) : nextOn;
  }
  return isMended(donation, draft) && movesFrom !== null ? dueAfter(movesFrom, dayOfMonth, today) : null;
};

const form = ({ unclearAmount }: RecurringDraft) =>
  z.object({
    amount: amountOf(unclearAmount.trim() !== ''),
    dayOfMonth: z
      .int('Choose a day of the month.')
      .check(z.minimum(1, 'Choose a day of the month.'), z.maximum(31, 'Choose a day of the month.')),
  });

/** The methods that the donor can choose; the saved one only where it differs from the current one. */
export const recurringMethodsOf = (
  { savedMethod }: Pick<RecurringDonationContext, 'savedMethod'>,
  { state, paymentMethod }: RecurringDonation,
): RecurringMethod[] => {
  // The same method may work by now, so a paused donation can be resumed with it.
  const isOther = state === 'paused' || !isSame(savedMethod, paymentMethod);
  return [
    'kept',
    ...(savedMethod !== null && isOther ? (['saved'] as const) : []),
    'CreditCard',
    'PayPalAccount',
    'VenmoAccount',
    'AndroidPayCard',
    'ApplePayCard',
  ];
};

export type CheckedChanges = Checked<{ changes: RecurringChanges }>;

const givenTo = ({ recipientType, id }: RecurringDraft['recipient']) => ({ recipientType, id });

/** Checks the form: what differs from the donation, or the first problem of each field. */
export const checkChanges = (draft: RecurringDraft, donation: RecurringDonation): CheckedChanges => {
  const parsed = form(draft).safeParse(draft);
  if (!parsed.success) return { fieldErrors: firstErrors(parsed.error.issues) };
  const { isFeeCovered, dayOfMonth } = draft;
  const { charge, amount: wanted } = billOf(parsed.data.amount, isFeeCovered);
  const before = draftOfDonation(donation);
  const saved = {
    amount: donation.amount,
    isFeeCovered: before.isFeeCovered,
    dayOfMonth: before.dayOfMonth,
    recipient: givenTo(before.recipient),
  };
  const bill = changesOf(saved, { amount: wanted, isFeeCovered });
  return {
    changes: {
      ...bill,
      // The donor agrees to a charge, so it is sent with a new amount or fee cover, even where it stays the same.
      ...(Object.keys(bill).length > 0 ? { charge } : {}),
      ...changesOf(saved, { dayOfMonth, recipient: givenTo(draft.recipient) }),
      ...(draft.method === 'saved' ? { payment: { useSaved: true } } : {}),
    },
  };
};
