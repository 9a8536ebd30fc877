import type { Page } from 'playwright/test';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const cameBack = (page: Page) =>
  page.evaluate(() => {
    // The event of a browser that restores the page from its back-forward cache; back-forward-cache.test.ts has the real one.
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

/** Records each time that a text is on the page, even briefly, in every document that the page opens from now on. */
const sightingsOf = async (page: Page, word: string): Promise<string[]> => {
  const seen: string[] = [];
  await page.exposeFunction('tellSighting', (where: string) => seen.push(where));
  await page.addInitScript((hidden) => {
    const look = () => {
      const { tellSighting } = window as unknown as { tellSighting: (where: string) => void };
      if (document.documentElement.textContent.includes(hidden)) tellSighting(location.href);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, word);
  return seen;
};

const signOut = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
};

test('Back after sign-out leads to sign-in, and never shows the user’s name', async ({ page }) => {
  await signInFast(page, newPerson('Nepomuk', 'Nash'), '/register?choose=volunteer');
  await page.getByRole('button', { name: /Start/ }).click();
  await page.waitForURL(/step=profile/);
  await signOut(page, 'Nepomuk');

  const seen = await sightingsOf(page, 'Nepomuk');
  await page.goBack();
  await page.waitForURL(/\/sign-in\?intent=registration/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to continue' })).toBeVisible();
  expect(seen).toEqual([]);
  // Nothing that was typed or shown remains in the tab.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('nepomuk');
});

test('Back to one’s own profile after sign-out shows the profile as a visitor sees it', async ({ page }) => {
  await signInFast(page, newPerson('Olga', 'Oak'));
  await page.getByRole('button', { name: 'Olga' }).click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await expect(page.getByRole('link', { name: 'Edit your page' })).toBeVisible();
  await signOut(page, 'Olga');
  await page.goBack();
  await page.waitForURL(/\/profile\/olga-oak/);
  await expect(page.getByRole('heading', { level: 1, name: 'Olga Oak' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: /story/ })).toBeHidden();
});

test.describe('a page restored from the back/forward cache', () => {
  test('reloads when its user has signed out meanwhile', async ({ page }) => {
    await signInFast(page, newPerson('Petra', 'Pine'), '/register');
    await expect(page.getByRole('button', { name: 'Petra' })).toBeVisible();
    await page.context().clearCookies();
    const loaded = page.waitForEvent('load');
    await cameBack(page);
    await loaded;
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Petra' })).toBeHidden();
  });

  test('reloads when another user has signed in meanwhile', async ({ page, context }) => {
    await signInFast(page, newPerson('Petra', 'Pine'), '/register');
    await context.addCookies([
      { name: 'currentUserPublicId', value: 'somebody-else', url: new URL('/', page.url()).href },
    ]);
    const loaded = page.waitForEvent('load');
    await cameBack(page);
    await loaded;
  });

  test('does not reload while its user is still signed in', async ({ page }) => {
    await signInFast(page, newPerson('Petra', 'Pine'), '/register');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await cameBack(page);
    await expect(page.getByRole('button', { name: 'Petra' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('is hidden while it is in the cache, until its user is known', async ({ page }) => {
    await signInFast(page, newPerson('Petra', 'Pine'), '/register');
    const name = page.getByRole('button', { name: 'Petra' });
    await expect(name).toBeVisible();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(name).toBeHidden();
  });
});
