import type { DonationDraft } from '#machines/donation/donation.types.ts';
import { parseAmount } from '#src/components/format/amount-text.ts';
import { fieldId, ownAmountId } from './form.types.ts';

const frequencies = ['Once', 'Monthly', 'Organization'] as const;

const inputIn = (form: HTMLFormElement, id: string): HTMLInputElement | null => {
  const found = form.elements.namedItem(id);
  return found instanceof HTMLInputElement ? found : null;
};

const chosenIn = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? '';

const amountIn = (form: HTMLFormElement): Pick<DonationDraft, 'amount' | 'unclearAmount'> => {
  const own = inputIn(form, ownAmountId)?.value ?? '';
  const amount = parseAmount(own) ?? (Number(chosenIn(form, fieldId('amount'))) || null);
  return { amount, unclearAmount: amount === null ? own : '' };
};

/** The person's changes to the server-rendered first step before hydration: the values that differ from a fresh page. */
export const typedEarly = (form: HTMLFormElement, blank: DonationDraft): Partial<DonationDraft> => {
  const found: Partial<DonationDraft> = {};
  const fee = inputIn(form, fieldId('isFeeCovered'));
  if (fee !== null && fee.checked !== blank.isFeeCovered) found.isFeeCovered = fee.checked;
  const frequency = frequencies.find((each) => each === chosenIn(form, fieldId('frequency')));
  if (frequency !== undefined && frequency !== blank.frequency) found.frequency = frequency;
  const { amount, unclearAmount } = amountIn(form);
  if (amount !== null && amount !== blank.amount) found.amount = amount;
  if (unclearAmount !== '') found.unclearAmount = unclearAmount;
  return found;
};
