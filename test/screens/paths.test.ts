import { afterAll, describe, expect, test } from 'vitest';
import {
  type CoverageReport,
  countWalk,
  coverageTable,
  coveringPaths,
  explore,
  flowOf,
  gapsOf,
  loadModel,
  modelFiles,
} from '#test/path-driver/path-driver.ts';
import { walkScreen } from '#test/path-driver/screen.ts';

const reports: CoverageReport[] = [];
const withoutScreen: string[] = [];

afterAll(() => {
  const reasons = withoutScreen.map((line) => `  ${line}`).join('\n');
  process.stdout.write(`${coverageTable('Paths on the rendered screen', reports)}${reasons}\n`);
});

describe('every screen', () => {
  for (const file of modelFiles()) {
    test(`${flowOf(file)} shows what its states say, all the way`, async () => {
      const model = await loadModel(file);
      if ('none' in model.pageObject) {
        withoutScreen.push(`${model.flow}: ${model.pageObject.none}`);
        expect(model.pageObject.none).not.toBe('');
        return;
      }
      const report = (await walkScreen(model, coveringPaths(explore(model)))).report();
      reports.push(report);
      countWalk('screen', report);
      expect(gapsOf(report)).toEqual([]);
    });
  }
});
