import { fileURLToPath } from 'node:url';
import type { Stryker } from '@stryker-mutator/core';
import type { Flow } from './flows.ts';

/** A change in one place, and whether a test failed. */
export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Left out of Stryker's copy of the project: large folders that no test of a machine reads. */
const leftOut = ['.cache', '.data', 'dist', 'dist-server', 'docs', 'public', 'test-results', 'test/browser'];

const walks = 'test/paths/machines.test.ts';

/**
 * Lets Stryker change one place of a flow after the other, and run the tests that reach it. `places`: the flow's files, or lines of them
 * (`file.ts:3-9`).
 */
export const tryMutants = async (flow: Flow, places: readonly string[]): Promise<Mutant[]> => {
  // Stryker's processes and the tests in them read these.
  process.env.MUTANTS_TESTS = JSON.stringify([...flow.tests, ...(flow.walks.length > 0 ? [walks] : [])]);
  process.env.MUTANTS_WALKS = flow.walks.join(',');
  const options: object = {
    mutate: [...places],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(import.meta.resolve('./ignorer.ts'))],
    ignorers: ['not-behaviour'],
    ignorePatterns: leftOut,
    // Vitest checks no types, so Stryker needn't turn the check off in each file.
    disableTypeChecks: false,
    tempDirName: '.cache/mutants',
    concurrency: 2,
    // Printed each ten seconds.
    reporters: ['progress-append-only'],
    // A busy machine must not look like a mutant that never ends; a loop without an end is also seen by its count.
    timeoutMS: 20_000,
    timeoutFactor: 3,
    logLevel: 'error',
    allowConsoleColors: false,
  };
  // Loaded here, so that an unknown argument is refused at once.
  const core = await import('@stryker-mutator/core');
  return new core.Stryker(options).runMutationTest();
};
