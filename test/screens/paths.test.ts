import {
  type CoverageReport,
  coverageTable,
  coveringPaths,
  explore,
  gapsOf,
  withoutStates,
} from '@product/path-driver';
import { lostPresses, walkScreen } from '@product/path-driver/screen';
import { afterAll, describe, expect, test } from 'vitest';
import { scaled } from '#scripts/test/extent.ts';
import { flowOf, loadModel, modelFiles } from '#test/paths/find-models.ts';
import { countWalk } from '#test/support/count-walk.ts';
import { render } from '#test/support/render.tsx';
import { expectFocusAndSpeech } from './focus-and-speech.ts';

/** Milliseconds that end a walk that hangs: the longest take half a minute on a quiet machine. */
const longWalk = 300_000;

const reports: CoverageReport[] = [];
const withoutScreen: string[] = [];

afterAll(() => {
  const reasons = withoutScreen.map((line) => `  ${line}`).join('\n');
  process.stdout.write(`${coverageTable('Paths on the rendered screen', reports)}${reasons}\n`);
});

/** Controls that a person can't press in these states, though the rendered screen has them: by the beginning of the state's name, with the reason. */
const outOfReach: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  auth: { loggedIn: 'who is signed in is on another page; the screen of the walk shows the ways in' },
  donation: { 'confirming.leaving': 'the leave warning of the app stands before the page' },
  drawer: { '': 'the header counts presses of its button, whatever the drawer does' },
  peloton: { 'unsaved.discarding': 'the leave warning of the app stands before the page' },
  profile: { 'unsaved.discarding': 'the leave warning of the app stands before the page' },
};

describe('every screen', () => {
  for (const file of modelFiles()) {
    let explored: ReturnType<typeof explore> | null = null;

    test(`${flowOf(file)} shows what its states say, all the way`, { timeout: longWalk }, async () => {
      const model = await loadModel(file);
      if ('none' in model.pageObject) {
        withoutScreen.push(`${model.flow}: ${model.pageObject.none}`);
        expect(model.pageObject.none).not.toBe('');
        return;
      }
      explored = explore(model);
      const paths = coveringPaths(explored, undefined, scaled(undefined, withoutStates));
      const report = (await walkScreen(model, paths, { render, afterStep: expectFocusAndSpeech })).report();
      reports.push(report);
      countWalk('screen', report);
      expect(gapsOf(report)).toEqual([]);
    });

    test(`${flowOf(file)} takes what its states let a person press`, { timeout: longWalk }, async () => {
      const model = await loadModel(file);
      if ('none' in model.pageObject) return;
      const exploration = explored ?? explore(model);
      // The next flow needs the memory.
      explored = null;
      const exceptions = Object.keys(outOfReach[model.flow] ?? {});
      expect(await lostPresses(exploration, coveringPaths(exploration), exceptions, { render })).toEqual([]);
    });
  }
});
