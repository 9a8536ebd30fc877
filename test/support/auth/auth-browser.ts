import { type BrowserSession, type BrowserSettings, type PortAnswer, requests } from '@product/path-driver';
import { pauseRequests } from '@product/path-driver/paused-requests';
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import { campOnTheWay } from '#test/support/base-camp/base-camp-fixture.ts';
import { blankPage } from '#test/support/browser/blank-page.ts';
import { ownForecast } from '#test/support/forecast/forecast-fixture.ts';
import { codeSentTo, signInByHand } from '#test/support/sign-in.ts';
import { browserActions } from './auth-browser-actions.ts';
import {
  becomeKnown,
  comeBackWith,
  dropAccessTokens,
  expectToken,
  forgetInBrowser,
  leaveMarker,
  place,
  remember,
  scenario,
  setTimeRight,
} from './auth-browser-fixture.ts';
import { personSteps } from './person-steps.ts';

type Snapshot = SnapshotFrom<typeof authMachine>;
type Request = { method: string; path: string; body: string };

let isHeldBack = false;
let knownPage: Page | null = null;

/** Where the page would leave for it does not get: what is shown until then can be seen, and what happens when it takes too long. */
const holdBack = async (page: Page): Promise<void> => {
  if (knownPage === page) return;
  knownPage = page;
  // What else a person finds on their own page would be refused where the path has taken their session away, and end it.
  const answers = [
    { path: /^\/api\/user\/base-camp$/, answer: campOnTheWay },
    { path: /^\/api\/user\/[^/]+\/forecast$/, answer: ownForecast },
  ];
  const asked = ['*/api/user/base-camp', '*/api/user/*/forecast*'].map((urlPattern) => ({ urlPattern }));
  await pauseRequests(page, asked, (request) => {
    const found = answers.find(({ path }) => path.test(request.path));
    if (found === undefined) return false;
    const body = JSON.stringify(found.answer);
    void request.fulfill({ status: 200, contentType: 'application/json', body });
    return true;
  });
  await pauseRequests(page, [{ urlPattern: '*', resourceType: 'Document' }], (request) => {
    if (!isHeldBack || !request.isNavigation || !/^\/(identity\/.*|auth\/logout|)$/.test(request.path))
      return false;
    scenario.departures += 1;
    void request.fulfill({ status: 204 });
    return true;
  });
};

const closeOthers = (page: Page) =>
  Promise.all(
    page
      .context()
      .pages()
      .filter((one) => one !== page)
      .map((one) => one.close()),
  );

/** The window that the page opened last. */
const popup = ({ page }: BrowserSession): Page => {
  const last = page
    .context()
    .pages()
    .findLast((one) => one !== page && !one.isClosed());
  if (last === undefined) throw new Error('No window is open');
  return last;
};

const signedIn = { path: '/sign-in', walk: (tab: Page) => signInByHand(tab, scenario.ann) };
const link = (name: string) => ({
  path: '/sign-in',
  walk: (tab: Page) => tab.getByRole('link', { name, exact: true }).first().click(),
});

const chooseNewPassword = async (tab: Page): Promise<void> => {
  // All that was good before ends with it.
  scenario.kept = null;
  const { email, password } = scenario.ann;
  await tab.getByLabel('E-mail address').fill(email);
  await tab.keyboard.press('Enter');
  await tab.getByLabel('Code').waitFor();
  await tab.getByLabel('Code').fill(await codeSentTo(tab, email, 'password-reset-code'));
  await tab.keyboard.press('Enter');
  await tab.getByLabel('New password', { exact: true }).fill(password);
  await tab.getByLabel('New password, once more').fill(password);
  await tab.keyboard.press('Enter');
};

/** The state that ties an answer to what was asked, made into another's. */
const ofAnother = (hash: string): string => {
  const parameters = new URLSearchParams(hash.slice(1));
  const [library = '', ...rest] = (parameters.get('state') ?? '').split('|');
  const state = JSON.parse(Buffer.from(library, 'base64').toString());
  const other = Buffer.from(JSON.stringify({ ...state, id: crypto.randomUUID() })).toString('base64');
  parameters.set('state', [other, ...rest].join('|'));
  return `#${parameters}`;
};

const { expire, refuse } = personSteps(() => scenario.ann);

const endSessions = async (browser: BrowserSession): Promise<void> => {
  scenario.kept = null;
  await expire(browser);
};

const putClaims = (browser: BrowserSession, claims: string) => {
  scenario.hasOddClaims = claims !== 'whole';
  return browser.sandbox('PUT', '/identity/account-state', { email: scenario.ann.email, claims });
};

/** The next step asks for a token. It finds no token for the API, or no account. */
const beforeToken = (browser: BrowserSession, { nextSteps }: PortAnswer) =>
  nextSteps[0]?.includes('nobody at the provider') ? forgetInBrowser(browser) : dropAccessTokens(browser);

const asksToken = ({ method, path, body }: Request) =>
  method === 'POST' && path.endsWith('/token') && body.includes('grant_type=refresh_token');

const answerOf = ({ event }: PortAnswer) => event.output as { kind: string };

