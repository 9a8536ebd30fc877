import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { contentPlugins } from '../content/content-plugins.ts';

// Stryker runs this file in its copy of the project.
const root = resolve(import.meta.dirname, '../..');

/** Starts with the tests of single modules: the first failed test ends the run of a mutant, and walks take longest. */
class WalksLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWalk = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('paths/machines.test.ts'));
    return files.toSorted((one, other) => isWalk(one) - isWalk(other));
  }
}

const ofGate = { tags: [{ name: 'everything' }], tagsFilter: ['!everything'] };

/** The tests of one flow, in one process that loads each module once. */
export default defineConfig({
  root,
  plugins: contentPlugins(root),
  test: {
    name: 'mutants',
    include: JSON.parse(process.env.MUTANTS_TESTS ?? '[]') as string[],
    ...ofGate,
    isolate: false,
    // A slow test on a busy machine finds no mutant; Stryker itself ends one that hangs.
    testTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
    sequence: { sequencer: WalksLast },
  },
});
