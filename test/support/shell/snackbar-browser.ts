import { expect, type Page } from 'playwright/test';
import { messages } from '#machines/shell/messages.ts';
import type { BrowserFace } from '#test/support/paths/model.ts';
import type { Visit } from '#test/support/paths/person.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** Who walks now, and what they wrote last. */
let nina = newPerson('Nina', 'Note');
let profile = '';
let sentences = 0;

/** The result of the next request for the event, which the wizard sends again after a refused shift. */
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
  // Without a connection nothing that the wizard reads again arrives.
  await page.route(/\/api\/(event|registration\/(jobs|waiver))$/, (route, request) => {
    if (event === 'lost') return route.abort('internetdisconnected');
    if (event === 'answered' || !request.url().endsWith('/event')) return route.fallback();
    return route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify(problem),
    });
  });
};

const volunteering = { challenger: false, signature: false, gravel: false, volunteer: true };

const isAt = (page: Page, path: string) => new URL(page.url()).pathname === path;

const goToProfile = async ({ page, person }: Visit): Promise<void> => {
  if (!isAt(page, profile)) {
    await person.press('button', nina.firstName);
    await person.press('menuitem', 'View Profile');
  }
  await person.sees('button', /^(Edit your page|Write your story)$/);
};

/** Opens the wizard at the shifts without a new document, so that the snackbar stays. */
const goToWizard = async ({ page, person }: Visit): Promise<void> => {
  if (isAt(page, '/registration')) return;
  event = 'answered';
  await page.getByRole('contentinfo').locator('a[href="/register"]').click();
  await person.press('button', 'Go on with it');
  await person.tick('Opening ceremony ushers');
};

/**
 * Saves a shift that has just filled up. The wizard shows the refusal and asks again for what is offered; only the snackbar
 * tells that this second request fails.
 */
const askForEvent = async (visit: Visit, outcome: typeof event): Promise<void> => {
  const { page, person } = visit;
  await goToWizard(visit);
  await visit.sandbox('POST', '/outcomes', {
    target: 'saveRegistrationVolunteer',
    outcome: { kind: 'problem', code: 'shift-full' },
    emailAddress: nina.email,
  });
  event = outcome;
  const asked = page.waitForRequest('**/api/event');
  await person.press('button', 'Save and go on');
  await (await asked).response().catch(() => null);
};

const pause = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

export const noticeCauses = {
  say: async (visit: Visit, isLeft: boolean): Promise<void> => {
    const { page, person } = visit;
    if (isLeft) {
      // As a page leaves it that ends a session.
      await page.evaluate(
        (text) => sessionStorage.setItem('GLOBAL_ERROR_MESSAGE', text),
        messages.loginAgain,
      );
      await page.clock.resume();
      await visit.goTo(profile);
      await person.reads(messages.loginAgain);
      return pause(page);
    }
    await goToProfile(visit);
    await person.press('button', /^(Edit your page|Write your story)$/);
    sentences += 1;
    await person.fill(/^Why do you ride/, `Sentence ${sentences}.`);
    await person.press('button', 'Save my page');
    await person.sees('button', 'Edit your page');
  },

  fail: async (visit: Visit, isLost: boolean): Promise<void> => {
    await askForEvent(visit, isLost ? 'lost' : 'refused');
  },

  reconnect: async (visit: Visit): Promise<void> => {
    await askForEvent(visit, 'answered');
  },
};

/**
 * The walk in Chromium: a person's own page tells what it has saved, the registration what it could not load again. The
 * page's time stands until the path lets it go on.
 */
export const snackbarBrowser: BrowserFace = {
  open: async (visit) => {
    const { page, person } = visit;
    await takeHold(page);
    await page.clock.resume();
    event = 'answered';
    nina = newPerson('Nina', 'Note');
    await visit.signIn(nina);
    await visit.sandbox('PUT', '/registrations', {
      emailAddress: nina.email,
      standing: { mix: volunteering, nextStep: 'volunteer' },
    });
    await person.press('button', nina.firstName);
    profile = (await page.getByRole('menuitem', { name: 'View Profile' }).getAttribute('href')) ?? '';
    await visit.goTo(profile);
    await person.sees('button', /^(Edit your page|Write your story)$/);
    await expect(page.getByRole('button', { name: 'Close this message' })).toHaveCount(0);
    await pause(page);
  },
  requests: {},
  outcomes: {},
  without: {},
};
