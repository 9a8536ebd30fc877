import { type BrowserSession, type BrowserSettings, requests } from '@product/path-driver';
import { endedByApiLayer, personSteps } from '#test/support/auth/person-steps.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** The person of the current path; each path has a new one, because it may close the account. */
let ida = newPerson('Ida', 'Leaver');

const { failures, refuse, restoreSession } = personSteps(() => ida);

export { restoreSession };

/** Makes the person a rider whose commitment isn't met (`ridingShort`), or a person who takes part in nothing (null). */
const stand = (scenario: object | null) => (browser: BrowserSession) =>
  browser.sandbox('PUT', '/registrations', { emailAddress: ida.email, scenario });

const ridingShort = {
  mix: { challenger: false, signature: true, gravel: false, volunteer: false },
  nextStep: 'complete',
  isCompleted: true,
};

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
    ...failures('loadPreview', 'closeAccount'),
    'xstate.error.actor.loadPreview(closed elsewhere)': refuse('previewAccountClosing', 'account-closed'),
    'xstate.error.actor.closeAccount(closed elsewhere)': refuse('closeAccount', 'account-closed'),
    'xstate.error.actor.closeAccount(a payment began)': refuse('closeAccount', 'payment-open'),
    'xstate.after.loadLimit.accountClosing.loading': endedByApiLayer,
  },
  examined: ['unavailable', 'blocked', 'reviewing', 'expired'],
};
