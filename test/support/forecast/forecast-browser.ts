import { type BrowserSettings, requests } from '@product/path-driver';
import { endedByApiLayer, personSteps } from '#test/support/auth/person-steps.ts';
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

const { failures, refuse } = personSteps(() => tess);

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
    ...failures('loadForecast', 'askForecast'),
    'xstate.error.actor.loadForecast(not theirs)': refuse('getUserForecast', 'person-not-yours'),
    'xstate.error.actor.askForecast(refused)': refuse('getUserForecast', 'forecast-share-too-high'),
    'xstate.after.loadLimit.forecast.loading': endedByApiLayer,
    'xstate.after.loadLimit.forecast.shown.asking': endedByApiLayer,
  },
  examined: ['unavailable', 'shown.current', 'shown.refused', 'shown.failed'],
};
