import { exitCodeOf } from '../../exit-code.ts';
import type { Measurement, Row } from './row.ts';

const longestError = 300;

const isMeasured = (row: Row): row is Measurement => 'measured' in row;

/** A tiny run has no targets: every measured row passes. */
const markOf = (row: Row, isTiny: boolean): string => {
  if ('error' in row) return '✗';
  if (!isMeasured(row)) return '–';
  if (isTiny) return '✓';
  return row.met === null ? ' ' : row.met ? '✓' : '✗';
};

/** The rows as aligned lines. */
export function tableOf(rows: readonly Row[], isTiny: boolean): string {
  const measured = rows.filter(isMeasured);
  const width = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));
  const whatWidth = width(rows.map(({ what }) => what));
  const measuredWidth = width(measured.map((row) => row.measured));
  const comparedWidth = width(measured.map((row) => row.compared));
  const cellsOf = (row: Row): string[] => {
    if ('error' in row) return [`could not be measured: ${row.error.slice(0, longestError)}`];
    if (!isMeasured(row)) return [`skipped: ${row.skipped}`];
    const target = isTiny || row.target === '' ? '' : `target ${row.target}`;
    return [row.measured.padEnd(measuredWidth), row.compared.padEnd(comparedWidth), target];
  };
  return rows
    .map((row) => [markOf(row, isTiny), row.what.padEnd(whatWidth), ...cellsOf(row)].join('  ').trimEnd())
    .join('\n');
}

/** The number of rows that passed and failed; `code` is the exit code. */
export function outcomeOf(rows: readonly Row[], isTiny: boolean) {
  const marks = rows.map((row) => markOf(row, isTiny));
  const failed = marks.filter((mark) => mark === '✗').length;
  const passed = rows.length - failed - marks.filter((mark) => mark === '–').length;
  return { passed, failed, code: exitCodeOf({ passed, failed }) };
}
