import { money } from '#machines/money.ts';

/** "$100 refunded after it was shared": the note on a total that a debt keeps at $0; `owed` in cents. */
export const debtText = (owed: number): string => `${money(owed)} refunded after it was shared`;

/** The sentence about a debt that keeps a total at $0; in cents. */
export const debtSentence = (owed: number): string =>
  `${money(owed)} went back to donors after it was shared with others. The next gifts make up for it.`;
