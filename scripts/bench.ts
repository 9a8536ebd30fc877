import { globSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { outcomeOf, tableOf } from './bench/rows/outcome.ts';
import { type Row, rowsOf } from './bench/rows/row.ts';
import { isTiny, scaled } from './bench/scale.ts';
import { inLanes } from './in-lanes.ts';
import { acceptArguments, prepareBuild, prepared, prepareSources } from './prepare.ts';
import { root } from './run-command.ts';
import { findPostgres } from './test/postgres.ts';

/*
 * `npm run bench [part…]` measures everything, or the named parts, against the targets. `--tiny` only shows in seconds that each row can be
 * measured. The servers' logs are in test-results/bench-*.log.
 */

/**
 * `postgres`: the programs that it needs besides a PostgreSQL server; null if it needs none. Each loads its own modules, so one that
 * can't be loaded is a failed row like any other.
 */
type Bench = { postgres: readonly string[] | null; rows: () => Promise<readonly Row[]> };

const benches: Record<string, Bench> = {
  site: { postgres: null, rows: async () => (await import('./bench/rows/site-rows.ts')).siteRows() },
  paths: { postgres: null, rows: async () => (await import('./bench/rows/path-rows.ts')).pathRows() },
  requests: {
    postgres: null,
    rows: async () => (await import('./bench/rows/request-rows.ts')).requestRows(),
  },
  giving: {
    postgres: ['pgbench'],
    rows: async () => (await import('./bench/rows/giving-rows.ts')).givingRows(),
  },
  search: { postgres: [], rows: async () => (await import('./bench/rows/search-rows.ts')).searchRows() },
  'member-desk': {
    postgres: [],
    rows: async () => (await import('./bench/rows/member-desk-rows.ts')).memberDeskRows(),
  },
  'fund-sharing': {
    postgres: [],
    rows: async () => (await import('./bench/rows/fund-sharing-rows.ts')).fundSharingRows(),
  },
  inspector: {
    postgres: null,
    rows: async () => (await import('./bench/rows/inspector-rows.ts')).inspectorRows(),
  },
  shifts: { postgres: [], rows: async () => (await import('./bench/rows/shift-rows.ts')).shiftRows() },
};

const named = acceptArguments(['--tiny', ...Object.keys(benches)]).filter((name) => name !== '--tiny');
const chosen = Object.entries(benches).filter(([name]) => named.length === 0 || named.includes(name));

const noPostgres =
  'no PostgreSQL server with its programs was found: apt-get install postgresql, or set POSTGRES_BIN to their folder';

const run = async ([name, { postgres, rows }]: [string, Bench]): Promise<Row[]> => {
  // Without a server a full run leaves targets open; a tiny run has none.
  if (postgres && !findPostgres(postgres))
    return [scaled<Row>({ what: name, error: noPostgres }, { what: name, skipped: noPostgres })];
  process.stdout.write(`Measuring ${name} …\n`);
  return rowsOf(name, rows);
};

await prepared(prepareSources, prepareBuild);
for (const log of globSync('test-results/bench-*.log', { cwd: root })) rmSync(resolve(root, log));
// A measurement beside another one means nothing; a tiny run only has to end soon.
const rows = (await inLanes(scaled(1, 2), chosen, run)).flat();
const { passed, failed, code } = outcomeOf(rows, isTiny);
process.stdout.write(`\n${tableOf(rows, isTiny)}\n`);
if (isTiny) process.stdout.write(`${passed} passed, ${failed} failed\n`);
// A failed measurement may have left something open, which would keep the process alive.
process.exit(code);
