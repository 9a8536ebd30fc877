const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Cents in a sentence: "$1,250" or "$1,250.50". */
export const dollars = (cents: number): string => format.format(cents / 100);
