import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run-command.ts';

const picture = /\]\(machines\/([\w-]+)\.svg\)/g;

/** The flows whose statechart a document shows. */
export const picturedFlows = (): readonly string[] => [
  ...new Set(
    globSync('docs/*.md', { cwd: root })
      .sort()
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(picture)].map(([, flow = '']) => flow),
      ),
  ),
];

/** The file of a flow's picture. */
export const pictureFile = (flow: string): string => join(root, 'docs/machines', `${flow}.svg`);

/** Writes the picture of a flow where documents show it. */
export const writePicture = (flow: string, svg: string): void => {
  if (!picturedFlows().includes(flow)) return;
  mkdirSync(dirname(pictureFile(flow)), { recursive: true });
  writeFileSync(pictureFile(flow), `${svg}\n`);
};