/** The walk in Chromium against the real server and the provider's own pages. */
export const authBrowser: BrowserSettings = {
  open: async (browser) => {
    const { page } = browser;
    await holdBack(page);
    await closeOthers(page);
    isHeldBack = false;
    await setTimeRight(browser);
    if (scenario.hasOddClaims) await putClaims(browser, 'whole');
    if (scenario.kept === null) await becomeKnown(browser);
    await page.goto(blankPage);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.context().clearCookies();
    await leaveMarker(page);
    place.now = 'profile';
    const asked = page.waitForRequest(/\/api\/settings$/);
    await page.goto(`/profile/${scenario.kept?.publicId}`);
    // Only now is anybody there to hear what other tabs say.
    await asked;
    isHeldBack = true;
  },
  ports: {
    restoreSession: requests('GET', '/api/settings'),
    login: (before) => {
      const display = (before as Snapshot).context.request?.display;
      if (display === 'silent') return 'itself';
      return display === 'popup' ? 'user' : { sharedWith: 'restoreSession' };
    },
    fetchUser: requests('GET', '/api/user'),
    createContact: requests('POST', '/api/user'),
    refreshToken: { request: asksToken },
    prolongToken: { sharedWith: 'refreshToken' },
    renewToken: { sharedWith: 'refreshToken' },
    logout: { request: ({ path }) => /b2c_1_email_signup.*openid-configuration$/.test(path) },
  },
  steps: {
    'xstate.done.actor.restoreSession': async (browser, portAnswer) => {
      await setTimeRight(browser);
      const { kind } = answerOf(portAnswer);
      if (kind === 'nobody') return forgetInBrowser(browser);
      if (kind === 'forgotten') return comeBackWith(browser, link('Forgot your password?'));
      if (kind === 'reset')
        return comeBackWith(browser, { path: '/auth/reset-password', walk: chooseNewPassword });
      // The person who signed in again in a popup is already stored.
      if (scenario.kept !== null) await remember(browser);
    },
    'xstate.done.actor.restoreSession(back from the provider)': (browser) => comeBackWith(browser, signedIn),
    'xstate.error.actor.restoreSession(no connection)': 'no connection',
    'xstate.error.actor.restoreSession(run out)': async (browser) => {
      await remember(browser);
      await browser.page.clock.setSystemTime(Date.now() + 61 * 60_000);
    },
    'xstate.error.actor.restoreSession(wrong claims)': async (browser) => {
      await putClaims(browser, 'without-email');
      await comeBackWith(browser, signedIn);
    },
    'xstate.error.actor.restoreSession(turned round)': (browser) => comeBackWith(browser, link('Cancel')),
    'xstate.error.actor.restoreSession(an answer to nothing)': (browser) =>
      comeBackWith(browser, link('Cancel'), ofAnother),
    'xstate.done.actor.fetchUser': beforeToken,
    'xstate.error.actor.fetchUser(a first sign-in)': refuse('getCurrentUser', 'contact-required'),
    'xstate.error.actor.fetchUser(no connection)': 'no connection',
    'xstate.error.actor.fetchUser(the server breaks)': refuse('getCurrentUser', 'temporarily-unavailable'),
    'xstate.error.actor.fetchUser(refused)': refuse('getCurrentUser', 'token-expired'),
    'xstate.done.actor.createContact': beforeToken,
    'xstate.error.actor.createContact(no connection)': 'no connection',
    'xstate.error.actor.createContact(refused)': refuse('createContact', 'contact-mismatch'),
    'xstate.done.actor.refreshToken': expectToken,
    'xstate.error.actor.refreshToken(no connection)': 'no connection',
    'xstate.error.actor.refreshToken(nobody at the provider)': 'no request',
    'xstate.error.actor.refreshToken(the person is needed)': endSessions,
    'xstate.error.actor.refreshToken(wrong claims)': (browser) => putClaims(browser, 'without-email'),
    'xstate.done.actor.prolongToken': expectToken,
    'xstate.error.actor.prolongToken(no connection)': 'no connection',
    'xstate.error.actor.prolongToken(the person is needed)': async (browser, { nextSteps }) => {
      // Only what somebody was about to save asks for them in a window, and only who is signed in gets there.
      if (nextSteps[0]?.startsWith('signIn.requested(in a popup')) await browserActions.openForm(browser);
      return endSessions(browser);
    },
    'xstate.done.actor.renewToken': expectToken,
    'xstate.error.actor.renewToken(no connection)': 'no connection',
    'xstate.error.actor.renewToken(the person is needed)': endSessions,
    'xstate.done.actor.login(by redirect)': async () => {
      scenario.departures = 0;
    },
    'xstate.done.actor.login(signed in)': async (browser, { before }) => {
      if ((before as Snapshot).context.request?.display === 'popup')
        await signInByHand(popup(browser), scenario.ann);
    },
    'xstate.done.actor.login(a forgotten password)': (browser) =>
      popup(browser).getByRole('link', { name: 'Forgot your password?' }).click(),
    'xstate.done.actor.login(a new password)': (browser) => chooseNewPassword(popup(browser)),
    'xstate.error.actor.login': async (browser, { before }) => {
      if ((before as Snapshot).context.request?.display === 'redirect') return 'no connection';
      return popup(browser).getByRole('link', { name: 'Cancel', exact: true }).click();
    },
    'xstate.done.actor.logout': 'no request',
    'xstate.error.actor.logout': 'no connection',
  },
  avoids: ({ label }, before: AnyMachineSnapshot) => {
    const snapshot = before as Snapshot;
    const { isLoggedIn } = snapshot.context;
    // A page whose place another account has taken is gone at once: nothing can be pressed twice there.
    if (snapshot.matches('loggingOut'))
      return /logout\.requested/.test(label) ? isLoggedIn : /done\.actor\.logout/.test(label) && !isLoggedIn;
    // On a page that only looked there is nothing that waits for the session.
    const isLooking = snapshot.matches('loggedIn') && !isLoggedIn;
    return isLooking && /error\.actor\.(renew|prolong)Token\(the person/.test(label);
  },
};
