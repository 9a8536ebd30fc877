import type { BrowserSession, PortAnswer } from '@product/path-driver';
import type { Cookie, Page } from 'playwright/test';
import { poll } from '#test/support/browser/poll.ts';
import { type NewPerson, newPerson } from '#test/support/sign-in.ts';

type Kept = { storage: Record<string, string>; cookies: Cookie[]; publicId: string };

/**
 * Who walks, and what a browser keeps of a sign-in of theirs (null when that is no longer good); how often the page has set
 * out for the provider.
 */
export const scenario: { ann: NewPerson; kept: Kept | null; hasOddClaims: boolean; departures: number } = {
  ann: newPerson('Ann', 'Alder'),
  kept: null,
  hasOddClaims: false,
  departures: 0,
};

/** Where the walk's page is. */
export const place: { now: 'profile' | 'elsewhere' | 'sign-in' } = { now: 'profile' };

/** Puts the page's clock back to everybody's. */
export const setTimeRight = ({ page }: BrowserSession) => page.clock.setSystemTime(Date.now());

/** The provider knows no person in this browser. */
export const forgetAtProvider = (page: Page) => page.context().clearCookies({ name: /^(identity|_)/ });

/** Makes Ann an account and signs her in once, so that what the library keeps of it can be put back. */
export const becomeKnown = async (browser: BrowserSession): Promise<void> => {
  const { page, ui } = browser;
  scenario.ann = newPerson('Ann', 'Alder');
  await browser.withoutHolding(async () => {
    await browser.signIn(scenario.ann);
    await ui.expectRole('button', 'Ann');
  });
  const storage = await page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('msal'))),
  );
  const cookies = await page.context().cookies();
  const publicId = cookies.find(({ name }) => name === 'currentUserPublicId')?.value ?? '';
  scenario.kept = { storage, publicId, cookies: cookies.filter(({ name }) => name.startsWith('msal.')) };
};

/** What the library keeps of tokens for the API, as unreadable as it keeps them. */
const tokensIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([key]) => key.includes('|accesstoken|'))),
  );

/** Until the page has done what follows from something that has just reached it: some frames' work at most. */
export const someFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });

let awaited: { browser: BrowserSession; before: string; isToRunOut: boolean } | null = null;

/**
 * A token is about to come, by everybody's clock. The library counts its life from when it was asked for, which may have
 * been an hour from now: where the path goes on to let it run out, it has to go.
 */
export const expectToken = async (browser: BrowserSession, { nextSteps }: PortAnswer): Promise<void> => {
  await setTimeRight(browser);
  const next = nextSteps.find((label) => /renewalDue|session\.expired/.test(label));
  const isToRunOut = next?.includes('renewalDue') ?? false;
  awaited = { browser, before: await tokensIn(browser.page), isToRunOut };
};

/** Until the token that was to come is kept; nothing on the page tells of it. */
export const hasToken = async (): Promise<void> => {
  if (awaited === null) return;
  const { browser, before, isToRunOut } = awaited;
  const { page } = browser;
  awaited = null;
  await poll(() => tokensIn(page), 'a new token is kept').not.toBe(before);
  // The library keeps the rest of the answer before it tells of it.
  await someFrames(page);
  if (isToRunOut) await dropAccessTokens(browser);
};

/** The library has no stored account. */
export const forgetInBrowser = ({ page }: BrowserSession) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('msal')) localStorage.removeItem(key);
  });

/** The library remembers Ann. */
export const remember = async ({ page }: BrowserSession): Promise<void> => {
  if (scenario.kept === null) throw new Error('Nothing is kept of a sign-in');
  await page.context().addCookies(scenario.kept.cookies);
  await page.evaluate((storage) => {
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  }, scenario.kept.storage);
};

/** The token for the API is gone; the one that renews it is still there. */
export const dropAccessTokens = ({ page }: BrowserSession) =>
  page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!/token\.keys/.test(key)) continue;
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(value), accessToken: [] }));
    }
  });

/** Goes to the provider in a tab of its own, and stops where the provider sends it back to. */
const fetchAnswer = async (
  { page }: BrowserSession,
  { path, walk }: { path: string; walk: (tab: Page) => Promise<void> },
): Promise<{ hash: string; storage: Record<string, string> }> => {
  await forgetAtProvider(page);
  const tab = await page.context().newPage();
  await tab.goto(path);
  if (path === '/sign-in') await tab.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await tab.getByRole('heading', { level: 1, name: /^(Welcome back|Forgot your password\?)$/ }).waitFor();
  await tab.waitForURL(/\/identity\//);
  await tab.route(/\/auth\/(token|reset-password)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Back</title>' }),
  );
  await walk(tab);
  await tab.waitForURL(/\/auth\/(token|reset-password)#/);
  const answer = await tab.evaluate(() => ({ hash: location.hash, storage: { ...sessionStorage } }));
  await tab.close();
  return answer;
};

/** Somebody has been here: without the marker there would be nothing to ask the provider's library for. */
export const leaveMarker = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'msalAccountState', value: 'emailSignIn', url: origin }]);
};

/** Puts a real answer of the provider into the page's address, and what the library keeps to check it by. */
export const comeBackWith = async (
  browser: BrowserSession,
  how: { path: string; walk: (tab: Page) => Promise<void> },
  change: (hash: string) => string = (hash) => hash,
): Promise<void> => {
  await forgetInBrowser(browser);
  const { hash, storage } = await fetchAnswer(browser, how);
  // The other tab found no account, and may have removed the marker.
  await leaveMarker(browser.page);
  await browser.page.evaluate(
    (answer) => {
      for (const [key, value] of Object.entries(answer.storage)) sessionStorage.setItem(key, value);
      // The router's own would take it for a change of the page.
      History.prototype.replaceState.call(history, history.state, '', answer.hash);
    },
    { hash: change(hash), storage },
  );
};
