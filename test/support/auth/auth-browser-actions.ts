import type { BrowserSession } from '@product/path-driver';
import type { Page, Route } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import { hasRefusedSecond } from '#machines/auth/auth.selectors.ts';
import type { SignInRequest } from '#machines/auth/auth.types.ts';
import { blankPage } from '#test/support/browser/blank-page.ts';
import { poll } from '#test/support/browser/poll.ts';
import { appCookies } from '#test/support/sign-in.ts';
import {
  forgetAtProvider,
  place,
  remember,
  scenario,
  setTimeRight,
  someFrames,
} from './auth-browser-fixture.ts';
import { personSteps } from './person-steps.ts';

type Snapshot = SnapshotFrom<typeof authMachine>;
type Surroundings = { before: Snapshot; nextSteps: readonly string[] };

const byEmail = 'Sign in with e-mail';
const again = /^(Sign in again|Try again|Choose a new password|Checking whether you’re signed in)$/;

/** Each part of the page that misses the session offers it; the first is about what somebody wrote. */
const signInAgain = (page: Page) => page.getByRole('button', { name: again }).first();

/** The call that reads the person of the profile, and not what belongs to them. */
const annsPage = /\/api\/user\/ann-[^/?]+$/;

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

const goToSignIn = (browser: BrowserSession) =>
  browser.withoutHolding(async () => {
    await browser.ui.click('link', 'Login');
    await passQuestion(browser.page, byEmail);
    await browser.ui.expectRole('button', byEmail);
    place.now = 'sign-in';
  });

const viewProfile = async ({ ui }: BrowserSession): Promise<void> => {
  await ui.click('button', 'Ann');
  await ui.click('menuitem', 'View Profile');
};

const write = async ({ ui, page }: BrowserSession): Promise<void> => {
  const open = page.getByRole('link', { name: /^(Edit your page|Write your story)$/ });
  const field = page.getByLabel(/^Why do you ride/);
  await open.or(field).first().waitFor();
  if (await open.isVisible()) await open.click();
  await ui.fill(/^Why do you ride/, `I ride, and it is ${performance.now()}.`);
  await ui.click('button', 'Save changes');
};

const { refuse } = personSteps(() => scenario.ann);

/** Until the page knows that its call was refused: later it would be the refusal of a newer token. */
const refusal = async (page: Page, callAgain: () => Promise<unknown>): Promise<void> => {
  const answered = page.waitForResponse((one) => one.status() === 401);
  await callAgain();
  await (await answered).finished();
  await someFrames(page);
};

const isRefusedMeanwhile = (nextSteps: readonly string[]): boolean => {
  const answered = nextSteps.findIndex((label) => /\.actor\.|^xstate\.after/.test(label));
  return nextSteps.slice(0, answered === -1 ? undefined : answered).includes('session.expired');
};

