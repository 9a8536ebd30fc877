/** A code as codes are stored and compared: upper case, letters and numbers only. Gaps, hyphens and a full stop behind it mean nothing. */
export const readCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
