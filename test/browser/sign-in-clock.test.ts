import type { Page } from 'playwright/test';
import { messages } from '#machines/shell/messages.ts';
import { watchCalls } from '#test/support/browser/calls-under-way.ts';
import {
  isTokenAddress,
  moveProvider,
  refuseRefreshing,
  silenceFrames,
  watchTokens,
} from '#test/support/browser/tokens.ts';
import { appCookies, newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const minutes = 60_000;

/** Signs a person in. Returns their first tokens, and all requests and tokens from the start on. */
const signedIn = async (page: Page) => {
  const person = newPerson('Tess', 'Thyme');
  const { requests, tokens } = watchTokens(page);
  const calls = watchCalls(page);
  await signInFast(page, person);
  await expect(page.getByRole('button', { name: 'Tess' })).toBeVisible();
  await expect(page.getByText('Hello Tess.')).toBeVisible();
  await expect.poll(() => tokens.length).toBe(1);
  await calls.allAnswered();
  // The progress line stays a moment longer than its page takes; it must not end during the comparison.
  await expect(page.getByRole('region', { name: 'Page on its way' })).toHaveCount(0);
  const [first] = tokens;
  if (first === undefined) throw new Error('There are no tokens.');
  return { person, requests, tokens, first, calls };
};

/** Goes to the person's own page and returns the token of its API request. */
const tokenOfNextCall = async (page: Page): Promise<string> => {
  const asked = page.waitForRequest((request) => request.url().includes('/api/user/tess-thyme'));
  await page.getByRole('button', { name: 'Tess' }).click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  const { authorization } = (await asked).headers();
  return authorization?.replace('Bearer ', '') ?? '';
};

/** Everything that a person sees or hears of a page. */
const shown = async (page: Page) => ({
  url: page.url(),
  title: await page.title(),
  page: await page.locator('body').ariaSnapshot(),
});

test('an open page renews its tokens five minutes before they expire, without any visible change', {
  tag: '@gate',
}, async ({ page }) => {
  await page.clock.install();
  const { requests, tokens, first, calls } = await signedIn(page);
  const before = await shown(page);

  await moveProvider(page, 55 * minutes);
  await page.clock.pauseAt(first.runsOutAt - 5 * minutes);
  expect(await shown(page)).toEqual(before);
  expect(requests).toEqual(['authorization_code']);
  // The library counts in whole seconds, and may have rounded up.
  await page.clock.runFor(3_000);
  await expect.poll(() => tokens.length).toBe(2);
  expect(requests).toEqual(['authorization_code', 'refresh_token']);
  expect(await shown(page)).toEqual(before);

  await page.clock.resume();
  expect(await tokenOfNextCall(page)).toBe(tokens[1]?.accessToken);
  expect(tokens[1]?.accessToken).not.toBe(first.accessToken);
  // And again.
  await moveProvider(page, 110 * minutes);
  await calls.allAnswered();
  await page.clock.fastForward(54 * minutes);
  expect(requests.length).toBe(2);
  await page.clock.fastForward(2 * minutes);
  await expect.poll(() => tokens.length).toBe(3);
});

test('an API call uses the current token until five minutes before its expiry, then a renewed one', async ({
  page,
}) => {
  // Only the date moves: the page's own timer, which would renew as well, is stopped.
  const start = Math.floor(Date.now() / 1000) * 1000;
  await page.clock.setFixedTime(start);
  const { requests, tokens, first } = await signedIn(page);

  await page.clock.setFixedTime(start + 55 * minutes - 1_000);
  expect(await tokenOfNextCall(page)).toBe(first.accessToken);
  expect(requests).toEqual(['authorization_code']);

  await page.goto('/');
  await page.clock.setFixedTime(start + 55 * minutes + 1_000);
  const later = await tokenOfNextCall(page);
  expect(requests).toEqual(['authorization_code', 'refresh_token']);
  await expect.poll(() => tokens[1]?.accessToken).toBe(later);
  expect(later).not.toBe(first.accessToken);
});

test('a session is restored at the exact expiry of its token, and has expired a millisecond later', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now());
  const { requests, tokens, first } = await signedIn(page);
  await page.clock.setFixedTime(first.runsOutAt);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tess' })).toBeVisible();
  await expect.poll(() => tokens.length).toBe(2);
  const renewed = [...requests];

  await page.clock.setFixedTime((tokens[1]?.runsOutAt ?? 0) + 1);
  await page.goto('/register');
  // The address survives the provider's sign-out, and its cookie is removed after use.
  await expect.poll(() => appCookies(page)).toEqual({ logoutReason: 'session-expired' });
  await page.waitForURL('/register');
  await page.goto('/sign-in');
  await expect(page.getByRole('alert')).toHaveText('Please login again.');
  // No further silent request for a token.
  expect(requests).toEqual(renewed);
});

