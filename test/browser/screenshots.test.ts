import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { explore, type Path } from '@product/path-driver';
import { metasOf } from '#machines/meta.ts';
import {
  leavesOf,
  looks,
  screenshotFolder,
  screenshotPaths,
  screenshotsOf,
  shortestScreenshotPaths,
} from '#scripts/lab/screenshots.ts';
import { flowOf, loadModel, modelFiles } from '#test/paths/find-models.ts';
import { takeScreenshots } from '#test/support/browser/take-screenshots.ts';
import { walkComplaints } from '#test/support/browser/walk-complaints.ts';
import { walkSite } from '#test/support/browser/walk-site.ts';
import { expect, test } from './site.ts';

test.use({ allowedComplaints: walkComplaints });

const cardForm = 'the card form answers by itself, and is done at once';

/** States that no walk can show, with the reason. */
const unseen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'activity-goals': {
    absent: 'who was a Challenger a moment ago would have to register for something else first',
  },
  enrollment: {
    'loading.confirmed': 'nothing holds the page of a visitor, who would press before it has loaded',
    'loading.shown': 'nothing holds the page of a visitor',
    signingIn: 'the page is on its way to the sign-in',
  },
  image: { checking: 'the page looks at the file by itself, and is done at once' },
  'recurring-donation': { tokenizing: cardForm },
  registration: { elsewhere: 'another tab saves the step', tokenizing: cardForm },
  'ride-route': { tokenizing: cardForm },
  tracker: { 'following.opening': 'the page is on its way to the next one' },
};

/** Flows in which a change of width is an event: their states have the screenshots of the width in which they are reached. */
const inOneWidth = ['header'];

/** Flows whose long paths the server answers otherwise than their model: another device can change a page, but not its goal. */
const inShortPaths = ['profile'];

const headingOf = (snapshot: Path['initial']): string =>
  metasOf<{ heading?: string }>(snapshot)[0]?.meta.heading ?? '';

for (const file of modelFiles()) {
  test(`${flowOf(file)} has screenshots of every state that a person sees`, async ({ page }) => {
    const model = await loadModel(file);
    const { pageObject } = model;
    if ('none' in pageObject) {
      expect(pageObject.none, 'why there is no page object').not.toBe('');
      return;
    }
    const exploration = explore(model);
    const exceptions = Object.keys(unseen[model.flow] ?? {});
    const plan = inShortPaths.includes(model.flow) ? shortestScreenshotPaths : screenshotPaths;
    const paths = plan(exploration, exceptions);
    test.setTimeout(300_000 + paths.reduce((sum, { steps }) => sum + 45_000 + steps.length * 8_000, 0));

    rmSync(join(screenshotFolder, model.flow), { recursive: true, force: true });
    const isInOneWidth = inOneWidth.includes(model.flow);
    const least = isInOneWidth ? looks.length / 2 : looks.length;
    const taken = new Set<string>();
    // axe looks at the examined states in the walks of all paths.
    const browser = { ...pageObject.browser, examined: [] };
    await walkSite({ ...model, pageObject: { ...pageObject, browser } }, paths, page, {
      reached: async (path, at, isShown) => {
        const snapshot = path.steps[at]?.after ?? path.initial;
        const states = leavesOf(snapshot).filter((state) => !taken.has(state));
        if (!isShown || states.length === 0) return;
        await takeScreenshots(page, model.flow, states, headingOf(snapshot), isInOneWidth);
        for (const state of states) taken.add(state);
      },
    });

    const states = new Set(exploration.vertices.flatMap(({ state }) => leavesOf(state.snapshot)));
    const without = [...states].filter((state) => screenshotsOf(model.flow, state).length < least);
    expect(without.sort()).toEqual(exceptions.sort());
  });
}
