import type { Page } from 'playwright/test';
import { chromiumAdvice, findWholeChromium } from '#scripts/test/chromium.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

// Playwright switches off Chromium's back-forward cache, because it loses a page that comes out of it. Here it is on, so only the page
// itself can report. The headless shell has no such cache.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const executablePath = findWholeChromium();
    if (executablePath === null) throw new Error(chromiumAdvice());
    await use({ ...launchOptions, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

// A document without a page around it has no icon, which Chromium then requests.
test.use({ allowedComplaints: ['Failed to load resource'] });

const signedIn = async (page: Page) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await signInFast(page, newPerson('Petra', 'Pine'), '/register');
  await expect(page.getByRole('button', { name: 'Petra' })).toBeVisible();
  await page.evaluate(() => {
    const { style } = document.documentElement;
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) console.info(style.visibility === 'hidden' ? 'remembered, unseen' : 'remembered, shown');
    });
  });
  await page.goto('/api/settings');
  return told;
};

test('a page from Chromium’s back/forward cache is shown again to its own user', async ({ page }) => {
  const told = await signedIn(page);
  await page.evaluate(() => history.back()).catch(() => undefined);
  await expect.poll(() => told).toContain('remembered, shown');
});

test('a page from Chromium’s back/forward cache stays hidden and reloads once its user has signed out', async ({
  page,
}) => {
  const told = await signedIn(page);
  await page.context().clearCookies({ name: 'currentUserPublicId' });
  await page.context().clearCookies({ name: 'msalAccountState' });
  await page.evaluate(() => history.back()).catch(() => undefined);
  await expect.poll(() => told).toContain('remembered, unseen');
  // After a reload, the page can be controlled again.
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});
