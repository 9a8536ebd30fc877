import { explore, type Path } from '@product/path-driver';
import { isTaken } from '@product/path-driver/browser';
import { expect, test } from 'vitest';
import { leavesOf, screenshotPaths, shortestScreenshotPaths } from '#scripts/lab/screenshots.ts';
import { loadModel } from '#test/paths/find-models.ts';

const planOf = async (flow: string, leftOut: readonly string[] = []) => {
  const model = await loadModel(`test/paths/${flow}.model.ts`);
  const exploration = explore(model);
  return { model, exploration, paths: screenshotPaths(exploration, leftOut) };
};

const statesOn = (path: Path) =>
  [path.initial, ...path.steps.map(({ after }) => after)].flatMap((snapshot) => leavesOf(snapshot));

test.for(['contact-address', 'base-camp', 'membership'])(
  'the paths for screenshots of %s have each state, in steps that Chromium can take',
  async (flow) => {
    const { model, exploration, paths } = await planOf(flow);
    const all = new Set(exploration.vertices.flatMap(({ state }) => leavesOf(state.snapshot)));
    expect(new Set(paths.flatMap(statesOn))).toEqual(all);
    const steps = paths.flatMap((path) => path.steps);
    expect(steps.filter((step) => !isTaken(model, step, step.before))).toEqual([]);
  },
);

test('each path ends in a state that no path before it had', async () => {
  const { paths } = await planOf('founding');
  const seen = new Set<string>();
  for (const path of paths) {
    const states = statesOn(path);
    const last = leavesOf(path.steps.at(-1)?.after ?? path.initial);
    expect(last.some((state) => !seen.has(state))).toBe(true);
    for (const state of states) seen.add(state);
  }
});

test('no path leads to a state only because it is left out', async () => {
  const { paths } = await planOf('recurring-donation', ['tokenizing']);
  expect(leavesOf(paths.at(-1)?.steps.at(-1)?.after as Path['initial'])).not.toContain('tokenizing');
});

test('short paths lead to each state by itself', async () => {
  const { exploration } = await planOf('contact-address');
  const paths = shortestScreenshotPaths(exploration, ['loading']);
  const ends = paths.map(({ initial, steps }) => leavesOf(steps.at(-1)?.after ?? initial).join());
  const all = new Set(exploration.vertices.flatMap(({ state }) => leavesOf(state.snapshot)));
  expect(ends.toSorted()).toEqual([...all].filter((state) => state !== 'loading').toSorted());
});
