/** Countries that share the North American numbering plan's ten-digit form. */
const northAmerica = new Set(['US', 'CA', 'PR']);

/**
 * The number as it goes over the wire (E.164), or null when it can't be one.
 * @param typed what a person typed, with any punctuation
 * @param country ISO 3166-1 alpha-2 of the address, for numbers without a country code
 */
export const toE164 = (typed: string, country: string): string | null => {
  const trimmed = typed.trim();
  if (/[^\d\s().+/-]/.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, '');
  const international = trimmed.startsWith('+') ? `+${digits}` : nationalToE164(digits, country);
  return international !== null && /^\+[1-9]\d{6,14}$/.test(international) ? international : null;
};

const nationalToE164 = (digits: string, country: string): string | null => {
  if (!northAmerica.has(country)) return null;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : null;
};
