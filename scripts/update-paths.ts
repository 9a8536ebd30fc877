/*
 * Rewrites the golden records in test/paths/golden from the models: `npm run paths:update [flow…]`. Read the difference before you commit
 * it: it shows the effect of the change on the flow.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { explore, goldenText, shortestPaths } from '@product/path-driver';
import { goldenFile, loadModels } from '#test/paths/find-models.ts';
import { acceptArguments } from './prepare.ts';

const models = await loadModels();
const wanted = acceptArguments(models.map(({ flow }) => flow));

for (const model of models) {
  if (wanted.length > 0 && !wanted.includes(model.flow)) continue;
  const paths = shortestPaths(explore(model));
  const file = goldenFile(model.flow);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, goldenText(paths));
  process.stdout.write(`${model.flow}: ${paths.length} paths\n`);
}
