import type { BrowserSettings } from '@product/path-driver';
import { type PausedRequest, pauseRequests } from '@product/path-driver/paused-requests';
import { expect, type Page } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { scrollMachine } from '#machines/shell/scroll/scroll.machine.ts';
import { poll } from '#test/support/browser/poll.ts';
import { type ContentVisits, contentVisits } from './content-visits.ts';

type Snapshot = SnapshotFrom<typeof scrollMachine>;
type Shown = { key: string; hash: string; isShallow: boolean };

const profile = '/profile/maya-okafor';
/** A part of a page that another one links to. */
const part = 'become-a-partner';
const partLink = `/get-involved#${part}`;

/** The walk's page; what it has asked for about its person, and where the person on it wants to go. */
let tab: Page | null = null;
let visits: ContentVisits | null = null;
let isProfileHeld = false;
let profileAsked: PausedRequest | null = null;
let wanted: string | null = null;
/** How far down the profile was when it was left last. */
let bottom = 0;

const ours = (): { page: Page; content: ContentVisits } => {
  if (tab === null || visits === null) throw new Error('No page is open');
  return { page: tab, content: visits };
};

/** The document that the server sends if it can't render a page in time: the app loads the page's data. */
const documentWithoutBody = async (page: Page): Promise<string> =>
  (await page.request.get('/volunteer-edit')).text();

const takeHold = async (page: Page): Promise<void> => {
  if (tab === page) return;
  tab = page;
  visits = contentVisits(page);
  await visits.hold();
  await pauseRequests(page, [{ urlPattern: `*${profile}`, resourceType: 'Document' }], (request) => {
    if (!isProfileHeld || request.path !== profile) return false;
    void documentWithoutBody(page).then((body) =>
      request.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body }),
    );
    return true;
  });
  const address = `*/api/user/${profile.split('/').at(-1)}`;
  await pauseRequests(page, [{ urlPattern: address }], (request) => {
    if (!isProfileHeld || !request.url.endsWith(address.slice(1))) return false;
    profileAsked = request;
    return true;
  });
};

const height = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const standsAt = (page: Page, y: number) =>
  poll(async () => Math.abs((await height(page)) - y), `${y} px down`).toBeLessThan(2);

const letProfileCome = async (): Promise<void> => {
  isProfileHeld = false;
  await profileAsked?.goOn();
  profileAsked = null;
};

/** The page about a person is there from its top to its end: each part comes by itself, and letters of its own make it grow. */
const profileIsThere = async ({ page }: { page: Page }): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: 'Maya Okafor' }).waitFor();
  await page.getByRole('list', { name: 'Gifts, newest first' }).waitFor();
  await page.getByRole('heading', { name: 'Year by year' }).waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
};

const goToProfile = async ({ page }: { page: Page }): Promise<void> => {
  await letProfileCome();
  if (new URL(page.url()).pathname !== profile) await page.goto(profile);
  await profileIsThere({ page });
  await ours().content.waitForApp();
};

/** The lowest position that the wheel reaches. */
const rollDown = async (page: Page): Promise<void> => {
  await page.mouse.move(400, 400);
  await poll(async () => {
    await page.mouse.wheel(0, 4000);
    const isAtEnd = () =>
      scrollY > 0 && Math.ceil(innerHeight + scrollY) >= document.documentElement.scrollHeight - 1;
    return page.evaluate(isAtEnd);
  }).toBe(true);
  bottom = await height(page);
};

/** The page about a person is loaded again where the person had rolled to its end; its content is not there yet. */
const loadAgainHeld = async (page: Page): Promise<void> => {
  await goToProfile({ page });
  await rollDown(page);
  isProfileHeld = true;
  await page.reload();
  await poll(() => profileAsked, 'the profile is asked for').not.toBeNull();
  // The router says the same before the page is shown, without a heading.
  await page.getByRole('heading', { level: 1, name: 'Loading the page' }).waitFor({ state: 'attached' });
};

