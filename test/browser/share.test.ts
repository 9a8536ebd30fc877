import type { Download, Page } from 'playwright/test';
import sharp from 'sharp';
import { expectGoodLooks } from '#test/support/browser/every-look.ts';
import { holdScripts } from '#test/support/browser/held-scripts.ts';
import { expectHydrated } from '#test/support/browser/hydrated.ts';
import { press, tabTo, typeInto } from '#test/support/browser/keyboard.ts';
import { fillDonation } from '#test/support/donation/fill-donation.ts';
import { readCode } from '#test/support/share/read-code.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, expectNoSidewaysScroll, test } from './site.ts';

/** Maya and Dev of the demo: a rider, and the captain of the Wheelers. */
const maya = { ...newPerson('Maya', 'Okafor'), email: 'rider@example.org' };
const dev = { ...newPerson('Dev', 'Raman'), email: 'captain@example.org' };
const wheelers = '/peloton/de9d5b73-c409-829c-af8b-32c7852b142f';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Share|^Tell/ });
const words = (page: Page) => page.getByLabel(/^Your message/);
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const hrefOf = async (page: Page, name: string) =>
  decodeURIComponent((await dialogOf(page).getByRole('link', { name }).getAttribute('href')) ?? '');

/** The public address of the page. */
const addressOf = async (page: Page, path: string) => {
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  return new URL(path, canonical ?? page.url()).href;
};

const openedBy = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
};

const contentOf = async (saved: Download): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** The file that a button of the dialog saves, with its name. */
const savedBy = async (page: Page, name: string) => {
  const coming = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name }).click();
  const saved = await coming;
  return { name: saved.suggestedFilename(), content: await contentOf(saved) };
};

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('the owner shares their page by touch: words of their own, the link, a network', async ({ page }) => {
    await signInFast(page, maya, '/profile/maya-okafor');
    await page.getByRole('button', { name: 'Share your page' }).tap();
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    // No on-screen keyboard covers the choices.
    await expect(words(page)).not.toBeFocused();
    await expect(words(page)).toHaveValue(/^I’m riding in Product 2027/);
    await words(page).fill('Back me, please. 100 % & more!');
    const address = await addressOf(page, '/profile/maya-okafor');
    expect(await hrefOf(page, 'WhatsApp')).toBe(
      `https://wa.me/?text=Back me, please. 100 % & more!\n\n${address}`,
    );
    await dialog.getByRole('button', { name: 'Copy link' }).tap();
    await expect(dialog.getByText('Copied. Paste it wherever your people are.')).toBeVisible();
    expect(await copied(page)).toBe(address);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toBeHidden();
  });

  test('the owner shares their page by keyboard, and is back at the button', { tag: '@gate' }, async ({
    page,
  }) => {
    await signInFast(page, maya, '/profile/maya-okafor');
    await expect(page.getByRole('button', { name: 'Share your page' })).toBeVisible();
    await press(page, /^Share your page$/);
    await expect(page.getByRole('textbox', { name: 'Link' })).toBeFocused();
    await typeInto(page, /^Your message/, 'Up we go.');
    await press(page, /^Copy all$/);
    await expect(dialogOf(page).getByText(/^Your message and the link are copied/)).toBeVisible();
    expect(await copied(page)).toBe(`Up we go.\n\n${await addressOf(page, '/profile/maya-okafor')}`);
    await tabTo(page, /^Save as SVG$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Share your page' })).toBeFocused();
  });

  test('the list of apps on the phone gets words, link and the card as a file', async ({ page }) => {
    // Desktop Chromium has no share sheet: the shared data is kept.
    await page.addInitScript(() => {
      const handed: unknown[] = [];
      Object.assign(window, { handed });
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ text, url, files = [] }: ShareData) => {
          handed.push({ text, url, files: files.map(({ name, type, size }) => [name, type, size > 20_000]) });
        },
      });
    });
    await page.goto('/profile/maya-okafor');
    const card = page.waitForResponse('**/pictures/profile/maya-okafor.png*');
    await openedBy(page, 'Share');
    await (await card).finished();
    const address = await addressOf(page, '/profile/maya-okafor');
    const text = await words(page).inputValue();
    const all = { text, url: address, files: [['maya-okafor-post.png', 'image/png', true]] };
    await expect(async () => {
      await dialogOf(page).getByRole('button', { name: 'Choose an app' }).tap();
      expect(await page.evaluate('handed.at(-1)')).toEqual(all);
    }).toPass();
    await expectNoBarriers(page);
  });

  test('a registered person shares their page from the end of the registration', async ({ page }) => {
    await signInFast(page, maya, '/registration');
    await openedBy(page, 'Share your page');
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(
      await addressOf(page, '/profile/maya-okafor'),
    );
    await expect(words(page)).toHaveValue(/^I’m riding in Product 2027/);
  });
});

