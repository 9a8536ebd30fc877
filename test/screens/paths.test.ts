import { afterAll, describe, expect, test } from 'vitest';
import { explore } from '#test/path-driver/exploration/explore.ts';
import { flowOf, loadModel, modelFiles } from '#test/path-driver/model/find-models.ts';
import { tour } from '#test/path-driver/paths/covering-paths.ts';
import { type CoverageReport, countWalk, coverageTable, gapsOf } from '#test/path-driver/results/coverage.ts';
import { walkScreen } from '#test/path-driver/walks/walk-screen.ts';

const reports: CoverageReport[] = [];
const faceless: string[] = [];

afterAll(() => {
  const reasons = faceless.map((line) => `  ${line}`).join('\n');
  process.stdout.write(`${coverageTable('Paths on the rendered screen', reports)}${reasons}\n`);
});

describe('every screen', () => {
  for (const file of modelFiles()) {
    test(`${flowOf(file)} shows what its states say, all the way`, async () => {
      const model = await loadModel(file);
      if ('none' in model.face) {
        faceless.push(`${model.flow}: ${model.face.none}`);
        expect(model.face.none).not.toBe('');
        return;
      }
      const report = (await walkScreen(model, tour(explore(model)))).report();
      reports.push(report);
      countWalk('screen', report);
      expect(gapsOf(report)).toEqual([]);
    });
  }
});
