import { money } from '#machines/money.ts';

/** "$100 refunded after it was shared": what stands beside a total that a debt keeps at $0; `owed` in cents. */
export const debtText = (owed: number): string => `${money(owed)} refunded after it was shared`;

/** What a page says of a debt, in cents, that keeps a total at $0. */
export const debtSentence = (owed: number): string =>
  `${money(owed)} went back to donors after it was shared with others. The next gifts make up for it.`;
