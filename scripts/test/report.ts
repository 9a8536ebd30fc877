import { stripVTControlCharacters } from 'node:util';
import { failuresText } from './failure.ts';
import type { FlakyTest } from './retry.ts';
import type { Row, Tally } from './section.ts';
import { slowestTable } from './slowest.ts';

const cores = 2;

/** How much of two cores a part kept busy; the rest it waited. */
const busy = ({ cpu, seconds }: Pick<Row, 'cpu' | 'seconds'>): string =>
  cpu === null ? '' : `${Math.round((100 * cpu) / (cores * seconds))} %`;

const rowText = (row: Row): string => {
  const counts = `${String(row.passed).padStart(6)} passed ${String(row.failed).padStart(4)} failed`;
  const times = `${row.seconds.toFixed(1).padStart(8)} s ${busy(row).padStart(6)}`;
  return `${row.name.padEnd(20)}${counts}${times}  ${row.note ?? ''}`.trimEnd();
};

/** A part that counts failures without saying which has only its note to show. */
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

/** The slowest tests of each part, and a row for each part: tests, seconds, and how busy the machine was. */
export const partsText = (rows: readonly Row[], seconds: number, cpu: number | null): string => {
  const slowest = rows.flatMap(({ name, tests = [] }) =>
    tests.length > 0 ? [slowestTable(name, tests)] : [],
  );
  const { passed, failed } = sumOf(rows);
  const together: Row = { name: 'together', passed, failed, seconds, cpu };
  return [
    ...slowest,
    '',
    `${''.padEnd(54)}of ${cores} cores`,
    ...rows.map(rowText),
    rowText(together),
    '',
  ].join('\n');
};

const told = (kind: string, tests: readonly FlakyTest[]): string =>
  tests
    .map(
      ({ id, part, failure }) =>
        `${kind}: ${part}: ${id}\n    ${stripVTControlCharacters(failure.error).trim().split('\n', 3).join('\n    ')}\n`,
    )
    .join('');

/** What failed and doesn't count, and then each failure with the first lines of its error. */
export const endingsText = (
  rows: readonly Row[],
  flaky: readonly FlakyTest[],
  quarantined: readonly FlakyTest[],
): string =>
  [told('quarantined', quarantined), told('flaky', flaky), failuresText(rows.map(failuresOf))].join('');
