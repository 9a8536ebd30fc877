import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { slug } from '#server/platform/text/slug.ts';

export type Column<Row> = { heading: string; cell: (row: Row) => string };

/** Characters that begin a formula, full-width signs included. */
const formulaSign = /^[=+\-@＝＋－＠]/;

/** An amount, or a phone number with a gap after its country code: spreadsheets compute neither. */
const plainNumber = /^(?:-?\d+(?:\.\d+)?|\+\d{1,3}(?: \d[\d-]*)+)$/;

const guarded = (text: string): string =>
  formulaSign.test(text) && !plainNumber.test(text) ? `'${text}` : text;

// White space is trimmed: it would hide a formula from this check, but not from every spreadsheet.
const cellsOf = <Row>(columns: readonly Column<Row>[], row: Row): string[] =>
  columns.map(({ cell }) => guarded(cell(row).trim()));

async function* cells<Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string[]> {
  for await (const page of pages) for (const row of page) yield cellsOf(columns, row);
}

/**
 * Rows as a table that a spreadsheet opens correctly: UTF-8 with a byte order mark and every cell in quotes. An apostrophe precedes text
 * that a spreadsheet would take for a formula. The next page is read when the reader has room, so a long list needs little memory; a reader
 * that leaves ends the reading.
 */
export const csvOf = <Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Readable => {
  const table = stringify({
    header: true,
    columns: columns.map(({ heading }) => heading),
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
  // A failure ends the table with an error that the reader sees.
  return pipeline(Readable.from(cells(columns, pages)), table, () => {});
};

/** Rows that become text at once. */
const rowsInPart = 200;

/**
 * Rows of one statement, so that the figures are of one instant and a slow reader holds no connection. The contract limits how many tables
 * are made at once. A row takes a third of a kilobyte, and becomes text as the reader takes it.
 */
export async function* inParts<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += rowsInPart) yield rows.slice(from, from + rowsInPart);
}

/** Cents as a spreadsheet computes with them: 103.30. */
export const csvAmount = (cents: number): string => (cents / 100).toFixed(2);

/** The headers of a table that a browser saves under `name`, reduced to plain letters and digits. */
export const csvHeaders = (name: string) => {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${slug(name).slice(0, 80).replace(/-$/, '')}.csv"`,
    'cache-control': 'no-store',
  };
};
