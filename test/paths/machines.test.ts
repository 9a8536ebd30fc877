import { existsSync, readFileSync } from 'node:fs';
import {
  type CoverageReport,
  coverageTable,
  explore,
  gapsOf,
  goldenDifference,
  goldenText,
  shortestPaths,
  walkMachine,
} from '@product/path-driver';
import { afterAll, describe, expect, test } from 'vitest';
import { countWalk } from '#test/support/count-walk.ts';
import {
  flowOf,
  goldenFile,
  loadMachines,
  loadModel,
  loadModels,
  machineFiles,
  modelFiles,
} from './find-models.ts';
import { brokenInvariants, exceptionsOf } from './invariants.ts';
import { recordingFaults } from './recordings.ts';
import { refusalGaps } from './refusals.ts';

/** Milliseconds that end a walk that hangs: the longest take half a minute on a quiet machine. */
const longWalk = 300_000;

/** The flows that a mutant can reach, where mutants are tried (`scripts/mutate/`). They are loaded before any test: a mutant may show while its module loads. */
const mutated = process.env.MUTANTS_WALKS?.split(',');
const walked = modelFiles().filter((file) => mutated?.includes(flowOf(file)) ?? true);
if (mutated) await Promise.all(walked.map(loadModel));

const reports: CoverageReport[] = [];

afterAll(() => {
  process.stdout.write(coverageTable('Paths on the bare machine', reports));
});

describe.runIf(mutated === undefined)('every machine', () => {
  for (const file of machineFiles()) {
    test(`${file} has a model`, async () => {
      const modelled = (await loadModels()).map((model) => model.machine.config);
      const without = (await loadMachines(file)).filter((machine) => !modelled.includes(machine.config));
      expect(without.map((machine) => machine.id)).toEqual([]);
    });
  }
});

describe('every path', () => {
  for (const file of walked) {
    test(`${flowOf(file)} goes where its record says and leaves nothing out`, {
      timeout: longWalk,
    }, async () => {
      const model = await loadModel(file);
      const exploration = explore(model);
      expect({ missing: exploration.missing, unused: exploration.unused }).toEqual({
        missing: [],
        unused: [],
      });

      const paths = shortestPaths(exploration);
      const report = walkMachine(model, paths).report();
      reports.push(report);
      countWalk('machine', report);
      expect(refusalGaps(model, paths)).toEqual([]);
      expect(brokenInvariants(exploration, paths)).toEqual(exceptionsOf(exploration));
      expect(recordingFaults(exploration, paths)).toEqual([]);

      expect(existsSync(goldenFile(model.flow)), `no record yet: npm run paths:update`).toBe(true);
      const recorded = readFileSync(goldenFile(model.flow), 'utf8');
      const current = goldenText(paths);
      // Together, so that a gap doesn't hide which steps changed.
      const differences = goldenDifference(recorded, current);
      expect({ differences, gaps: gapsOf(report) }).toEqual({ differences: [], gaps: [] });
    });
  }
});
