import type { BrowserSession, BrowserSettings } from '@product/path-driver';
import { stopTime } from '@product/path-driver/page-clock';
import { pauseRequests } from '@product/path-driver/paused-requests';
import { expect, type Locator, type Page } from 'playwright/test';
import { messages } from '#machines/shell/messages.ts';
import { personSteps } from '#test/support/auth/person-steps.ts';
import { dayOfUshers } from '#test/support/registration/registration-fixture.ts';
import { putAway } from '#test/support/shift-lead/shift-lead-browser.ts';
import { bringOwnShift } from '#test/support/shifts/shifts-browser.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** The person of the current path, and their last text. */
let nina = newPerson('Nina', 'Note');
let profile = '';
let sentences = 0;

/** The shift that the wizard chooses, and no other test; null before the first path. */
let ushers: Awaited<ReturnType<typeof bringOwnShift>> | null = null;

/** The result of the next request for the event, which the wizard sends again after a refused shift. */
let event: 'answered' | 'refused' | 'lost' = 'answered';
let knownPage: Page | null = null;

const problem = {
  type: 'about:blank',
  status: 503,
  code: 'temporarily-unavailable',
  title: 'We’ll be right back',
  detail: 'Part of our site isn’t answering. Please try again in a moment.',
};

/** What the wizard reads again. */
const readAgain = ['event', 'registration/jobs', 'registration/waiver'].map((name) => ({
  urlPattern: `*/api/${name}`,
}));

const takeHold = async (page: Page): Promise<void> => {
  if (knownPage === page) return;
  knownPage = page;
  // Without a connection nothing that the wizard reads again arrives.
  await pauseRequests(page, readAgain, (request) => {
    if (
      event === 'answered' ||
      !readAgain.some(({ urlPattern }) => request.url.endsWith(urlPattern.slice(1)))
    )
      return false;
    if (event === 'lost') void request.lose();
    else if (request.path === '/api/event')
      void request.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify(problem),
      });
    else return false;
    return true;
  });
};

/** React shows what came late by a timer, and the page's time stands: it goes on until that is there. */
const untilThere = (page: Page, late: Locator): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(50);
        return late.count();
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThan(0);

const volunteering = { challenger: false, signature: false, gravel: false, volunteer: true };

const isAt = (page: Page, path: string) => new URL(page.url()).pathname === path;

const goToProfile = async ({ page, ui }: BrowserSession): Promise<void> => {
  if (!isAt(page, profile)) {
    await ui.click('button', nina.firstName);
    await ui.click('menuitem', 'View Profile');
  }
  const ownLink = /^(Edit your page|Write your story)$/;
  await untilThere(page, page.getByRole('link', { name: ownLink }));
  await ui.expectRole('link', ownLink);
};

/** Opens the wizard at the shifts without a new document, so that the snackbar stays. */
const goToWizard = async ({ page, ui }: BrowserSession): Promise<void> => {
  if (isAt(page, '/registration')) return;
  event = 'answered';
  await page.getByRole('contentinfo').locator('a[href="/register"]').click();
  await ui.click('button', 'Continue registering');
  const title = ushers?.title ?? '';
  await untilThere(page, page.getByRole('group', { name: title, includeHidden: true }));
  await ui.expand(dayOfUshers);
  await ui.checkInGroup(title, /–/);
};

/**
 * Saves a shift that has just filled up. The wizard shows the refusal and asks again for what is offered; only the snackbar
 * tells that this second request fails.
 */
const askForEvent = async (browser: BrowserSession, outcome: typeof event): Promise<void> => {
  const { page, ui } = browser;
  await goToWizard(browser);
  await personSteps(() => nina).refuse('saveRegistrationVolunteer', 'shift-full')(browser);
  event = outcome;
  const asked = page.waitForRequest('**/api/event');
  await ui.click('button', 'Save and continue');
  await (await asked).response().catch(() => null);
};

export const noticeActions = {
  say: async (browser: BrowserSession, isLeft: boolean): Promise<void> => {
    const { page, ui } = browser;
    if (isLeft) {
      // A page that ends a session leaves this message.
      await page.evaluate(
        (text) => sessionStorage.setItem('GLOBAL_ERROR_MESSAGE', text),
        messages.loginAgain,
      );
      await page.clock.resume();
      await browser.goTo(profile);
      await ui.expectText(messages.loginAgain);
      await stopTime(page);
      return;
    }
    await goToProfile(browser);
    await ui.click('link', /^(Edit your page|Write your story)$/);
    await untilThere(page, page.getByLabel(/^Why do you ride/));
    sentences += 1;
    // An editor needs a moment to be ready, and the page's time stands.
    const story = page.getByLabel(/^Why do you ride/);
    await story.waitFor();
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return story.isEditable();
      })
      .toBe(true);
    await ui.fill(/^Why do you ride/, `Sentence ${sentences}.`);
    await ui.click('button', 'Save changes');
    await ui.expectText('Your page is saved. See your page');
  },

  fail: async (browser: BrowserSession, isLost: boolean): Promise<void> => {
    await askForEvent(browser, isLost ? 'lost' : 'refused');
  },

  reconnect: async (browser: BrowserSession): Promise<void> => {
    await askForEvent(browser, 'answered');
  },
};

/**
 * The walk in Chromium: a person's own page tells what it has saved, the registration what it could not load again. The
 * page's time stands until the path lets it go on.
 */
export const snackbarBrowser: BrowserSettings = {
  open: async (browser) => {
    const { page, ui } = browser;
    await takeHold(page);
    await page.clock.resume();
    event = 'answered';
    if (ushers !== null) await putAway(page, ushers.id);
    ushers = await bringOwnShift(page, 'Ushers');
    nina = newPerson('Nina', 'Note');
    await browser.signIn(nina);
    await browser.sandbox('PUT', '/registrations', {
      emailAddress: nina.email,
      scenario: { mix: volunteering, nextStep: 'volunteer' },
    });
    await ui.click('button', nina.firstName);
    profile = (await page.getByRole('menuitem', { name: 'View Profile' }).getAttribute('href')) ?? '';
    await browser.goTo(profile);
    const ownLink = /^(Edit your page|Write your story)$/;
    await untilThere(page, page.getByRole('link', { name: ownLink }));
    await ui.expectRole('link', ownLink);
    await expect(page.getByRole('button', { name: 'Close this message' })).toHaveCount(0);
    await stopTime(page);
  },
};
