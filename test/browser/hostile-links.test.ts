import type { Page } from 'playwright/test';
import { hostilePaths } from '#test/support/hostile-paths.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

// Missing pages answer 404, which Chromium reports.
test.use({ allowedComplaints: ['Failed to load resource'] });

/** Every navigation of the page's own frame, and every host that it contacts. */
const journeyOf = (page: Page) => {
  const visited: string[] = [];
  const asked = new Set<string>();
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  return { visited, asked };
};

const signIn = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await page.waitForURL(({ pathname }) => !/^\/(sign-in|auth|identity)(\/|$)/.test(pathname));
};

/** Signed in, on a page of this site that shows who is; the provider's session stays, so that the next sign-in is quick. */
const expectArrived = async (page: Page, path: string, origin: string) => {
  await expect(page.getByRole('button', { name: 'Robin' })).toBeVisible();
  const url = new URL(page.url());
  expect(url.origin).toBe(origin);
  expect(url.pathname).toBe(path);
};

const forget = async (page: Page) => {
  await page.context().clearCookies({ name: /^(msal|currentUser|lastPath|logoutReason)/ });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

/** A sign-in takes two seconds: here one of each few targets is tried, all of them in hostile-targets.test.ts. */
const oneOfEach = (few: number, first: number) => hostilePaths.filter((_, place) => place % few === first);

const wanted = [
  ['register', '/register'],
  ['registration', '/registration'],
  ['//evil.example', '/'],
] as const;

for (const part of [0, 8]) {
  test(`a sign-in with a hostile prevPath stays on this site, ${part === 0 ? 'first' : 'then'}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const origin = new URL(baseURL ?? '').origin;
    await signInFast(page, newPerson());
    const { visited, asked } = journeyOf(page);
    for (const [place, prevPath] of oneOfEach(16, part).entries()) {
      const [intent, goesTo] = wanted[place % wanted.length] ?? wanted[0];
      await forget(page);
      await page.goto(`/sign-in?${new URLSearchParams({ prevPath, intent })}`);
      await signIn(page);
      await expectArrived(page, goesTo, origin);
      // The same while signed in, where the sign-in page redirects at once.
      await page.goto(`/sign-in?${new URLSearchParams({ prevPath, intent })}`);
      await page.waitForURL(({ pathname }) => pathname !== '/sign-in');
      await expectArrived(page, goesTo, origin);
    }
    expect([...asked]).toEqual([origin]);
    expect(visited.filter((url) => new URL(url).origin !== origin && url !== 'about:blank')).toEqual([]);
  });
}

test('a hostile lastPath cookie is not used as the return address', async ({ page, context, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  // After a forgotten password, the return address comes from the cookie only.
  const forgotWith = async (lastPath: string) => {
    await page.goto('/sign-in?prevPath=/register');
    await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
    await expect(page.getByLabel('E-mail address')).toBeVisible();
    await context.addCookies([{ name: 'lastPath', value: encodeURIComponent(lastPath), url: origin }]);
    const reset = page.waitForRequest(/password_reset.*authorize/i);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The library's own state comes first, then the value that it was given.
    const [, returnTo = null] = new URL((await reset).url()).searchParams.get('state')?.split('|') ?? [];
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    return returnTo;
  };
  expect(await forgotWith('/register?choose=volunteer')).toBe('/register?choose=volunteer');
  for (const path of oneOfEach(12, 3)) expect(await forgotWith(path)).toBeNull();
});

test('unencoded hostile links lead to the home page, and request nothing from another origin', async ({
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  await signInFast(page, newPerson());
  const { asked } = journeyOf(page);
  for (const query of [
    'prevPath=//evil.example',
    'prevPath=/\\evil.example',
    'prevPath=%22//evil.example%22',
    'prevPath=[%22//evil.example%22]',
    'prevPath={%22a%22:1}',
    'prevPath=//evil.example&prevPath=/register',
    'prevPath=/%2565vil',
    'intent=https://evil.example',
    'intent=%5B%22register%22%5D',
    'intent=__proto__',
  ]) {
    await page.goto(`/sign-in?${query}`);
    await page.waitForURL(({ pathname }) => pathname !== '/sign-in');
    await expectArrived(page, '/', origin);
  }
  // The first of two counts, and it is a page of this site.
  await page.goto('/sign-in?prevPath=/register&prevPath=//evil.example');
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in');
  await expectArrived(page, '/register', origin);
  expect([...asked]).toEqual([origin]);
});