test('a page that has just been saved can be shared at once', async ({ page }) => {
  await signInFast(page, newPerson('Sven', 'Stone'), '/register');
  await page.getByRole('button', { name: 'Sven' }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  await page.getByLabel(/^Why do you ride/).fill('For Ellen.');
  await expect(page.getByRole('button', { name: 'Share your page' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await openedBy(page, 'Share your page');
  // Its fields are not part of the edit form.
  await expect(page.locator('form dialog[open]')).toHaveCount(0);
  await expect(words(page)).toHaveValue(/^This is my page with Product/);
  await expectNoBarriers(page);
});

test('a donor with a name shares whom they gave to as a donor, without the amount', async ({ page }) => {
  // The page shows no total of his.
  await page.goto('/donate?recipient=tomas-rivera&recipientType=User');
  await fillDonation(page, newPerson('Dana', 'Rivers'), 12_345);
  await page.getByRole('button', { name: /^Review \$/ }).click();
  await page.getByRole('button', { name: /^Give \$/ }).click();
  await page.waitForURL('**/donate/thanks**');
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you for giving/ })).toBeVisible();
  await expect(page.getByText(/^Your \$123\.45/)).toBeVisible();
  await openedBy(page, 'Share Tomás’ climb');
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(
    await addressOf(page, '/profile/tomas-rivera'),
  );
  await expect(words(page)).toHaveValue(/^I just gave to Tomás Rivera’s climb for cancer research\./);
  expect(await words(page).inputValue()).not.toMatch(/\d/);
});

test('the captain invites people to the peloton, and its files are real', async ({ page }) => {
  await signInFast(page, dev, wheelers);
  // Until the app knows the reader, the page is the public one.
  await expect(page.getByRole('link', { name: 'Share the fund' })).toBeVisible();
  await openedBy(page, 'Share');
  await expect(words(page)).toHaveValue(/^Join us! We’re Hollin Valley Wheelers/);
  const code = await savedBy(page, 'Save as PNG');
  expect(code.name).toBe('hollin-valley-wheelers-qr-code.png');
  expect(await readCode(code.content)).toBe(await addressOf(page, wheelers));
  const story = await savedBy(page, 'Save for a story');
  expect(story.name).toBe('hollin-valley-wheelers-story.png');
  expect(await sharp(story.content).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 });
});

test('a visitor’s dialog stays accessible, loads nothing from others, and saves files that hold what they say', async ({
  page,
}) => {
  test.slow();
  const hosts = new Set<string>();
  await page.goto('/profile/maya-okafor');
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'blob:' && protocol !== 'data:') hosts.add(host);
  });
  await openedBy(page, 'Share');
  await expect(dialogOf(page).getByRole('img', { name: /^A card with Maya Okafor/ })).toHaveJSProperty(
    'naturalWidth',
    1200,
  );
  await expectGoodLooks(page);
  const address = await addressOf(page, '/profile/maya-okafor');

  // The code is dark on white in the dark scheme as well, and the looks end with it.
  const png = await savedBy(page, 'Save as PNG');
  const { width = 0, height } = await sharp(png.content).metadata();
  expect([png.name, png.content.subarray(0, 8).toString('latin1'), width === height]).toEqual([
    'maya-okafor-qr-code.png',
    '\x89PNG\r\n\x1a\n',
    true,
  ]);
  expect(width).toBeGreaterThanOrEqual(1024);
  expect(await readCode(png.content)).toBe(address);
  const svg = await savedBy(page, 'Save as SVG');
  expect([svg.name, await readCode(svg.content)]).toEqual(['maya-okafor-qr-code.svg', address]);
  expect(await readCode(await page.getByRole('img', { name: 'QR code of the link' }).screenshot())).toBe(
    address,
  );
  const card = await savedBy(page, 'Save for a post');
  expect([card.name, card.content.subarray(1, 4).toString('latin1')]).toEqual([
    'maya-okafor-post.png',
    'PNG',
  ]);
  expect(await sharp(card.content).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('a press of Share before hydration opens the dialog after hydration', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/profile/maya-okafor', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/maya-okafor$/);
  letThrough();
  await expect(dialogOf(page)).toBeVisible();
});

test('the tracker gets the kind of a shared page, never its owner', { tag: '@gate' }, async ({ page }) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sightings')) seen.push(request.postData() ?? '');
  });
  await page.goto(wheelers);
  await openedBy(page, 'Share');
  await expect.poll(() => seen.some((text) => text.includes('/peloton/{id}/share'))).toBe(true);
  expect(seen.filter((text) => /Wheelers|de9d5b73/i.test(text))).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ allowedComplaints: ['ERR_INTERNET_DISCONNECTED', 'Failed to load resource'] });

  test('an open dialog says what still works, and a closed one what to do', async ({ page, context }) => {
    await page.goto('/profile/maya-okafor');
    await openedBy(page, 'Share');
    await context.setOffline(true);
    await expect(dialogOf(page).getByText(/^You’re offline/)).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Save for a story' }).click();
    await expect(dialogOf(page).getByText(/^We can’t reach the server/)).toBeVisible();
    const code = await savedBy(page, 'Save as PNG');
    expect(await readCode(code.content)).toBe(await addressOf(page, '/profile/maya-okafor'));
    await context.setOffline(false);
    await expect(dialogOf(page).getByText(/^You’re offline/)).toBeHidden();
  });

  test('a press on Share whose code fails to load shows what to do', async ({ page, context }) => {
    await page.goto(wheelers);
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await expectHydrated(page.getByRole('button', { name: 'Share', exact: true }));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText(/^This needs a connection to open/)).toBeVisible();
  });
});
