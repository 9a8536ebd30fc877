import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { layoutBest } from '#lab/chart/layout-chart.ts';
import { readChart } from '#lab/chart/read-chart.ts';
import { toSvg } from '#lab/chart/to-svg.ts';
import { picturedFlows, pictureFile } from '#scripts/lab/doc-pictures.ts';
import { engine } from './engine.ts';
import { machines } from './machines.ts';

test.each(picturedFlows())('the picture of %s in docs is that of its machine', async (flow) => {
  const machine = machines.find(([name]) => name === flow)?.[1];
  if (machine === undefined) throw new Error(`docs show ${flow}, which is no machine`);
  const recorded = existsSync(pictureFile(flow)) ? readFileSync(pictureFile(flow), 'utf8') : '';
  const drawn = toSvg(await layoutBest(engine, readChart(machine)));
  expect(recorded === `${drawn}\n`, `run npm run atlas, then commit docs/machines/${flow}.svg`).toBe(true);
});

test('docs has no picture that no document shows', () => {
  const files = globSync('docs/machines/*.svg').map((file) => basename(file, '.svg'));
  expect(files.sort()).toEqual([...picturedFlows()].sort());
});
