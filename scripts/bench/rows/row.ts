import { stripVTControlCharacters } from 'node:util';

/** A measurement, beside its comparison. `met` is null if there is no target. */
export type Measurement = {
  what: string;
  measured: string;
  compared: string;
  target: string;
  met: boolean | null;
};

/** A row of the table: a measurement, its error, or why there was none. */
export type Row = Measurement | { what: string; error: string } | { what: string; skipped: string };

/** On one line, without Playwright's colours. */
const messageOf = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .trim()
    .replaceAll(/\s*\n\s*/g, ' · ');

/** A row without a number was not measured: something was missing. */
const withoutNothing = (row: Row): Row => {
  if (!('measured' in row)) return row;
  const { what, measured, compared } = row;
  const isNothing = /\b(NaN|Infinity|undefined)\b/.test(`${measured} ${compared}`);
  return isNothing ? { what, error: `${measured}; ${compared}` } : row;
};

/** Measures one thing or several. An error becomes a row named `what`, so that the other measurements still run. */
export async function rowsOf(what: string, measure: () => Promise<Row | readonly Row[]>): Promise<Row[]> {
  try {
    return [await measure()].flat().map(withoutNothing);
  } catch (error) {
    return [{ what, error: messageOf(error) }];
  }
}
