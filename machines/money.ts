const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Negative amounts have a minus sign, "−$50", instead of the format's hyphen. */
const written = (format: Intl.NumberFormat, cents: number): string =>
  format.format(cents / 100).replace('-', '−');

/** Cents as "$1,250" or "$1,250.50": whole amounts drop their decimals, all others have two. */
export const money = (cents: number): string => written(cents % 100 === 0 ? whole : exact, cents);

/** Cents as whole dollars, "$2,459", for large figures. It rounds down, so that nobody reads more than there is. */
export const wholeMoney = (cents: number): string =>
  cents > 0 && cents < 100 ? written(exact, cents) : written(whole, Math.floor(cents / 100) * 100);

/** Cents as whole dollars that suffice, "$506" for $505.85: what a person still has to raise. */
export const enoughMoney = (cents: number): string => written(whole, Math.ceil(cents / 100) * 100);

/** Always with two decimals, for columns and for charges. */
export const moneyExact = (cents: number): string => written(exact, cents);
