import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import { hasRefusedSecond } from '#machines/auth/auth.selectors.ts';
import type { Face } from '#test/path-driver/model/define-model.ts';
import type { Person } from '#test/path-driver/model/ui.ts';
import { authBrowser } from './auth-browser.ts';
import { browserCauses } from './auth-browser-actions.ts';
import { hasToken, place } from './auth-browser-fixture.ts';

type Machine = typeof authMachine;
type Snapshot = SnapshotFrom<Machine>;

const wayIn = 'Login';
const byEmail = 'Sign in with e-mail';
const anotherWay = 'Create an account';
const again = /^(Sign in again|Try again|Choose a new password|Looking for your session)$/;

/** On a rendered screen everything stands side by side; in a browser each page has its own part of it. */
const shows = (person: Person, one: typeof place.now) => person.driver === 'screen' || place.now === one;

/** The header of every page but the sign-in page. */
const header = async (person: Person, whose: 'a visitor’s' | 'theirs' | 'nobody’s yet') => {
  if (!shows(person, 'profile') && !shows(person, 'elsewhere')) return;
  if (whose === 'a visitor’s') await person.sees('link', wayIn);
  else await person.missesRole('link', wayIn);
  if (whose === 'theirs') await person.reads('Ann');
};

/** Who was signed in keeps their name in the header while their session is looked for. */
const loading = (person: Person, { context }: Snapshot) =>
  header(person, context.wasExpired ? 'theirs' : 'nobody’s yet');

const problem = async (person: Person, { context }: Snapshot) => {
  const message = context.loginError?.message;
  if (message === undefined) return;
  if (shows(person, 'sign-in') || (context.wasExpired && shows(person, 'profile'))) {
    await person.sees('alert');
    // In a browser the provider and the library word it.
    if (person.driver === 'screen') await person.reads(message);
  }
};

/** How a person signs in and out, what the app finds out by itself, and what they see of it. */
export const authFace = {
  element: async (actor: ActorRefFrom<Machine>) => {
    const { authStage } = await import('./auth-harness.tsx');
    return authStage(actor);
  },
  causes: {
    'signIn.requested': async (person, { event, before, visit }) => {
      if (visit !== null) return browserCauses.askToSignIn(visit, event, before);
      if (event.display === 'popup') return person.press('button', again);
      // The way that is under way waits; the others stay open, and so does it once the press was refused.
      const isUnderWay = before.matches('interacting') && !hasRefusedSecond(before);
      await person.press('button', isUnderWay ? anotherWay : byEmail);
    },
    'logout.requested': async (person, { before, coming, visit }) => {
      if (visit !== null) return browserCauses.signOut(visit, { before, coming });
      const { pressSignOut } = await import('./auth-harness.tsx');
      await pressSignOut(person);
    },
    'retry.requested': async (_person, { event, visit }, actor) =>
      visit === null ? actor?.send(event) : browserCauses.tryAgain(visit),
    'session.expired': async (_person, { event, before, visit }, actor) =>
      visit === null ? actor?.send(event) : browserCauses.haveCallRefused(visit, before),
    'session.endedElsewhere': async (_person, { event, before, visit }, actor) =>
      visit === null ? actor?.send(event) : browserCauses.signOutElsewhere(visit, before),
    'route.changed': async (_person, { event, before, coming, visit }, actor) =>
      visit === null ? actor?.send(event) : browserCauses.goOn(visit, event, { before, coming }),
    // In a browser the app tells it by itself, as soon as the session has opened.
    'publicId.changed': async (_person, { event }, actor) => actor?.send(event),
    'signIn.abandoned': async (_person, { event, visit }, actor) => {
      if (visit === null) actor?.send(event);
      else await browserCauses.comeBack(visit);
    },
  },
  sees: {
    loading,
    unreachable: async (person, snapshot) => {
      await loading(person, snapshot);
      if (person.driver === 'screen') await person.reads('We can’t reach the server just now.');
    },
    loggedIn: async (person) => {
      await header(person, 'theirs');
      if (person.driver === 'browser') await hasToken();
    },
    'loggedIn.renewing': async (person) => {
      // A page that only looked when the token ran out shows nothing of it.
      if (person.driver === 'screen')
        await person.sees('button', /^(Looking for your session|Sign in again)$/);
    },
    expired: async (person, snapshot) => {
      await header(person, 'a visitor’s');
      // In a browser a page that only looked has nothing that waits.
      if (person.driver === 'screen') await person.sees('button', again);
      await problem(person, snapshot);
    },
    loggedOut: async (person, snapshot) => {
      await header(person, 'a visitor’s');
      if (shows(person, 'sign-in')) await person.sees('button', byEmail);
      await problem(person, snapshot);
    },
    interacting: async (person, snapshot) => {
      if (!snapshot.context.wasExpired) await header(person, 'a visitor’s');
      await problem(person, snapshot);
      if (hasRefusedSecond(snapshot)) await person.reads('You are already signing in.');
      else if (shows(person, 'sign-in')) await person.reads('One moment, please');
    },
    'interacting.leaving': async (person) => {
      if (person.driver === 'browser') await browserCauses.hasSetOut();
    },
    loggingOut: async (person) => header(person, 'nobody’s yet'),
  },
  browser: authBrowser,
} satisfies Face<Machine>;
