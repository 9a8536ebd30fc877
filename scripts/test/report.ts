import { stripVTControlCharacters } from 'node:util';
import { failuresText } from './failure.ts';
import type { FlakyTest } from './retry.ts';
import type { Row, Tally } from './section.ts';

const rowText = (row: Row): string => {
  const counts = `${String(row.passed).padStart(6)} passed ${String(row.failed).padStart(4)} failed`;
  return `${row.name.padEnd(20)}${counts}${row.seconds.toFixed(1).padStart(8)} s  ${row.note ?? ''}`.trimEnd();
};

/** A part that only counts its failures has just its note to show. */
const failuresOf = ({ name, failed, failures = [], note }: Row) => ({
  name,
  failures:
    failed > 0 && failures.length === 0
      ? [{ file: null, title: null, error: note || 'The part ended with an error; its log says more.' }]
      : failures,
});

export const sumOf = (rows: readonly Row[]): Tally => ({
  passed: rows.reduce((sum, { passed }) => sum + passed, 0),
  failed: rows.reduce((sum, { failed }) => sum + failed, 0),
});

/** A row for each part: tests and seconds. */
export const partsText = (rows: readonly Row[], seconds: number): string => {
  const together: Row = { name: 'together', ...sumOf(rows), seconds };
  return ['', ...[...rows, together].map(rowText), ''].join('\n');
};

const summaryOf = (kind: string, tests: readonly FlakyTest[]): string =>
  tests
    .map(
      ({ id, part, failure }) =>
        `${kind}: ${part}: ${id}\n    ${stripVTControlCharacters(failure.error).trim().split('\n', 3).join('\n    ')}\n`,
    )
    .join('');

/** The failures that don't count, and then each failure with the first lines of its error. */
export const endingsText = (
  rows: readonly Row[],
  flaky: readonly FlakyTest[],
  quarantined: readonly FlakyTest[],
): string =>
  [summaryOf('quarantined', quarantined), summaryOf('flaky', flaky), failuresText(rows.map(failuresOf))].join(
    '',
  );
