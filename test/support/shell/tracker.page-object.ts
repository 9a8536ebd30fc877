import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';
import type { Face } from '#test/path-driver/model/define-model.ts';
import type { Person } from '#test/path-driver/model/ui.ts';
import { beginAccount, toldOf } from './tracker-account.ts';
import { trackerBrowser, trackerWindow } from './tracker-browser.ts';

type Machine = typeof trackerMachine;
type Snapshot = SnapshotFrom<Machine>;

const screen = async () => (await import('./tracker-harness.tsx')).trackerScreen;

const handsOf = async (isScreen: boolean) => (isScreen ? await screen() : trackerWindow);

/** All that was told since the page came, in order, and nothing else. */
const tells = async (person: Person, snapshot: Snapshot): Promise<void> => {
  const hands = await handsOf(person.driver === 'screen');
  const expected = toldOf(snapshot);
  await expect.poll(() => hands.told(), { intervals: [10, 20, 50] }).toEqual(expected);
};

/** Where the person was taken by links since the last time; on a screen the port is held, and says where it would. */
const staysHere = async (person: Person): Promise<void> => {
  expect((await handsOf(person.driver === 'screen')).gone()).toEqual([]);
};

/** What a person sees and follows on a site, and what the end of the tracker hears of it. */
export const trackerFace: Face<Machine> = {
  element: async (actor) => {
    beginAccount();
    return (await import('./tracker-harness.tsx')).trackerStage(actor);
  },
  causes: {
    'page.viewed': async (_person, { event, visit }) => {
      const hands = await handsOf(visit === null);
      if (event.path !== '/') return hands.showNowhere(event.path);
      await hands.showSkipped(event.isForced === true);
    },
    'virtualPage.viewed': async (person, { visit }) => {
      const hands = await handsOf(visit === null);
      await hands.showHome();
      await person.press('button', 'Menu');
      await person.sees('dialog', 'Menu');
      await person.press('button', 'Close the menu');
      await person.missesRole('dialog', 'Menu');
    },
    'link.followed': async (_person, { event, visit }) =>
      (await handsOf(visit === null)).follow(event.href, event.isElsewhere === true),
  },
  sees: {
    reporting: tells,
    'following.resting': staysHere,
    'following.waiting': staysHere,
    'following.opening': async (person, { context }) => {
      expect((await handsOf(person.driver === 'screen')).gone()).toEqual([context.href]);
    },
  },
  browser: trackerBrowser,
};
