import type { Checked, FieldErrors } from '#machines/form/field-errors.ts';
import { money } from '#machines/money.ts';
import type { Entry, Line, SharingDraft } from './fund-sharing.types.ts';

/** The least share, in cents. Only a share of everything that a person lacks may be less. */
const leastShare = 100;

/** The dotted path of a receiver’s field. */
export const pathOf = (to: string | null): string => `lines.${to ?? 'fund'}`;

const amountOf = ({ amount }: Entry): number => amount ?? 0;

/** What is left to share after the entries, in cents; negative where they are too much. */
export const remainderOf = (spare: number, entries: readonly Entry[]): number =>
  spare - entries.reduce((sum, entry) => sum + amountOf(entry), 0);

/** Captain and admins know what a member lacks; for others the server decides. */
const entryError = ({ name, missing, amount }: Entry, beyondMissing: boolean): string | null => {
  if (amount === null || amount === 0) return null;
  if (amount < leastShare && amount !== missing) return `Share ${money(leastShare)} or more with ${name}.`;
  if (!beyondMissing && missing !== null && amount > missing)
    return missing === 0
      ? `${name} has met the commitment. To share with them anyway, open “More choices” and choose “Share more than they need”.`
      : `${name} still has to raise ${money(missing)}. Share that or less.`;
  return null;
};

/** The longest message to those who get a share, as the contract says. */
export const longestReason = 200;

/** The lines of a draft as they are sent, or what is wrong with it. `spare` is what can be shared, in cents. */
export const checkDraft = (
  { entries, beyondMissing, reason }: SharingDraft,
  spare: number,
): Checked<{ lines: Line[] }> => {
  const fieldErrors: FieldErrors = {};
  for (const entry of entries) {
    const error = entryError(entry, beyondMissing);
    if (error !== null) fieldErrors[pathOf(entry.to)] = error;
  }
  if ([...reason.trim()].length > longestReason)
    fieldErrors.reason = `Use at most ${longestReason} characters.`;
  const lines = entries
    .filter((entry) => amountOf(entry) > 0)
    .map((entry) => ({ to: entry.to, amount: amountOf(entry) }));
  const over = -remainderOf(spare, entries);
  if (lines.length === 0) fieldErrors.lines = 'Enter an amount for at least one of them.';
  else if (over > 0)
    fieldErrors.lines = `That’s ${money(over)} more than there is to share. Lower the amounts by ${money(over)}.`;
  return Object.keys(fieldErrors).length === 0 ? { lines } : { fieldErrors };
};
