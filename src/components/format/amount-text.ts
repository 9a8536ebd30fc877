const plainWhole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const plainExact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** Cents as the text of a field, without sign: "1,250" or "1,250.50". */
export const amountText = (cents: number) =>
  (cents % 100 === 0 ? plainWhole : plainExact).format(cents / 100);

const typed = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/;

/**
 * A typed text as whole cents: "50", "$1,250", "12.5", ".99". Null for an empty text, and for an invalid one ("12.345", "fifty", "1,25"),
 * which the caller tells apart by the text.
 */
export const parseAmount = (text: string): number | null => {
  const match = typed.exec(text.trim());
  if (!match) return null;
  const [, dollars = '', cents = ''] = match;
  if (dollars === '' && cents === '') return null;
  const sum = Number(dollars.replaceAll(',', '') || '0') * 100 + Number(cents.padEnd(2, '0') || '0');
  return Number.isSafeInteger(sum) ? sum : null;
};
