import { type BrowserSession, type BrowserSettings, requests } from '#test/path-driver/path-driver.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { ownApi } from './own-api.ts';
import { type WatchedDonations, watchedDonations } from './watched-donations.ts';

/** The walk's person; each path begins without a goal and a celebration, and with the earlier donations. */
const tess = newPerson('Tess', 'Larkspur');
let publicId = '';
let api: ReturnType<typeof ownApi> | null = null;
let donations: WatchedDonations | null = null;

/** A small donation. Resolves when the page has its total. */
export const giveMore = async (): Promise<void> => {
  await donations?.giveMore();
};

const expire = (browser: BrowserSession) =>
  browser.sandbox('POST', '/identity/expire', { email: tess.email });

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
    'xstate.error.actor.loadCamp(offline)': 'no connection',
    'xstate.error.actor.loadCamp(signed out)': expire,
    'xstate.done.actor.refreshCamp(first goal met)': reach(5_000),
    'xstate.done.actor.refreshCamp(higher goal met)': reach(10_000),
    'xstate.done.actor.refreshCamp(no event)': { skip: 'the sandbox always has an event' },
    'xstate.error.actor.refreshCamp(offline)': 'no connection',
    'xstate.error.actor.refreshCamp(signed out)': expire,
    'xstate.error.actor.saveCelebrated(offline)': 'no connection',
    'xstate.error.actor.saveCelebrated(refused)': (browser) =>
      browser.sandbox('POST', '/outcomes', {
        target: 'updateFundraisingGoal',
        outcome: { kind: 'problem', code: 'goal-too-low' },
        emailAddress: tess.email,
      }),
    'xstate.after.loadLimit.baseCamp.loading': {
      skip: 'the API layer gives a GET up after 10 s, and the machine hears that first',
    },
    'xstate.after.loadLimit.baseCamp.open.reading.refreshing': {
      skip: 'the API layer gives a GET up after 10 s, and the machine hears that first',
    },
  },
  examined: ['loading', 'unavailable', 'open.reading.current', 'open.success.celebrating'],
};
