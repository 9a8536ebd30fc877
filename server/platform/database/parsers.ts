import { types } from 'pg';

const integer = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
};

/**
 * The types of values, the same from both stores: bigint (cents, counts) and numeric as numbers, date as 'YYYY-MM-DD', timestamptz as Date,
 * json unparsed. A bigint beyond 2^53 throws rather than lose a cent.
 */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.INT8]: integer,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.DATE]: (text) => text,
};
