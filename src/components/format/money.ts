const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Below zero with a minus, "−$50", where the format has a hyphen. */
const signed = (text: string) => text.replace('-', '−');

/** Cents as "$1,250" or "$1,250.50": whole amounts drop their decimals, all others have two. */
export const money = (cents: number) => signed((cents % 100 === 0 ? whole : exact).format(cents / 100));

/** Cents as whole dollars, "$2,459", for large figures. Rounded down: nobody reads more than there is, or nothing for a few cents. */
export const wholeMoney = (cents: number) =>
  cents > 0 && cents < 100 ? exact.format(cents / 100) : whole.format(Math.floor(cents / 100));

/** Cents as whole dollars that are enough, "$506" for $505.85: what somebody still has to bring. */
export const enoughMoney = (cents: number) => whole.format(Math.ceil(cents / 100));

/** Always with two decimals, for columns and for what a card is charged. */
export const moneyExact = (cents: number) => signed(exact.format(cents / 100));

const plainWhole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const plainExact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** Cents as they stand in a field, without sign: "1,250" or "1,250.50". */
export const amountText = (cents: number) =>
  (cents % 100 === 0 ? plainWhole : plainExact).format(cents / 100);

const typed = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/;

/**
 * What a person typed, as whole cents: "50", "$1,250", "12.5", ".99". Null for nothing, and for what is no amount
 * ("12.345", "fifty", "1,25"): the caller tells the two apart by the text.
 */
export const parseAmount = (text: string): number | null => {
  const match = typed.exec(text.trim());
  if (!match) return null;
  const [, dollars = '', cents = ''] = match;
  if (dollars === '' && cents === '') return null;
  const sum = Number(dollars.replaceAll(',', '') || '0') * 100 + Number(cents.padEnd(2, '0') || '0');
  return Number.isSafeInteger(sum) ? sum : null;
};