const setOutFor = async (label: string | undefined): Promise<void> => {
  const { page, content } = ours();
  if (label === 'page.shown(a part of a page)') {
    if (content.current() !== '/about/partners') await content.visit('/about/partners');
    await page.getByRole('main').locator(`a[href="${partLink}"]`).click();
    await content.arrival('/get-involved');
    wanted = partLink;
  } else wanted = await content.setOut(content.current());
  await letProfileCome();
};

/** Ticking a choice changes nothing but the query. */
const changeQuery = async (): Promise<void> => {
  const { page, content } = ours();
  if (content.current() !== '/register') await content.follow('/register');
  const { search, searchParams } = new URL(page.url());
  await page.mouse.wheel(0, 200);
  await poll(() => height(page)).toBeGreaterThan(0);
  const card = page.getByLabel(/^Volunteer/).first();
  await card.setChecked(!searchParams.has('choose'));
  await poll(() => new URL(page.url()).search).not.toBe(search);
  expect(await height(page)).toBeGreaterThan(0);
};

export const scrollActions = {
  recall: async (hasKept: boolean, nextSteps: readonly string[]): Promise<void> => {
    if (!hasKept) return;
    const { page } = ours();
    await loadAgainHeld(page);
    if (nextSteps[0] === 'page.shown(seen before)') return;
    await letProfileCome();
    await standsAt(page, bottom);
  },

  leave: async (nextSteps: readonly string[]): Promise<void> => setOutFor(nextSteps[0]),

  show: async ({ key, hash, isShallow }: Shown): Promise<void> => {
    const { page, content } = ours();
    if (isShallow) {
      await content.answer();
      return changeQuery();
    }
    if (key === 'first') {
      if (profileAsked === null) await loadAgainHeld(page);
      return;
    }
    if (wanted === null)
      await setOutFor(hash === '' ? 'page.shown(a new page)' : 'page.shown(a part of a page)');
    const place = wanted;
    wanted = null;
    await content.answer();
    await poll(() => page.url()).toContain(place);
  },

  /** The document goes and comes again: the person finds it where they left it. */
  hide: async (before: Snapshot): Promise<void> => {
    const { page } = ours();
    if (before.matches('resting')) {
      await goToProfile({ page });
      await rollDown(page);
    }
    isProfileHeld = false;
    profileAsked = null;
    wanted = null;
    await page.reload();
    await profileIsThere({ page });
    // A page that had not come yet comes rendered by the server, from its top.
    if (before.matches('resting')) await standsAt(page, bottom);
    await ours().content.waitForApp();
  },

  rollBy: async (): Promise<void> => {
    const { page } = ours();
    await page.mouse.wheel(0, -100);
    await letProfileCome();
    await profileIsThere({ page });
    // The test scrolls no further down, so the page stays above the bottom.
    expect(await height(page)).toBeLessThan(bottom);
  },

  arrive: async ({ context }: Snapshot): Promise<void> => {
    if (context.target?.kind === 'position') await letProfileCome();
  },

  standsWhereItShould: async ({ context: { target } }: Snapshot): Promise<void> => {
    const { page } = ours();
    if (target?.kind === 'top') await standsAt(page, 0);
    if (target?.kind === 'position') await standsAt(page, bottom);
    if (target?.kind === 'element') {
      const element = page.locator(`#${part}`);
      await expect(element).toBeInViewport();
      await expect(element).toBeFocused();
    }
  },
};

/** The walk in Chromium: pages that come when the path says, and one that is loaded again. */
export const scrollBrowser: BrowserSettings = {
  open: async ({ page, signOut }) => {
    await takeHold(page);
    await signOut();
    isProfileHeld = false;
    profileAsked = null;
    wanted = null;
    ours().content.forget();
    await page.goto(profile);
    await profileIsThere({ page });
    await ours().content.waitForApp();
  },
  steps: {
    'xstate.after.recallLimit.scroll.recalling': { skip: 'the tab’s storage answers at once' },
    'positions.recalled(kept before a reload)': {
      skip: 'a page that the server rendered is there at once, and the browser itself restores its place',
    },
  },
  // What is there at once is reached at once: only a page that is still to come leaves time for anything else.
  avoids: ({ label }, before) =>
    (before as Snapshot).matches('moving') &&
    (before as Snapshot).context.target?.kind !== 'position' &&
    label !== 'place.reached',
};
