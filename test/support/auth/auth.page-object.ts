import type { PageObject, Ui } from '@product/path-driver';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import { hasRefusedSecond, serverFailure } from '#machines/auth/auth.selectors.ts';
import { authBrowser } from './auth-browser.ts';
import { browserActions } from './auth-browser-actions.ts';
import { hasToken, place } from './auth-browser-fixture.ts';

type Machine = typeof authMachine;
type Snapshot = SnapshotFrom<Machine>;

const wayIn = 'Login';
const byEmail = 'Sign in with e-mail';
const anotherWay = 'Create an account';
const again = /^(Sign in again|Try again|Choose a new password|Checking whether you’re signed in)$/;

/** On a rendered screen everything stands side by side; in a browser each page has its own part of it. */
const shows = (ui: Ui, one: typeof place.now) => ui.driver === 'screen' || place.now === one;

/** The header of every page but the sign-in page. */
const header = async (ui: Ui, whose: 'a visitor’s' | 'theirs' | 'nobody’s yet') => {
  if (!shows(ui, 'profile') && !shows(ui, 'elsewhere')) return;
  if (whose === 'a visitor’s') await ui.expectRole('link', wayIn);
  else await ui.expectNoRole('link', wayIn);
  if (whose === 'theirs') await ui.expectText('Ann');
};

/** The header keeps the name of a signed-in person while the session is being restored. */
const loading = (ui: Ui, { context }: Snapshot) => header(ui, context.wasExpired ? 'theirs' : 'nobody’s yet');

const problem = async (ui: Ui, { context }: Snapshot) => {
  const message = context.loginError?.message;
  if (message === undefined) return;
  if (shows(ui, 'sign-in') || (context.wasExpired && shows(ui, 'profile'))) {
    await ui.expectRole('alert');
    // In a browser the provider and the library word it.
    if (ui.driver === 'screen') await ui.expectText(message);
  }
};

/** How a person signs in and out, what the app finds out by itself, and what they see of it. */
export const authPageObject = {
  screen: async (actor: ActorRefFrom<Machine>) => (await import('./auth-harness.tsx')).authHarness(actor),
  actions: {
    'signIn.requested': async (ui, { event, before, browser }) => {
      if (browser !== null) return browserActions.askToSignIn(browser, event, before);
      if (event.display === 'popup') return ui.click('button', again);
      // The way that is under way waits; the others stay open, and so does it once the press was refused.
      const isUnderWay = before.matches('interacting') && !hasRefusedSecond(before);
      await ui.click('button', isUnderWay ? anotherWay : byEmail);
    },
    'logout.requested': async (ui, { before, nextSteps, browser }) => {
      if (browser !== null) return browserActions.signOut(browser, { before, nextSteps });
      const { pressSignOut } = await import('./auth-harness.tsx');
      await pressSignOut(ui);
    },
    'retry.requested': async (_ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : browserActions.tryAgain(browser),
    'session.expired': async (_ui, { event, before, browser }, actor) =>
      browser === null ? actor?.send(event) : browserActions.haveCallRefused(browser, before),
    'session.endedElsewhere': async (_ui, { event, before, browser }, actor) =>
      browser === null ? actor?.send(event) : browserActions.signOutElsewhere(browser, before),
    'route.changed': async (_ui, { event, before, nextSteps, browser }, actor) =>
      browser === null ? actor?.send(event) : browserActions.goOn(browser, event, { before, nextSteps }),
    // In a browser the app tells it by itself, as soon as the session has opened.
    'publicId.changed': async (_ui, { event }, actor) => actor?.send(event),
    'signIn.abandoned': async (_ui, { event, browser }, actor) => {
      if (browser === null) actor?.send(event);
      else await browserActions.comeBack(browser);
    },
  },
  states: {
    loading,
    unreachable: async (ui, snapshot) => {
      await loading(ui, snapshot);
      if (ui.driver !== 'screen') return;
      const isFailing = serverFailure(snapshot) !== null;
      await ui.expectText(isFailing ? 'Our server has a problem.' : 'We can’t reach the server.');
    },
    loggedIn: async (ui) => {
      await header(ui, 'theirs');
      if (ui.driver === 'browser') await hasToken();
    },
    'loggedIn.renewing': async (ui) => {
      // A page that only looked when the token ran out shows nothing of it.
      if (ui.driver === 'screen')
        await ui.expectRole('button', /^(Checking whether you’re signed in|Sign in again)$/);
    },
    expired: async (ui, snapshot) => {
      await header(ui, 'a visitor’s');
      // In a browser a page that only looked has nothing that waits.
      if (ui.driver === 'screen') await ui.expectRole('button', again);
      await problem(ui, snapshot);
    },
    loggedOut: async (ui, snapshot) => {
      await header(ui, 'a visitor’s');
      if (shows(ui, 'sign-in')) await ui.expectRole('button', byEmail);
      await problem(ui, snapshot);
    },
    interacting: async (ui, snapshot) => {
      if (!snapshot.context.wasExpired) await header(ui, 'a visitor’s');
      await problem(ui, snapshot);
      if (hasRefusedSecond(snapshot)) await ui.expectText('You’re already signing in.');
      else if (shows(ui, 'sign-in')) await ui.expectText('One moment, please');
    },
    'interacting.leaving': async (ui) => {
      if (ui.driver === 'browser') await browserActions.hasSetOut();
    },
    loggingOut: async (ui) => header(ui, 'nobody’s yet'),
  },
  browser: authBrowser,
} satisfies PageObject<Machine>;
