import { expect, type Page } from 'playwright/test';
import { messages } from '#machines/shell/messages.ts';
import type { BrowserSession, BrowserSettings } from '#test/path-driver/path-driver.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** Who walks now, and what they wrote last. */
let nina = newPerson('Nina', 'Note');
let profile = '';
let sentences = 0;

/** What becomes of the next question about the event, which the page about registering asks. */
let event: 'answered' | 'refused' | 'lost' = 'answered';
let knownPage: Page | null = null;

const problem = {
  type: 'about:blank',
  status: 503,
  code: 'temporarily-unavailable',
  title: 'We’ll be right back',
  detail: 'Something we need is not answering. Please try again in a moment.',
};

const takeHold = async (page: Page): Promise<void> => {
  if (knownPage === page) return;
  knownPage = page;
  await page.route('**/api/event', (route) => {
    if (event === 'lost') return route.abort('internetdisconnected');
    if (event === 'answered') return route.fallback();
    return route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify(problem),
    });
  });
};

const isAt = (page: Page, path: string) => new URL(page.url()).pathname === path;

const goToProfile = async ({ page, ui }: BrowserSession): Promise<void> => {
  if (!isAt(page, profile)) await page.evaluate(() => history.back());
  await ui.expectRole('button', /^(Edit your page|Write your story)$/);
};

/** Asks for the page about registering, also when it is the page that is shown. */
const askForEvent = async (browser: BrowserSession, outcome: typeof event): Promise<void> => {
  const { page } = browser;
  // A page that has come does not come again by itself.
  if (isAt(page, '/register') && event === 'answered') await goToProfile(browser);
  event = outcome;
  // What was read in this very moment is not read again.
  await page.clock.runFor(10);
  const asked = page.waitForRequest('**/api/event');
  await page.getByRole('contentinfo').locator('a[href="/register"]').click();
  await (await asked).response().catch(() => null);
};

/** Waits until the page offers to try once more, or does so no longer; a page on its way stays a while before another comes. */
const offersToTryAgain = async ({ page }: BrowserSession, isOffered: boolean): Promise<void> => {
  const again = page.getByRole('button', { name: 'Try again' });
  // Not oftener than by Playwright's own pauses: on the page, time goes on with every look.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return again.isVisible();
    })
    .toBe(isOffered);
};

const pause = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

export const noticeActions = {
  say: async (browser: BrowserSession, isLeft: boolean): Promise<void> => {
    const { page, ui } = browser;
    if (isLeft) {
      // As a page leaves it that ends a session.
      await page.evaluate(
        (text) => sessionStorage.setItem('GLOBAL_ERROR_MESSAGE', text),
        messages.loginAgain,
      );
      await page.clock.resume();
      await browser.goTo(profile);
      await ui.expectText(messages.loginAgain);
      return pause(page);
    }
    await goToProfile(browser);
    await ui.click('button', /^(Edit your page|Write your story)$/);
    sentences += 1;
    await ui.fill(/^Why do you ride/, `Sentence ${sentences}.`);
    await ui.click('button', 'Save my page');
    await ui.expectRole('button', 'Edit your page');
  },

  fail: async (browser: BrowserSession, isLost: boolean): Promise<void> => {
    await askForEvent(browser, isLost ? 'lost' : 'refused');
    await offersToTryAgain(browser, true);
  },

  reconnect: async (browser: BrowserSession): Promise<void> => {
    await askForEvent(browser, 'answered');
    await offersToTryAgain(browser, false);
  },
};

/**
 * The walk in Chromium: one's own page says what it has saved, the page about registering what it could not load. The page's
 * time stands until the path lets it go on.
 */
export const snackbarBrowser: BrowserSettings = {
  open: async (browser) => {
    const { page, ui } = browser;
    await takeHold(page);
    await page.clock.resume();
    event = 'answered';
    nina = newPerson('Nina', 'Note');
    await browser.signIn(nina);
    await ui.click('button', nina.firstName);
    profile = (await page.getByRole('menuitem', { name: 'View Profile' }).getAttribute('href')) ?? '';
    await browser.goTo(profile);
    await ui.expectRole('button', /^(Edit your page|Write your story)$/);
    await expect(page.getByRole('button', { name: 'Close this message' })).toHaveCount(0);
    await pause(page);
  },
};
