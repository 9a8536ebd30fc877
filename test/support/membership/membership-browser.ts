import type { BrowserSession, BrowserSettings } from '#test/path-driver/path-driver.ts';
import { requests } from '#test/path-driver/path-driver.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** A peloton of the demo that takes new members. */
export const wheelers = 'de9d5b73-c409-829c-af8b-32c7852b142f';

/** Who walks now; every path has somebody nobody has met before. */
let tess = newPerson('Tess', 'Larkspur');

/** Signs the person in again in the window that the page opens for it. */
export const signInAgain = async (browser: BrowserSession): Promise<void> => {
  await browser.ui.expectRole('button', 'Sign in again');
  // Only when nothing is tried without the person any more is it them who bring the session back.
  await browser.ui.expectNoText('Looking for your session');
  await browser.sandbox('POST', '/identity/session', { email: tess.email });
  await browser.ui.click('button', 'Sign in again');
};

const needsPeloton = {
  skip: 'the walk has no people who decide; test/browser/join-peloton.test.ts asks, is approved, withdraws and leaves',
};

/** The walk in Chromium against the real server: a visitor, and somebody who isn’t registered. */
export const membershipBrowser: BrowserSettings = {
  open: async (browser, start) => {
    tess = newPerson('Tess', 'Larkspur');
    if (start === 'a visitor') await browser.signOut();
    else await browser.signIn(tess);
    await browser.goTo(`/peloton/${wheelers}?join=yes`);
  },
  ports: { loadStanding: requests('GET', `/api/peloton/${wheelers}/join`) },
  steps: {
    'xstate.done.actor.loadStanding(can ask)': needsPeloton,
    'xstate.done.actor.loadStanding(not accepting)': needsPeloton,
    'xstate.done.actor.loadStanding(member elsewhere)': needsPeloton,
    'xstate.done.actor.loadStanding(asked elsewhere)': needsPeloton,
    'xstate.done.actor.loadStanding(pending)': needsPeloton,
    'xstate.done.actor.loadStanding(rejected)': needsPeloton,
    'xstate.done.actor.loadStanding(rejected, then closed)': needsPeloton,
    'xstate.done.actor.loadStanding(expired)': needsPeloton,
    'xstate.done.actor.loadStanding(expired, then closed)': needsPeloton,
    'xstate.done.actor.loadStanding(member)': needsPeloton,
    'xstate.done.actor.loadStanding(captain)': needsPeloton,
    'xstate.done.actor.loadStanding(offered)': needsPeloton,
    'xstate.error.actor.loadStanding(offline)': 'no connection',
    'xstate.error.actor.loadStanding(signed out)': (browser) =>
      browser.sandbox('POST', '/identity/expire', { email: tess.email }),
    'elsewhere.withdrawn': { skip: 'no button offers it to somebody who isn’t registered' },
    'xstate.after.loadLimit.membership.loading': {
      skip: 'the API layer gives a GET up after 10 s, and the machine hears that first',
    },
  },
  examined: ['signedOut', 'unavailable', 'refused', 'expired'],
};
