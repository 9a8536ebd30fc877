import { type BrowserSession, type BrowserSettings, requests } from '#test/path-driver/path-driver.ts';
import { type WatchedDonations, watchedDonations } from '#test/support/base-camp/base-camp-browser.ts';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** The walk's Challenger, with earlier donations. */
const tess = newPerson('Tess', 'Forecast');
let publicId = '';
let api: ReturnType<typeof ownApi> | null = null;
let donations: WatchedDonations | null = null;

/** A small donation. Resolves when the page has its total. */
export const giveMore = async (): Promise<void> => {
  await donations?.giveMore();
};

const expire = (browser: BrowserSession) =>
  browser.sandbox('POST', '/identity/expire', { email: tess.email });

const refuse = (code: string) => (browser: BrowserSession) =>
  browser.sandbox('POST', '/outcomes', {
    target: 'getUserForecast',
    outcome: { kind: 'problem', code },
    emailAddress: tess.email,
  });

const givenUp = { skip: 'the API layer aborts a GET after 10 s, and the machine gets that failure first' };

export const forecastBrowser: BrowserSettings = {
  open: async (browser) => {
    api ??= ownApi(browser.page);
    await browser.withoutHolding(() => browser.signIn(tess));
    if (donations === null) {
      publicId = await api.takePart(tess);
      donations = await watchedDonations(browser.page, api, publicId);
      await donations.give(20_000);
    }
    await browser.goTo(`/profile/${publicId}`);
    await browser.page.getByText('See your forecast').click();
  },
  ports: {
    loadForecast: requests('GET', /^\/api\/user\/[^/]+\/forecast$/),
    askForecast: { sharedWith: 'loadForecast' },
  },
  steps: {
    'xstate.error.actor.loadForecast(offline)': 'no connection',
    'xstate.error.actor.loadForecast(signed out)': expire,
    'xstate.error.actor.loadForecast(not theirs)': refuse('person-not-yours'),
    'xstate.error.actor.askForecast(offline)': 'no connection',
    'xstate.error.actor.askForecast(signed out)': expire,
    'xstate.error.actor.askForecast(refused)': refuse('forecast-share-too-high'),
    'xstate.after.loadLimit.forecast.loading': givenUp,
    'xstate.after.loadLimit.forecast.shown.asking': givenUp,
  },
  examined: ['unavailable', 'shown.current', 'shown.refused', 'shown.failed'],
};
