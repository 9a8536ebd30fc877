const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A decimal digit of any script as one of 0 to 9: each script has its ten in a row. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
};

/**
 * A code as codes are stored and compared: upper case, letters and numbers only. Gaps, hyphens and a full stop behind it mean
 * nothing, nor does the script of its digits, or the point that a Turkish keyboard puts on an I.
 */
export const readCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFC')
    .replaceAll('İ', 'I')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
