import type { PageObject, Ui } from '@product/path-driver';
import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';
import { expectedSightings, resetExpectedSightings } from './expected-sightings.ts';
import { trackerBrowser, trackerWindow } from './tracker-browser.ts';

type Machine = typeof trackerMachine;
type Snapshot = SnapshotFrom<Machine>;

const screen = async () => (await import('./tracker-harness.tsx')).trackerScreen;

const gesturesOf = async (isScreen: boolean) => (isScreen ? await screen() : trackerWindow);

/** All that was reported since the page opened, in order, and nothing else. */
const tells = async (ui: Ui, snapshot: Snapshot): Promise<void> => {
  const gestures = await gesturesOf(ui.driver === 'screen');
  const expected = expectedSightings(snapshot);
  await expect.poll(() => gestures.reported(), { intervals: [10, 20, 50] }).toEqual(expected);
};

/** Where the person was taken by links since the last time; on a screen the port is held, and says where it would. */
const staysHere = async (ui: Ui): Promise<void> => {
  expect((await gesturesOf(ui.driver === 'screen')).gone()).toEqual([]);
};

/** Page views and links, and the sightings that the tracker reports. */
export const trackerPageObject: PageObject<Machine> = {
  screen: async (actor) => {
    resetExpectedSightings();
    return (await import('./tracker-harness.tsx')).trackerHarness(actor);
  },
  actions: {
    'page.viewed': async (_ui, { event, browser }) => {
      const gestures = await gesturesOf(browser === null);
      if (event.path !== '/') return gestures.showNowhere(event.path);
      await gestures.showSkipped(event.isForced === true);
    },
    'virtualPage.viewed': async (ui, { browser }) => {
      const gestures = await gesturesOf(browser === null);
      await gestures.showHome();
      await ui.click('button', 'Menu');
      await ui.expectRole('dialog', 'Menu');
      await ui.click('button', 'Close the menu');
      await ui.expectNoRole('dialog', 'Menu');
    },
    'link.followed': async (_ui, { event, browser }) =>
      (await gesturesOf(browser === null)).follow(event.href, event.isElsewhere === true),
  },
  states: {
    reporting: tells,
    'following.resting': staysHere,
    'following.waiting': staysHere,
    'following.opening': async (ui, { context }) => {
      expect((await gesturesOf(ui.driver === 'screen')).gone()).toEqual([context.href]);
    },
  },
  browser: trackerBrowser,
};
