const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A decimal digit of any script as one of 0 to 9. Each script has its ten digits in a row. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
};

/**
 * A code as it is stored and compared: upper case, letters and numbers only. Spaces, hyphens, a full stop at the end, the script of the
 * digits and the dot of a Turkish İ don't count.
 */
export const readCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFC')
    .replaceAll('İ', 'I')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
