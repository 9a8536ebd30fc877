import type { Page, Route } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import { hasRefusedSecond } from '#machines/auth/auth.selectors.ts';
import type { SignInRequest } from '#machines/auth/auth.types.ts';
import type { Visit } from '#test/path-driver/model/ui.ts';
import { soon } from '#test/path-driver/walks/poll.ts';
import { appCookies } from '#test/support/sign-in.ts';
import { blank, forgetAtProvider, place, remember, setTimeRight, world } from './auth-browser-fixture.ts';

type Snapshot = SnapshotFrom<typeof authMachine>;
type Moment = { before: Snapshot; coming: readonly string[] };

const byEmail = 'Sign in with e-mail';
const again = /^(Sign in again|Try again|Choose a new password|Looking for your session)$/;

/** A call that was sent and not answered yet. */
let sent: Route | null = null;

const keepSent = (route: Route): void => {
  sent = route;
};

/** What the page asks before something unsaved is left behind. */
const passQuestion = async (page: Page, next: string): Promise<void> => {
  const goOn = page.getByRole('alertdialog').getByRole('button', { name: 'Continue' });
  await goOn
    .or(page.getByRole('button', { name: next }))
    .first()
    .waitFor();
  if (await goOn.isVisible()) await goOn.click();
};

const goToSignIn = (visit: Visit) =>
  visit.freely(async () => {
    await visit.person.press('link', 'Login');
    await passQuestion(visit.page, byEmail);
    await visit.person.sees('button', byEmail);
    place.now = 'sign-in';
  });

const viewProfile = async ({ person }: Visit): Promise<void> => {
  await person.press('button', 'Ann');
  await person.press('menuitem', 'View Profile');
};

const write = async ({ person, page }: Visit): Promise<void> => {
  const open = page.getByRole('button', { name: /^(Edit your page|Write your story)$/ });
  const field = page.getByLabel(/^Why do you ride/);
  await open.or(field).first().waitFor();
  if (await open.isVisible()) await open.click();
  await person.fill(/^Why do you ride/, `I ride, and it is ${performance.now()}.`);
  await person.press('button', 'Save my page');
};

const refuse = (visit: Visit, target: string) =>
  visit.sandbox('POST', '/outcomes', {
    target,
    emailAddress: world.ann.email,
    outcome: { kind: 'problem', code: 'token-expired' },
  });

const isRefusedMeanwhile = (coming: readonly string[]): boolean => {
  const answered = coming.findIndex((label) => /\.actor\.|^xstate\.after/.test(label));
  return coming.slice(0, answered === -1 ? undefined : answered).includes('session.expired');
};

export const browserCauses = {
  askToSignIn: async (visit: Visit, { display }: SignInRequest, before: Snapshot): Promise<void> => {
    const { person, page } = visit;
    const isSought = before.matches('loading') || before.matches({ loggedIn: 'renewing' });
    const isUnderWay = isSought || (before.matches('interacting') && !hasRefusedSecond(before));
    if (display === 'redirect') {
      if (place.now !== 'sign-in') await goToSignIn(visit);
      return person.press('button', isUnderWay ? 'Create an account' : byEmail);
    }
    if (isSought) {
      // A button that waits can be pressed all the same, and says what is waited for.
      await page.getByRole('button', { name: again }).focus();
      return page.keyboard.press('Enter');
    }
    if (isUnderWay) return person.press('button', again);
    if (!(await page.getByRole('button', { name: again }).isVisible()))
      await visit.freely(async () => {
        await write(visit);
        await person.sees('button', again);
      });
    await forgetAtProvider(page);
    const opened = page.waitForEvent('popup');
    await person.press('button', again);
    await opened;
  },

  signOut: async (visit: Visit, { coming }: Moment): Promise<void> => {
    const { person, page } = visit;
    // Another account has taken this page's place in the browser's memory: leaving must not sign that one out.
    if (coming[0]?.startsWith('xstate.done.actor.logout'))
      await page.evaluate(() => localStorage.setItem('sessionOwner', 'somebody else'));
    await person.press('button', 'Ann');
    await person.press('menuitem', 'Sign Out');
    const question = page.getByRole('alertdialog').getByRole('button', { name: 'Continue' });
    if (await question.isVisible()) await question.click();
  },

  /** Whoever goes on to a page that has to know who they are asks again. */
  tryAgain: async (visit: Visit): Promise<void> => {
    const { page } = visit;
    place.now = 'elsewhere';
    // The page's own calls need a token too, and should not have to ask for one.
    if (world.kept !== null) await remember(visit);
    const retry = page.getByRole('button', { name: 'Try again' });
    if (await retry.isVisible()) return retry.click();
    if (new URL(page.url()).pathname !== '/')
      await page.getByRole('link', { name: 'Product' }).first().click();
    // The footer is there whatever became of the page.
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Register' }).click();
  },

  haveCallRefused: async (visit: Visit, before: Snapshot): Promise<void> => {
    const { page } = visit;
    if (before.matches({ loggedIn: 'renewing' })) {
      await refuse(visit, 'getUser');
      await sent?.continue();
      sent = null;
      return;
    }
    await setTimeRight(visit);
    // The call has to have a token without asking for one.
    if (world.kept !== null) await remember(visit);
    if (!page.url().includes(`/profile/${world.kept?.publicId}`)) await viewProfile(visit);
    place.now = 'profile';
    await refuse(visit, 'updateCurrentUser');
    await write(visit);
  },

  signOutElsewhere: async ({ page }: Visit, before: Snapshot): Promise<void> => {
    // A page that still looks for its session looks like one that leaves; only the latter has noted why.
    if (before.matches('loggingOut'))
      await soon(() => appCookies(page), 'the page leaves').toHaveProperty('logoutReason');
    const tab = await page.context().newPage();
    await tab.goto(blank);
    await tab.evaluate(() => new BroadcastChannel('session').postMessage('signed-out'));
    await tab.close();
  },

  goOn: async (visit: Visit, { at }: { at: number }, { coming }: Moment): Promise<void> => {
    const { page } = visit;
    const isOld = at > 0;
    if (isOld && isRefusedMeanwhile(coming)) {
      const asked = page.waitForRequest(/\/api\/user\/ann-/);
      await page.route(/\/api\/user\/ann-/, keepSent, { times: 1 });
      // What was read a moment ago is not read again.
      await page.clock.setSystemTime(Date.now() + 60_000);
      await viewProfile(visit);
      await asked;
    }
    if (isOld) await page.clock.setSystemTime(Date.now() + 61 * 60_000);
    else await setTimeRight(visit);
    await viewProfile(visit);
  },

  hasSetOut: () => soon(() => world.departures, 'the page leaves for the provider').toBeGreaterThan(0),

  /** As the back button does where the browser has kept the page. */
  comeBack: ({ page }: Visit): Promise<boolean> =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
};
