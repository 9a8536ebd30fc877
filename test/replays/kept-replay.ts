import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type NamedStep, type Path, stateOf } from '@product/path-driver';

/** A replay as a test: the path of a flow that a bundle led to, and the states that it has to go through. */
export type KeptReplay = { flow: string; start: string; steps: NamedStep[] };

/** Where the replays are; `npm run replay` names another folder for one that is not kept. */
const folder = process.env.REPLAYS ?? resolve(import.meta.dirname);

/** The kept replays, each with its name. */
export const keptReplays = (): [string, KeptReplay][] =>
  globSync('*.json', { cwd: folder })
    .sort()
    .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]);

/** The kept form of a path. */
export const replayOf = (flow: string, { start, steps }: Path): KeptReplay => ({
  flow,
  start,
  steps: steps.map(({ label, after }) => ({ label, state: stateOf(after) })),
});

/** A kept replay as the text of a file: a line for each step. */
export const replayText = ({ flow, start, steps }: KeptReplay): string => {
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n');
  return `{\n  "flow": ${JSON.stringify(flow)},\n  "start": ${JSON.stringify(start)},\n  "steps": [\n${lines}\n  ]\n}\n`;
};
