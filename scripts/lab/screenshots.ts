import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  coveringPaths,
  type Exploration,
  onlyStates,
  type Path,
  pathsToGoal,
  stateOf,
} from '@product/path-driver';
import { isTaken } from '@product/path-driver/browser';
import type { Screenshot } from '#lab/atlas/state-page.ts';
import { root } from '../run-command.ts';

/** How each state is photographed: on a desk and on a phone, in both colour schemes. */
export const looks = [
  { width: 1440, height: 900, scheme: 'light' },
  { width: 360, height: 740, scheme: 'light' },
  { width: 1440, height: 900, scheme: 'dark' },
  { width: 360, height: 740, scheme: 'dark' },
] as const;

/** Screenshots outlive a build of the atlas, which copies them. */
export const screenshotFolder = resolve(root, 'dist-lab/screenshots');

/** The file of a screenshot, in the folder or the atlas. */
export const screenshotName = (
  flow: string,
  state: string,
  { width, scheme }: (typeof looks)[number],
): string => `${flow}/${state}/${width}-${scheme}.webp`;

/** The screenshots that a state has. */
export const screenshotsOf = (flow: string, state: string): Screenshot[] =>
  looks.flatMap((look) => {
    const file = screenshotName(flow, state, look);
    const found = statSync(join(screenshotFolder, file), { throwIfNoEntry: false });
    return found === undefined ? [] : [{ ...look, file, taken: found.mtime.toISOString() }];
  });

export const leavesOf = (snapshot: Path['initial']): string[] => stateOf(snapshot).split(' & ');

/** State values that have each innermost state once, the nearest to a start first. */
const valuesWithEachLeaf = ({ model, starts }: Exploration, leftOut: readonly string[]): Set<string> => {
  const seen = new Set(starts);
  const leaves = new Set<string>(leftOut);
  const values = new Set<string>();
  for (const { state, edges } of seen) {
    const isNew = leavesOf(state.snapshot).filter((leaf) => !leaves.has(leaf));
    for (const leaf of isNew) leaves.add(leaf);
    if (isNew.length > 0) values.add(stateOf(state.snapshot));
    for (const edge of edges) if (isTaken(model, edge, state.snapshot)) seen.add(edge.to);
  }
  return values;
};

/** Few paths that Chromium can take through each innermost state but these; each ends in a state that no path before it had. */
export const screenshotPaths = (exploration: Exploration, leftOut: readonly string[]): Path[] => {
  const { model } = exploration;
  const values = valuesWithEachLeaf(exploration, leftOut);
  const paths = coveringPaths(
    exploration,
    (edge, before) => isTaken(model, edge, before),
    onlyStates(values),
  );
  const seen = new Set<string>(leftOut);
  return paths.flatMap((path) => {
    const news = [path.initial, ...path.steps.map(({ after }) => after)].map((snapshot) => {
      const before = seen.size;
      for (const leaf of leavesOf(snapshot)) seen.add(leaf);
      return seen.size > before;
    });
    const last = news.lastIndexOf(true);
    return last < 0 ? [] : [{ ...path, steps: path.steps.slice(0, last) }];
  });
};

/** A shortest path to each innermost state but these. */
export const shortestScreenshotPaths = (exploration: Exploration, leftOut: readonly string[]): Path[] => {
  const { model, vertices } = exploration;
  const leaves = new Set(vertices.flatMap(({ state }) => leavesOf(state.snapshot)));
  return [...leaves]
    .filter((leaf) => !leftOut.includes(leaf))
    .flatMap((leaf) => {
      const isThere = (value: string) => value.split(' & ').includes(leaf);
      const isArrival = (kind: string) => isThere(kind.split(' → ').at(-1) ?? '');
      const goal = { isThere, isArrival };
      return pathsToGoal(exploration, goal, (edge, before) => isTaken(model, edge, before)).slice(0, 1);
    });
};
