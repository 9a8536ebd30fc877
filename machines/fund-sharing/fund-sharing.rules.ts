import type { Checked, FieldErrors } from '#machines/form/field-errors.ts';
import type { Entry, Line, SharingDraft } from './fund-sharing.types.ts';

/** The least that is shared, in cents; less only where it is all that somebody lacks. */
const leastShare = 100;

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;

/** The dotted path of a member’s field. */
export const pathOf = (to: string): string => `lines.${to}`;

const amountOf = ({ amount }: Entry): number => amount ?? 0;

/** What of the fund is left after the entries, in cents; below zero where they are too much. */
export const remainderOf = (balance: number, entries: readonly Entry[]): number =>
  balance - entries.reduce((sum, entry) => sum + amountOf(entry), 0);

const entryError = ({ missing, amount }: Entry, beyondMissing: boolean): string | null => {
  if (amount === null || amount === 0) return null;
  if (amount < leastShare && amount !== missing) return `Share ${dollars(leastShare)} or more.`;
  if (!beyondMissing && amount > missing)
    return missing === 0
      ? 'They have met their commitment. Choose “beyond what they lack” to share with them.'
      : `They lack ${dollars(missing)}. Share that or less.`;
  return null;
};

/** The lines of a draft as they are sent, or what is wrong with it. `balance` is what the fund has, in cents. */
export const checkDraft = (
  { entries, beyondMissing }: SharingDraft,
  balance: number,
): Checked<{ lines: Line[] }> => {
  const fieldErrors: FieldErrors = {};
  for (const entry of entries) {
    const error = entryError(entry, beyondMissing);
    if (error !== null) fieldErrors[pathOf(entry.to)] = error;
  }
  const lines = entries
    .filter((entry) => amountOf(entry) > 0)
    .map((entry) => ({ to: entry.to, amount: amountOf(entry) }));
  const over = -remainderOf(balance, entries);
  if (lines.length === 0) fieldErrors.lines = 'Enter an amount for at least one member, or take a plan.';
  else if (over > 0)
    fieldErrors.lines = `That is ${dollars(over)} more than the fund has. Take ${dollars(over)} away.`;
  return Object.keys(fieldErrors).length === 0 ? { lines } : { fieldErrors };
};
