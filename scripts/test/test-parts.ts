import { isTestOf, type testFiles } from './test-files.ts';

/** The file of a part that walks all flows, with one test for each flow, and a pattern for these tests' titles. */
type Walks = { file: string; titles: string };

/** A part of the gate with test files. */
export type TestPart = { name: string; isOf: (path: string) => boolean; walks: Walks | null };

const vitestPart = (name: keyof typeof testFiles, walks: Walks | null = null): TestPart => ({
  name,
  isOf: (path) => isTestOf(name, path),
  walks,
});

/** The projects of `vite.config.ts`, and the browser tests. */
export const testParts: readonly TestPart[] = [
  vitestPart('unit'),
  vitestPart('paths', { file: 'test/paths/machines.test.ts', titles: '^every path ' }),
  vitestPart('screens', { file: 'test/screens/paths.test.ts', titles: '^every screen ' }),
  vitestPart('api'),
  vitestPart('api-embedded'),
  vitestPart('faults'),
  {
    name: 'browser',
    isOf: (path) => /^test\/browser\/.*\.test\.ts$/.test(path),
    // Playwright puts the project and the file before a title.
    walks: { file: 'test/browser/paths.test.ts', titles: '\\bpaths\\.test\\.ts ' },
  },
];
