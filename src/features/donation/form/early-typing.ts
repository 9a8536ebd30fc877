import type { DonationDraft } from '#machines/donation/donation.types.ts';
import { parseAmount } from '#src/components/format/money.ts';
import { fieldId, ownAmountId } from './form.types.ts';

const texts = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'postalCode',
  'organizationName',
  'publicName',
  'message',
] as const satisfies (keyof DonationDraft)[];

const flags = ['isFeeCovered', 'isAnonymous', 'isAmountVisible'] as const satisfies (keyof DonationDraft)[];

const frequencies = ['Once', 'Monthly', 'Organization'] as const;
const tributes = ['none', 'honor', 'memory'] as const;

const control = (form: HTMLFormElement, id: string) => {
  const found = form.elements.namedItem(id);
  return found instanceof RadioNodeList ? null : found;
};

const textIn = (form: HTMLFormElement, id: string): string => {
  const field = control(form, id);
  return field !== null && 'value' in field ? String(field.value) : '';
};

const chosenIn = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? '';

const amountIn = (form: HTMLFormElement): Pick<DonationDraft, 'amount' | 'unclearAmount'> => {
  const own = textIn(form, ownAmountId);
  const amount = parseAmount(own) ?? (Number(chosenIn(form, fieldId('amount'))) || null);
  return { amount, unclearAmount: amount === null ? own : '' };
};

/**
 * What a person typed and chose in the form that the server rendered, before the page had its script: all that differs from
 * where a fresh page begins.
 */
export const typedEarly = (form: HTMLFormElement, blank: DonationDraft): Partial<DonationDraft> => {
  const found: Partial<DonationDraft> = {};
  for (const name of texts) {
    const text = textIn(form, fieldId(name));
    if (text !== '' && text !== blank[name]) found[name] = text;
  }
  for (const name of flags) {
    const field = control(form, fieldId(name));
    if (field instanceof HTMLInputElement && field.checked !== blank[name]) found[name] = field.checked;
  }
  const frequency = frequencies.find((each) => each === chosenIn(form, fieldId('frequency')));
  if (frequency !== undefined && frequency !== blank.frequency) found.frequency = frequency;
  const tribute = tributes.find((each) => each === chosenIn(form, fieldId('tributeKind')));
  if (tribute !== undefined && tribute !== blank.tributeKind) found.tributeKind = tribute;
  const { amount, unclearAmount } = amountIn(form);
  if (amount !== null && amount !== blank.amount) found.amount = amount;
  if (unclearAmount !== '') found.unclearAmount = unclearAmount;
  return found;
};