for (const [name, ahead] of [
  ['fast', 5 * minutes],
  ['slow', -5 * minutes],
] as const) {
  test(`a browser whose clock is five minutes ${name} signs in and stays signed in`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + ahead });
    const { tokens, first, calls } = await signedIn(page);
    await moveProvider(page, 56 * minutes);
    await page.clock.fastForward(54 * minutes);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Tess' })).toBeVisible();
    await calls.allAnswered();
    await page.clock.fastForward(2 * minutes);
    const later = await tokenOfNextCall(page);
    await expect.poll(() => tokens.map(({ accessToken }) => accessToken)).toEqual([first.accessToken, later]);
    await expect(page.getByRole('button', { name: 'Tess' })).toBeVisible();
  });
}

test.describe('when no token can be renewed silently', () => {
  test.use({ allowedComplaints: ['Failed to load resource'] });

  test('an open page shows Login when the hidden frame does not answer within six seconds', async ({
    page,
  }) => {
    const waitingFrames = await silenceFrames(page);
    await page.clock.install();
    const { first } = await signedIn(page);
    await refuseRefreshing(page);
    await page.clock.pauseAt(first.runsOutAt - 5 * minutes + 3_000);
    await expect.poll(waitingFrames).toBe(1);
    const { msalLastAuthError: _, ...cookies } = await appCookies(page);

    await page.clock.runFor(5_999);
    expect(await appCookies(page)).toEqual(cookies);
    await expect(page.getByRole('button', { name: 'Tess' })).toBeVisible();
    await page.clock.runFor(1);
    await expect
      .poll(() => appCookies(page))
      .toEqual({
        ...cookies,
        logoutReason: 'session-expired',
        msalLastAuthError: expect.stringMatching(/^timed_out: /),
      });
    await page.clock.resume();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: messages.loginAgain })).toBeVisible();
  });

  test('a page that opens signs the user out when the hidden frame does not answer within six seconds', async ({
    page,
  }) => {
    const waitingFrames = await silenceFrames(page);
    await page.clock.install();
    const { first } = await signedIn(page);
    await refuseRefreshing(page);
    await page.clock.pauseAt(first.runsOutAt - 4 * minutes);
    await page.reload();
    await expect.poll(waitingFrames).toBe(1);
    await page.clock.runFor(5_999);
    expect(await appCookies(page)).toHaveProperty('msalAccountState');
    await page.clock.runFor(1);
    await expect.poll(() => appCookies(page)).toEqual({ logoutReason: 'session-expired' });
    await page.clock.resume();
    await page.goto('/sign-in');
    await expect(page.getByRole('alert')).toHaveText('Please login again.');
  });

  test('a renewal that fails offline is retried after a minute, and keeps the user signed in', async ({
    page,
  }) => {
    await page.clock.install();
    const { requests, tokens, first } = await signedIn(page);
    const before = await shown(page);
    const atTokens = (url: URL) => isTokenAddress(url.href);
    await page.route(atTokens, (route) => route.abort('internetdisconnected'));
    await page.clock.pauseAt(first.runsOutAt - 5 * minutes + 3_000);
    await expect.poll(() => appCookies(page)).toHaveProperty('msalLastAuthError');
    await page.unroute(atTokens);

    const asked = requests.length;
    await page.clock.runFor(59_999);
    expect(await shown(page)).toEqual(before);
    expect(requests.length).toBe(asked);
    await page.clock.runFor(1);
    await expect.poll(() => tokens.length).toBe(2);
    expect(await shown(page)).toEqual(before);
    await page.clock.resume();
    expect(await tokenOfNextCall(page)).toBe(tokens[1]?.accessToken);
  });
});
