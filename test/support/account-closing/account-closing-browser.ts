import { type BrowserSession, type BrowserSettings, requests } from '#test/path-driver/path-driver.ts';
import { signInAgainAs } from '#test/support/auth/sign-in-again.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** The person of the current path; each path has a new one, because it may close the account. */
let ida = newPerson('Ida', 'Leaver');

const expire = (browser: BrowserSession) => browser.sandbox('POST', '/identity/expire', { email: ida.email });

const refuse = (target: string, code: string) => (browser: BrowserSession) =>
  browser.sandbox('POST', '/outcomes', {
    target,
    outcome: { kind: 'problem', code },
    emailAddress: ida.email,
  });

/** A rider whose commitment isn't met; null: somebody who takes part in nothing. */
const stand = (scenario: object | null) => (browser: BrowserSession) =>
  browser.sandbox('PUT', '/registrations', { emailAddress: ida.email, scenario });

const ridingShort = {
  mix: { challenger: false, signature: true, gravel: false, volunteer: false },
  nextStep: 'complete',
  isCompleted: true,
};

/** Signs the person in again, in the page's popup. */
export const signInAgain = (browser: BrowserSession): Promise<void> => signInAgainAs(browser, ida);

export const accountClosingBrowser: BrowserSettings = {
  open: async (browser) => {
    ida = newPerson('Ida', 'Leaver');
    await browser.signIn(ida);
    await browser.goTo('/');
    await browser.ui.click('button', 'Ida');
    await browser.ui.click('menuitem', 'Edit Profile');
    await browser.ui.click('link', 'See what would end');
  },
  ports: {
    loadPreview: requests('GET', '/api/user/closing'),
    closeAccount: requests('POST', '/api/user/closing'),
  },
  steps: {
    'xstate.done.actor.loadPreview(nothing prevents it)': stand(null),
    'xstate.done.actor.loadPreview(something comes first)': stand(ridingShort),
    'xstate.error.actor.loadPreview(offline)': 'no connection',
    'xstate.error.actor.loadPreview(signed out)': expire,
    'xstate.error.actor.loadPreview(closed elsewhere)': refuse('previewAccountClosing', 'account-closed'),
    'xstate.error.actor.closeAccount(offline)': 'no connection',
    'xstate.error.actor.closeAccount(signed out)': expire,
    'xstate.error.actor.closeAccount(closed elsewhere)': refuse('closeAccount', 'account-closed'),
    'xstate.error.actor.closeAccount(a payment began)': refuse('closeAccount', 'payment-open'),
    'xstate.after.loadLimit.accountClosing.loading': {
      skip: 'the API layer aborts a GET after 10 s, and the machine gets that failure first',
    },
  },
  examined: ['unavailable', 'blocked', 'reviewing', 'expired'],
};
