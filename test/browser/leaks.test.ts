import type { Page, Response } from 'playwright/test';
import { endSessions, newPerson, signInByHand, signUpByHand } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const token = /eyJ[\w-]{8,}(?:\.|%2e)[\w-]{8,}/i;

/** The content of a parameter after removing its wrapping: percent encoding, base64, JSON. */
const unwrapped = (text: string): string[] => {
  const decoded = decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
  const hidden = (decoded.match(/[\w+/-]{8,}={0,2}/g) ?? []).map((part) =>
    Buffer.from(part, 'base64url').toString('latin1'),
  );
  return [text, decoded, ...hidden];
};

/** The addresses that reveal a person or a token. */
const telling = (addresses: readonly string[], secrets: readonly string[]): string[] => [
  ...new Set(
    addresses.filter((address) => {
      const rest = address.replace(/^https?:\/\/[^/]*/, '');
      return (
        token.test(rest) ||
        unwrapped(rest).some((text) => secrets.some((secret) => text.toLowerCase().includes(secret))) ||
        /@|%40/i.test(rest)
      );
    }),
  ),
];

/** Every address that this browser uses: requests with their referrers, and targets of frames and popups. */
const addressesOf = (page: Page): { seen: string[]; kept: string[] } => {
  const seen: string[] = [];
  const kept: string[] = [];
  page.context().on('request', (request) => {
    const { referer } = request.headers();
    seen.push(request.url(), ...(referer === undefined ? [] : [referer]));
  });
  page.context().on('response', (response: Response) => {
    const { pathname } = new URL(response.url());
    const isPersonal =
      /^\/(api|identity)\//.test(pathname) && !/well-known|\/assets\//.test(pathname) && response.ok();
    const control = response.headers()['cache-control'] ?? '';
    if (isPersonal && response.request().method() === 'GET' && !control.includes('no-store'))
      kept.push(pathname);
  });
  const watch = (one: Page) => one.on('framenavigated', (frame) => seen.push(frame.url()));
  watch(page);
  page.context().on('page', watch);
  return { seen, kept };
};

// The test ends the session on purpose, which Chromium and the route's log report.
test.use({ allowedComplaints: ['Failed to load resource', 'token-expired'] });

test('no address contains a token or personal data, from sign-up to sign-out', { tag: '@gate' }, async ({
  page,
}) => {
  const person = newPerson('Leandra', 'Leak');
  const { seen, kept } = addressesOf(page);

  await page.goto('/sign-in?intent=register&prevPath=%2Fregister%3Fchoose%3Dvolunteer');
  await signUpByHand(page, person);
  await page.waitForURL('/register?choose=volunteer');

  // A token by the hidden frame, without the person: the refresh token is gone.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/refreshtoken|accesstoken/i.test(key)) localStorage.removeItem(key);
  });
  const framed = page.waitForRequest((request) => request.url().includes('prompt=none'));
  await page.reload();
  await framed;

  // A popup, for a session that expired over unsaved changes.
  await page.getByRole('button', { name: 'Leandra' }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  await page.getByLabel(/^Why do you ride/).fill('I ride for Ellen.');
  await endSessions(page, person.email);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const opened = page.waitForEvent('popup');
  // Another part of the page, which was loading, asks for it too; any of the buttons works.
  await page.getByRole('alert').getByRole('button', { name: 'Sign in again' }).first().click();
  await signInByHand(await opened, person);
  await expect(page.getByRole('paragraph').filter({ hasText: /^Your page is saved\.$/ })).toBeVisible();
  await page.goto('/auth/logout');
  await page.waitForURL('/');

  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await signInByHand(page, { ...person, password: 'Not-it-2027' });
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.email);
  await signInByHand(page, person);
  await page.waitForURL('/');
  await page.getByRole('button', { name: 'Leandra' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

  expect(seen.length).toBeGreaterThan(50);
  expect(
    telling(seen, [person.email, person.email.split('@')[0] ?? '', person.password.toLowerCase()]),
  ).toEqual([]);
  expect([...new Set(kept)], 'answers that a cache may keep').toEqual([]);
});
