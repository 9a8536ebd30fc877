const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Cents as whole dollars, rounded down: nobody reads more than there is. */
export const inWholeDollars = (cents: number): string => whole.format(Math.floor(cents / 100));
