import { matchesGlob } from 'node:path';
import { scaled } from './extent.ts';
import { findPostgres } from './postgres.ts';

/** In the gate these run on both databases: they show that migrations, seed, locks, jobs and types agree. */
const bothDatabases = [
  'test/api/platform/database.test.ts',
  'test/api/platform/database-errors.test.ts',
  'test/api/donation/donation.test.ts',
  'test/api/platform/idempotency.test.ts',
  'test/api/platform/jobs.test.ts',
  'test/api/ledger/ledger.test.ts',
  'test/api/registration/registration-complete.test.ts',
  'test/api/search/search-names.test.ts',
  'test/api/seed/seed.test.ts',
];

/** The test files of each part that Vitest runs, as patterns. */
export const testFiles = {
  unit: ['test/unit/**/*.test.{ts,tsx}', 'test/path-driver/tests/*.test.{ts,tsx}'],
  paths: ['test/paths/**/*.test.ts'],
  screens: ['test/screens/**/*.test.{ts,tsx}'],
  /** On PostgreSQL where it is installed, otherwise on the embedded database. */
  api: ['test/api/!(one-database)/*.test.ts', 'test/faults/*.test.ts', 'test/postgres/*.test.ts'],
  'api-embedded': [
    'test/api/one-database/**/*.test.ts',
    ...(findPostgres()
      ? scaled(['test/api/!(one-database)/*.test.ts', 'test/faults/*.test.ts'], bothDatabases)
      : []),
  ],
  faults: ['test/faults/*/*.test.ts'],
} satisfies Record<string, string[]>;

/** Whether a path is a test file of the part. */
export const isTestOf = (part: keyof typeof testFiles, path: string): boolean =>
  testFiles[part].some((pattern) => matchesGlob(path, pattern));
