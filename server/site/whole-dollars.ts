import { inDollars } from '#server/platform/mail/format.ts';

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Cents as whole dollars, rounded down: nobody reads more than there is, or nothing for a few cents. */
export const inWholeDollars = (cents: number): string =>
  cents > 0 && cents < 100 ? inDollars(cents) : whole.format(Math.floor(cents / 100));
