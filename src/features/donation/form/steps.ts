import { draftOf } from '#machines/donation/donation.drafts.ts';
import { canOpen, hasErrorsIn, paymentOf } from '#machines/donation/donation.guards.ts';
import type { DonationContext, DonationStep } from '#machines/donation/donation.types.ts';
import { moneyExact } from '#machines/money.ts';
import type { DonationSnapshot } from '#src/features/donation/donation.types.ts';

const editing = ['amount', 'donor', 'payment'] as const;
const looking = ['reviewing', 'sending', 'proving', 'authenticating', 'expired'] as const;

/** The shown step; null if something else replaces the steps. */
export const stepShown = (snapshot: DonationSnapshot): DonationStep | null => {
  const { context } = snapshot;
  if (snapshot.matches('opening')) return canOpen(context, context.step) ? context.step : 'amount';
  if (snapshot.matches('tokenizing')) return context.step;
  if (looking.some((state) => snapshot.matches(state))) return 'review';
  return editing.find((state) => snapshot.matches({ editing: state })) ?? null;
};

/** Whether nothing is left to ask after this step. */
const isLast = (context: DonationContext, step: DonationStep): boolean => {
  if (step === 'payment') return true;
  const hasDonor = step === 'donor' || !hasErrorsIn(context, 'donor');
  return hasDonor && !hasErrorsIn(context, 'payment') && paymentOf(context) !== null;
};

/** The text of the step's button; `charge` in cents, null while there is none. */
export const goOnText = (context: DonationContext, step: DonationStep, charge: number | null): string => {
  if (charge === null) return 'Choose an amount';
  const sum = moneyExact(charge);
  if (step === 'review') return `Give ${sum}${draftOf(context).frequency === 'Monthly' ? ' a month' : ''}`;
  return isLast(context, step) ? `Review ${sum}` : 'Continue';
};