export const browserActions = {
  openForm: async ({ ui, page }: BrowserSession): Promise<void> => {
    await ui.click('button', 'Ann');
    await ui.click('menuitem', 'Edit Profile');
    await page.getByLabel(/^Why do you ride/).waitFor();
  },

  askToSignIn: async (
    browser: BrowserSession,
    { display }: SignInRequest,
    before: Snapshot,
  ): Promise<void> => {
    const { ui, page } = browser;
    const isTokenRequested = before.matches('loading') || before.matches({ loggedIn: 'renewing' });
    const isUnderWay = isTokenRequested || (before.matches('interacting') && !hasRefusedSecond(before));
    if (display === 'redirect') {
      if (place.now !== 'sign-in') await goToSignIn(browser);
      return ui.click('button', isUnderWay ? 'Create an account' : byEmail);
    }
    if (isTokenRequested) {
      // A button that waits can be pressed all the same, and says what is waited for.
      await signInAgain(page).focus();
      return page.keyboard.press('Enter');
    }
    if (isUnderWay) return signInAgain(page).click();
    if (!(await signInAgain(page).isVisible()))
      await browser.withoutHolding(async () => {
        await write(browser);
        await signInAgain(page).waitFor();
      });
    await forgetAtProvider(page);
    const opened = page.waitForEvent('popup');
    await signInAgain(page).click();
    await opened;
  },

  signOut: async (browser: BrowserSession, { nextSteps }: Surroundings): Promise<void> => {
    const { ui, page } = browser;
    await ui.click('button', 'Ann');
    await page.getByRole('menuitem', { name: 'Sign Out', exact: true }).waitFor();
    // Another account has taken this page's place in the browser's memory: leaving must not sign that one out. The page notices at
    // its next call, so it happens at the press and no sooner.
    if (nextSteps[0]?.startsWith('xstate.done.actor.logout'))
      await page.evaluate(() =>
        addEventListener('pointerdown', () => localStorage.setItem('sessionOwner', 'someone else'), {
          capture: true,
          once: true,
        }),
      );
    await ui.click('menuitem', 'Sign Out');
    const question = page.getByRole('alertdialog').getByRole('button', { name: 'Continue' });
    if (await question.isVisible()) await question.click();
  },

  /** A user who opens a page that needs the session tries again. */
  tryAgain: async (browser: BrowserSession): Promise<void> => {
    const { page } = browser;
    place.now = 'elsewhere';
    // The page's own calls need a token too, and should not have to ask for one.
    if (scenario.kept !== null) await remember(browser);
    // More than one part of a page may ask for it.
    const retry = page.getByRole('button', { name: 'Try again' }).first();
    if (await retry.isVisible()) return retry.click();
    if (new URL(page.url()).pathname !== '/')
      await page.getByRole('link', { name: 'Product' }).first().click();
    // The footer is always there, even if the page failed.
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Register' }).click();
  },

  haveCallRefused: async (browser: BrowserSession, before: Snapshot): Promise<void> => {
    const { page } = browser;
    if (before.matches({ loggedIn: 'renewing' })) {
      await refuse('getUser', 'token-expired')(browser);
      return refusal(page, async () => {
        await sent?.continue();
        sent = null;
      });
    }
    await setTimeRight(browser);
    // The call has to have a token without asking for one.
    if (scenario.kept !== null) await remember(browser);
    if (!page.url().includes(`/profile/${scenario.kept?.publicId}`)) await viewProfile(browser);
    place.now = 'profile';
    await refuse('updateCurrentUser', 'token-expired')(browser);
    await refusal(page, () => write(browser));
  },

  signOutElsewhere: async ({ page }: BrowserSession, before: Snapshot): Promise<void> => {
    // A page that still looks for its session looks like one that leaves; only the latter has noted why.
    if (before.matches('loggingOut'))
      await poll(() => appCookies(page), 'the page leaves').toHaveProperty('logoutReason');
    const tab = await page.context().newPage();
    await tab.goto(blankPage);
    await page.evaluate(() => {
      const heard = new Promise((resolve) => {
        new BroadcastChannel('session').addEventListener('message', resolve, { once: true });
      });
      Object.assign(window, { heard });
    });
    await tab.evaluate(() => new BroadcastChannel('session').postMessage('signed-out'));
    // A tab that closes at once may not send its message.
    await page.evaluate(() => (window as unknown as { heard: Promise<unknown> }).heard);
    await tab.close();
  },

  goOn: async (
    browser: BrowserSession,
    { at }: { at: number },
    { nextSteps }: Surroundings,
  ): Promise<void> => {
    const { page } = browser;
    const isOld = at > 0;
    if (isOld && isRefusedMeanwhile(nextSteps)) {
      const asked = page.waitForRequest(annsPage);
      await page.route(annsPage, keepSent, { times: 1 });
      // Data that was just read is not read again.
      await page.clock.setSystemTime(Date.now() + 60_000);
      await viewProfile(browser);
      await asked;
    }
    if (isOld) await page.clock.setSystemTime(Date.now() + 61 * 60_000);
    else await setTimeRight(browser);
    await viewProfile(browser);
  },

  hasSetOut: () => poll(() => scenario.departures, 'the page leaves for the provider').toBeGreaterThan(0),

  /** Goes back, as the back button does if the browser has kept the page. */
  comeBack: ({ page }: BrowserSession): Promise<boolean> =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
};
