import { type BrowserSettings, requests } from '@product/path-driver';
import { whileStopped } from '@product/path-driver/page-clock';
import type { Page } from 'playwright/test';
import { endedByApiLayer, personSteps } from '#test/support/auth/person-steps.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { type OwnApi, ownApi } from './own-api.ts';

export type WatchedDonations = {
  /** Gives this many cents. */
  give: (amount: number) => Promise<void>;
  /** A small donation. Resolves when the page has the total with it. */
  giveMore: () => Promise<void>;
};

/**
 * Donations to a person whose live total a page shows. It listens from here on, so it comes before the page is opened. A page
 * is told the total when it connects, too, and two donations may come as one total: so each waits for its own total.
 */
export const watchedDonations = async (
  page: Page,
  api: OwnApi,
  publicId: string,
): Promise<WatchedDonations> => {
  const ownStreams = new Set<string>();
  const waiting = new Map<number, () => void>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  // A page may hear of other totals, too.
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/live\?of=User/.test(request.url)) ownStreams.add(requestId);
  });
  network.on('Network.eventSourceMessageReceived', ({ requestId, data }) => {
    if (ownStreams.has(requestId)) waiting.get(JSON.parse(data).raised)?.();
  });

  let given = 0;
  const give = async (amount: number) => {
    given += amount;
    await api.give({ recipientType: 'User', id: publicId }, amount);
  };
  return {
    give,
    giveMore: async () => {
      const { promise: told, resolve } = Promise.withResolvers<void>();
      waiting.set(given + 700, resolve);
      // A request that the walk holds has a limit, and the gift takes a second or more to be told.
      await whileStopped(page, async () => {
        await give(700);
        await told;
      });
    },
  };
};

/** The walk's person; each path begins without a goal and a celebration, and with the earlier donations. */
const tess = newPerson('Tess', 'Larkspur');
let publicId = '';
let api: ReturnType<typeof ownApi> | null = null;
let donations: WatchedDonations | null = null;

/** A small donation. Resolves when the page has its total. */
export const giveMore = async (): Promise<void> => {
  await donations?.giveMore();
};

const { failures, refuse } = personSteps(() => tess);

/** A goal that is below what is raised: no total moves. */
const reach = (goal: number) => async (): Promise<unknown> =>
  api?.ask('PATCH', '/user/fundraising', { goal });

export const baseCampBrowser: BrowserSettings = {
  open: async (browser, start) => {
    api ??= ownApi(browser.page);
    await browser.withoutHolding(async () => {
      await browser.signIn(tess);
      // The page that a sign-in ends on is base camp, and asks for what this walk holds.
      await browser.goTo('/robots.txt');
    });
    if (donations === null) {
      publicId = await api.takePart(tess);
      donations = await watchedDonations(browser.page, api, publicId);
      await donations.give(20_000);
    }
    await api.ask('PATCH', '/user/fundraising', { goal: 0, seenSuccess: false });
    const kept = { version: 1, owner: publicId, amount: 5_000 };
    if (start !== 'a new tab')
      await browser.evaluate((text) => sessionStorage.setItem('celebrationSeen', text), JSON.stringify(kept));
    await browser.goTo('/');
  },
  ports: {
    loadCamp: requests('GET', '/api/user/base-camp'),
    refreshCamp: { sharedWith: 'loadCamp' },
    saveCelebrated: requests('PATCH', '/api/user/fundraising'),
  },
  steps: {
    'xstate.done.actor.loadCamp(goal met)': reach(5_000),
    'xstate.done.actor.loadCamp(no event)': { skip: 'the sandbox always has an event' },
    ...failures('loadCamp', 'refreshCamp'),
    'xstate.done.actor.refreshCamp(first goal met)': reach(5_000),
    'xstate.done.actor.refreshCamp(higher goal met)': reach(10_000),
    'xstate.done.actor.refreshCamp(no event)': { skip: 'the sandbox always has an event' },
    'xstate.error.actor.saveCelebrated(offline)': 'no connection',
    'xstate.error.actor.saveCelebrated(refused)': refuse('updateFundraisingGoal', 'goal-too-low'),
    'xstate.after.loadLimit.baseCamp.loading': endedByApiLayer,
    'xstate.after.loadLimit.baseCamp.open.reading.refreshing': endedByApiLayer,
  },
  examined: ['loading', 'unavailable', 'open.reading.current', 'open.success.celebrating'],
};
