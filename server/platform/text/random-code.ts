import { randomInt } from 'node:crypto';

/** No vowels, which make words, and no signs that look alike. */
const signs = 'BCDFGHJKMNPQRSTVWXYZ23456789';

/** Of eight signs there are 28 to the power of 8: trying finds none. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
