import { money } from '#machines/money.ts';

/** "$100 refunded after it was shared": the note on a total that a debt keeps at $0; `owed` in cents. */
export const debtText = (owed: number): string => `${money(owed)} refunded after it was shared`;

/** The sentence about a debt that keeps a total at $0; in cents. */
export const debtSentence = (owed: number): string =>
  `${money(owed)} went back to donors after it was shared with others. The next gifts make up for it.`;

const grouping = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** With grouping and at most one decimal: "1,250", "12.5". */
export const plainNumber = (value: number) => exact.format(value);

/** Rounded to an integer, with grouping: "12,480". */
export const whole = (value: number) => grouping.format(value);

/** Only 1 is singular: "1 place", "0 places", "1.5 miles". */
export const plural = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many);

/** "1 place", "12 places". */
export const counted = (count: number, one: string, many?: string) =>
  `${whole(count)} ${plural(count, one, many)}`;

/** "62 miles". */
export const miles = (distance: number) => counted(Math.round(distance), 'mile');

/** "4,250 ft": short, for cards. */
export const feet = (climb: number) => `${whole(climb)} ft`;
