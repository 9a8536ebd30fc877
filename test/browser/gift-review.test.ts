import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { fillGift } from '#test/support/donation/fill-gift.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const address = '/donate?recipientType=General';

const review = (page: Page) => page.getByRole('heading', { name: 'Look it over' });

/** Fills in a gift that nobody else gives, and goes on to its review. */
const lookOver = async (page: Page): Promise<void> => {
  await fillGift(page, newPerson('Dana', 'Rivers'), 20_000 + randomInt(5_000));
  await page.getByRole('button', { name: /^Give \$/ }).click();
  await expect(review(page)).toBeFocused();
};

const expectForm = async (page: Page): Promise<void> => {
  await expect(page.getByRole('radio', { name: 'Once' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Once' })).toBeInViewport();
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
  await expect(page).toHaveURL(address);
};

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Your gift is on its way' });

test('Back leads from the review to the form with the card in it, also where the page before was another document', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await page.goto('/faq');
  await page.goto(address);
  await lookOver(page);
  await page.goBack();
  await expectForm(page);
  await page.getByRole('button', { name: /^Give \$/ }).click();
  await expect(review(page)).toBeFocused();
  await page.getByRole('button', { name: 'Change something' }).click();
  await expectForm(page);
  expect(asked).toEqual([]);
  // From the form one Back leads out of the page, and is asked about.
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  expect(asked).toEqual(['beforeunload']);
});

test('while a gift is on its way Back leads out of the page, so it is asked about; thanks take the form’s place', async ({
  page,
}) => {
  await page.goto('/profile/maya-okafor', { waitUntil: 'networkidle' });
  // The app opens at the first sign of a person, and takes links from then on.
  await page.mouse.move(300, 300);
  await expect(page.getByRole('status').first()).toBeAttached();
  await page.getByRole('main').locator('a[href^="/donate"]').first().click();
  await expect(page.getByLabel(/^Another amount/)).toBeVisible();
  await lookOver(page);
  let give = (): unknown => undefined;
  await page.route('**/api/donation', (route) => {
    give = () => route.continue();
  });
  const sent = page.waitForRequest('**/api/donation');
  await page.getByRole('button', { name: /^Confirm and give/ }).click();
  await sent;
  await expect(page).toHaveURL(/\/donate\?[^#]*$/);
  await page.evaluate(() => history.back());
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/donate\?[^#]*$/);
  give();
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/profile/maya-okafor');
});

test('the gift stays in sight until its thanks are there, whose scripts came while it was looked over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await page.goto(address);
  const preloaded = page.waitForResponse('**/api/event');
  await lookOver(page);
  await preloaded;
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  let thank = (): unknown => undefined;
  await page.route('**/api/event', (route) => {
    thank = () => route.continue();
  });
  const asked = page.waitForRequest('**/api/event');
  await page.getByRole('button', { name: /^Confirm and give/ }).click();
  await asked;
  await expect(page).toHaveURL(/\/donate\/thanks/);
  // However long it takes, no empty page comes between.
  await page.clock.runFor(5_000);
  await expect(review(page)).toBeInViewport();
  await expect(page.getByText('Your gift is on its way. Please wait.')).toBeAttached();
  thank();
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(scripts).toEqual([]);
});
