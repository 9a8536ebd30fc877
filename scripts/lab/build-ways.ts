import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { explore } from '@product/path-driver';
import { loadModels } from '#test/paths/find-models.ts';
import { labFolder } from './page-settings.ts';
import { waysOf } from './ways.ts';

const folder = resolve(labFolder, 'ways');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const model of await loadModels())
  writeFileSync(resolve(folder, `${model.machine.id}.json`), JSON.stringify(waysOf(explore(model))));
