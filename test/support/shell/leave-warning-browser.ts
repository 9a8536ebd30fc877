import type { BrowserSession, BrowserSettings } from '@product/path-driver';
import { type PausedRequest, pauseRequests } from '@product/path-driver/paused-requests';
import type { Page } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import { poll } from '#test/support/browser/poll.ts';
import { newPerson } from '#test/support/sign-in.ts';

type Snapshot = SnapshotFrom<typeof leaveWarningMachine>;

const field = /^Why do you ride/;

/** The person of the current path, and their last text. */
let wanda = newPerson('Wanda', 'Wait');
let publicId = '';
let sentences = 0;

/** The page's saving, under way until the path says what becomes of it. */
let saving: PausedRequest | null = null;
let heldPage: Page | null = null;

/** Where the person last wanted to go. */
let wanted = '';

const isEditing = (page: Page) => new URL(page.url()).pathname === `/profile/${publicId}/edit`;

/** The person's own page, open for writing, by an address with a query of its own. */
const fromLetter = () => `/profile/${publicId}/edit?from=letter`;

const holdSaving = async (page: Page): Promise<void> => {
  if (heldPage === page) return;
  heldPage = page;
  page.on('dialog', (dialog) => dialog.accept());
  await pauseRequests(page, [{ urlPattern: '*/api/user' }], (request) => {
    if (request.method !== 'PATCH') return false;
    saving = request;
    return true;
  });
};

const chooseInMenu = async ({ ui }: BrowserSession, item: string): Promise<void> => {
  await ui.click('button', wanda.firstName);
  await ui.click('menuitem', item);
};

const isSignedIn = async ({ page }: BrowserSession): Promise<boolean> => {
  const name = page.getByRole('button', { name: wanda.firstName, exact: true });
  const wayIn = page.getByRole('link', { name: 'Login', exact: true });
  await name.or(wayIn).first().waitFor();
  return name.isVisible();
};

/**
 * The person's own page, open for writing, by an address with a query; the profile lies one step forward in the tab's
 * history, within the same document.
 */
const goToOwnPage = async (browser: BrowserSession): Promise<void> => {
  const { page } = browser;
  if (!(await isSignedIn(browser))) await browser.signIn(wanda);
  await browser.goTo(fromLetter());
  await chooseInMenu(browser, 'View Profile');
  await browser.ui.expectRole('link', /^(Edit your page|Write your story)$/);
  await page.evaluate(() => history.back());
  await browser.ui.expectText('Everything is saved.');
};

/** Follows a link to the page that is open, with a query that the address doesn't have. */
const changeQuery = async (browser: BrowserSession): Promise<void> => {
  const { page } = browser;
  if (page.url().endsWith(fromLetter())) {
    wanted = `/profile/${publicId}/edit`;
    return chooseInMenu(browser, 'Edit Profile');
  }
  wanted = fromLetter();
  await browser.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, wanted);
};

/** Until the page has heard that the person went forward: the address is the old one before and after that. */
const goForward = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((heard) => {
        addEventListener('popstate', () => heard(), { once: true });
        history.forward();
      }),
  );

const arrivesAt = (page: Page, path: string) =>
  poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);

/** The session ends in another tab: this page has nothing to save and no question to ask. */
const endElsewhere = async ({ page }: BrowserSession): Promise<void> => {
  const tab = await page.context().newPage();
  await tab.goto('/robots.txt');
  await tab.evaluate(() => new BroadcastChannel('session').postMessage('signed-out'));
  await arrivesAt(page, '/');
  // A tab that closes at once may not send its message.
  await tab.close();
};

/** The form behind the question has a button of the same name. */
const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** Signed out, and back from the provider. */
const isGone = async ({ ui, page }: BrowserSession): Promise<void> => {
  await arrivesAt(page, '/');
  await ui.expectRole('link', 'Login');
};

const letSave = async (): Promise<void> => {
  await saving?.goOn();
  saving = null;
};

export const warningActions = {
  arm: async (browser: BrowserSession, before: Snapshot): Promise<void> => {
    const { ui, page } = browser;
    if (before.matches('deferring')) {
      await saving?.lose();
      saving = null;
      return ui.expectText('We can’t reach the server.');
    }
    if (before.matches('armed')) {
      await ui.click('button', 'Save changes');
      await poll(() => saving, 'the page is being saved').not.toBeNull();
      return;
    }
    if (!isEditing(page)) await goToOwnPage(browser);
    sentences += 1;
    await ui.fill(field, `Sentence ${sentences}.`);
  },

  disarm: async (browser: BrowserSession, before: Snapshot): Promise<void> => {
    const { ui } = browser;
    if (before.matches('asking') || before.matches({ deferring: 'requested' })) {
      await endElsewhere(browser);
      saving = null;
      return;
    }
    if (before.matches('deferring')) {
      await letSave();
      return ui.expectText('Your page is saved.');
    }
    // The saved text: a save in between has changed it.
    const saved = await browser.evaluate(async (id) => {
      const user = (await (await fetch(`/api/user/${id}`)).json()) as {
        story: { spans: { text: string }[] }[] | null;
      };
      return user.story?.[0]?.spans[0]?.text ?? '';
    }, publicId);
    await ui.fill(field, await saved);
  },

  tryToGo: async (
    browser: BrowserSession,
    before: Snapshot,
    { isShallow }: { isShallow: boolean },
  ): Promise<void> => {
    const { page } = browser;
    const { href } = new URL(page.url());
    if (before.matches('asking')) await goForward(page);
    else if (isShallow) await changeQuery(browser);
    else await page.getByRole('link', { name: 'Product', exact: true }).first().click();
    await poll(() => page.url()).toBe(href);
    if (!isShallow) wanted = before.matches('asking') ? `/profile/${publicId}` : '/';
  },

  signOut: async (browser: BrowserSession, before: Snapshot): Promise<void> => {
    await chooseInMenu(browser, 'Sign Out');
    if (before.matches('disarmed')) await isGone(browser);
  },

  stay: async ({ page, ui }: BrowserSession, before: Snapshot): Promise<void> => {
    await answer(page, before.context.content.returnButton);
    await ui.expectValue(field, `Sentence ${sentences}.`);
  },

  goOn: async (browser: BrowserSession, before: Snapshot): Promise<void> => {
    const { page } = browser;
    if (before.matches('asking')) await answer(page, before.context.content.continueButton);
    else await letSave();
    if (before.context.pendingTarget?.kind !== 'navigation') return isGone(browser);
    await arrivesAt(page, wanted);
    // The form forgets what was typed when it goes, and goes later than the address.
    if (!isEditing(page)) await page.getByLabel(field).waitFor({ state: 'hidden' });
  },
};

/** The walk in Chromium: the warning stands before one's own page while something on it is unsaved. */
export const leaveWarningBrowser: BrowserSettings = {
  open: async (browser) => {
    await holdSaving(browser.page);
    saving = null;
    wanda = newPerson('Wanda', 'Wait');
    await browser.signIn(wanda);
    await browser.ui.click('button', wanda.firstName);
    const link = browser.page.getByRole('menuitem', { name: 'View Profile' });
    publicId = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    await browser.ui.pressKey('Escape');
    await goToOwnPage(browser);
  },
  steps: {
    'xstate.after.requestedLimit.leaveWarning.deferring.requested': {
      skip: 'the page gives its saving up before',
    },
  },
};
