import { isTestOf, type testFiles } from '../test-files.ts';
import type { EdgeKind } from './edge.ts';

/** A part of the gate that consists of test files, and how its tests reach what they test. */
export type TestPart = {
  name: string;
  files: { test: (path: string) => boolean };
  kinds: readonly EdgeKind[];
  /** Whether an address in a text opens a page: always in a browser; elsewhere where the test has the app's router. */
  pages: 'always' | 'with the router';
  /** The file that walks all flows, one test each. */
  walks: string | null;
};

const server: readonly EdgeKind[] = ['import', 'file', 'operation', 'handler', 'port'];
const inProcess = { kinds: ['import', 'file'], pages: 'with the router', walks: null } as const;
const onServer = { kinds: server, pages: 'with the router', walks: null } as const;

const files = (part: keyof typeof testFiles) => ({ test: (path: string) => isTestOf(part, path) });

/** The projects of `vite.config.ts`, and the browser tests. */
export const testParts: readonly TestPart[] = [
  { ...inProcess, name: 'unit', files: files('unit') },
  { ...inProcess, name: 'paths', files: files('paths'), walks: 'test/paths/machines.test.ts' },
  { ...inProcess, name: 'screens', files: files('screens'), walks: 'test/screens/paths.test.ts' },
  { ...onServer, name: 'api', files: files('api') },
  { ...onServer, name: 'api-embedded', files: files('api-embedded') },
  { ...onServer, name: 'faults', files: files('faults') },
  {
    name: 'browser',
    files: /^test\/browser\/.*\.test\.ts$/,
    kinds: ['import', 'file', 'operation'],
    pages: 'always',
    walks: 'test/browser/paths.test.ts',
  },
];

const modelFile = /^test\/paths\/(.+)\.model\.ts$/;

export type Flow = { name: string; model: string; golden: string };

/** The flows that are walked: each has a model and a record of its paths. */
export const flowsIn = (files: readonly string[]): Flow[] =>
  files.flatMap((model) => {
    const name = modelFile.exec(model)?.[1];
    return name === undefined ? [] : [{ name, model, golden: `test/paths/golden/${name}.txt` }];
  });
