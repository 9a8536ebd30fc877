import type { Browser, Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expectHydrated } from '#test/support/browser/hydrated.ts';
import { picture } from '#test/support/image/image-files.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const address = '/profile/maya-okafor';
const phone = { width: 360, height: 740 };

const give = (page: Page) => page.getByRole('link', { name: 'Give to Maya' });
const wall = (page: Page) => page.getByRole('list', { name: 'Gifts, newest first' });
const next = (page: Page) => page.getByRole('navigation', { name: 'Gifts, page by page' }).getByText('Next');

/** A person acts, so the app opens. */
const beThere = async (page: Page): Promise<void> => {
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
};

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
};

/** Without days: the server does not know the reader's zone and writes them in UTC. */
const donorsOf = async (page: Page): Promise<string[]> => {
  const texts = await wall(page).getByRole('listitem').allTextContents();
  return texts.map((text) => text.replace(/[A-Z][a-z]{2} \d+$/, ''));
};

/** The share of pixels in which two pictures differ; edges may differ slightly. */
const differenceOf = async (one: Buffer, other: Buffer): Promise<number> => {
  const [before, after] = await Promise.all(
    [one, other].map((each) => sharp(each).greyscale().raw().toBuffer()),
  );
  if (before?.length !== after?.length) return 1;
  const differing = before?.filter((value, place) => Math.abs(value - (after?.[place] ?? 0)) > 32) ?? [];
  return differing.length / (before?.length ?? 1);
};

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

test('the Give card stays in view beside the whole story', { tag: '@gate' }, async ({ page }) => {
  await page.goto(address);
  for (const title of ['Why Maya does this', 'Who gave to Maya', 'Year by year']) {
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
    await expect(give(page)).toBeInViewport({ ratio: 1 });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the Give bar stays at the bottom, and covers neither the focus nor the footer', {
    tag: '@gate',
  }, async ({ page }) => {
    test.slow();
    await page.goto(address);
    const bar = page.locator('[data-bottom-bar]');
    await expect(give(page)).toBeInViewport({ ratio: 1 });
    const { y: top, height } = await boxOf(bar);
    expect(Math.round(top + height)).toBe(phone.height);
    await beThere(page);
    // It comes with the donations, which the page may still wait for; another test may have given one more.
    const allDonations = page.getByRole('link', { name: /^See all \d+ gifts$/ });
    await expect(allDonations).toBeVisible();
    // Every control of the page in the order of the Tab key, until the end.
    const seen = new Set<string>();
    for (let stops = 0; stops < 120; stops += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const now = document.activeElement;
        if (now === null || now === document.body) return null;
        const { top: upper, bottom } = now.getBoundingClientRect();
        const isInBar = now.closest('[data-bottom-bar]') !== null;
        return { name: now.textContent?.trim() ?? '', upper, bottom, isInBar };
      });
      if (found === null) break;
      seen.add(found.name);
      if (!found.isInBar)
        expect(found.bottom, `the lower edge of “${found.name}”`).toBeLessThanOrEqual(top + 1);
    }
    expect(seen).toContain('Terms Of Use');
    expect(seen).toContain(await allDonations.textContent());
    await scrollToEnd(page);
    const last = await boxOf(page.getByRole('link', { name: 'Terms Of Use' }));
    expect(last.y + last.height).toBeLessThanOrEqual(top);
  });

  test('the bar does not move the page when the app opens', async ({ page }) => {
    await page.goto(address);
    const before = await boxOf(page.getByRole('heading', { name: 'Why Maya does this' }));
    await beThere(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
    await page.getByRole('link', { name: /^See all \d+ gifts$/ }).waitFor();
    expect(await boxOf(page.getByRole('heading', { name: 'Why Maya does this' }))).toEqual(before);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the wall’s later pages are plain links, and each has its gifts', { tag: '@gate' }, async ({
    page,
  }) => {
    await page.goto(`${address}?page=2`);
    const second = await donorsOf(page);
    await next(page).click();
    await expect(page).toHaveURL(`${address}?page=3#gifts`);
    expect(await donorsOf(page)).not.toEqual(second);
    await expect(page.getByText(/^Page 3 of/)).toBeInViewport();
    await page.getByText('Previous').click();
    expect(await donorsOf(page)).toEqual(second);
  });
});

test('with the app open the wall’s pages change without a reload, also by the Back button', async ({
  page,
}) => {
  await page.goto(`${address}?page=2`);
  const second = await donorsOf(page);
  await beThere(page);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  // React marks what it has hydrated.
  await expectHydrated(wall(page));
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await next(page).click();
  await expect(page.getByText(/^Page 3 of/)).toBeVisible();
  await expect(page).toHaveURL(`${address}?page=3#gifts`);
  await expect(page.getByRole('heading', { name: 'Who gave to Maya' })).toBeFocused();
  expect(await donorsOf(page)).not.toEqual(second);
  await page.goBack();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  expect(await donorsOf(page)).toEqual(second);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a later page of the wall and a link with a campaign’s query come whole from the server', async ({
  page,
}) => {
  /** The page itself, and the wall's number in it; the first page has none. */
  const read = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    return { length: main.length, number: /Page (?:<!-- -->)?(\d+)/.exec(main)?.[1] };
  };
  const plain = await read(address);
  expect(plain.number).toBeUndefined();
  expect(await read(`${address}?utm_source=mail`)).toEqual(plain);
  expect((await read(`${address}?page=2`)).number).toBe('2');
  // The shared page is still the first.
  expect(await read(address)).toEqual(plain);
});

/** A person with a picture, made by the API; resolves with the address of the page. */
const personWithPicture = async (browser: Browser, baseURL: string | undefined): Promise<string> => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  const bearing = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await signInFast(page, newPerson('Pia', 'Picture'));
  const authorization = (await bearing).headers().authorization ?? '';
  const headers = { authorization };
  const { publicId } = (await (await page.request.get('/api/user', { headers })).json()) as {
    publicId: string;
  };
  const image = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture(500, 500).jpeg().toBuffer() };
  const answer = await page.request.post(`/api/user/${publicId}/image/profile`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    multipart: { image, focalX: '0.5', focalY: '0.5' },
  });
  expect(answer.status()).toBe(200);
  await context.close();
  return `/profile/${publicId}`;
};

test.describe('a picture that can’t be loaded', () => {
  test.use({ allowedComplaints: ['Failed to load resource'] });

  test('leaves the person’s own hill, before and after the app is there', async ({
    page,
    browser,
    baseURL,
  }) => {
    const path = await personWithPicture(browser, baseURL);
    await page.route('**/images/**', (route) => route.abort());
    await page.goto(path);
    const avatar = page.locator('.portrait__avatar').first();
    await expect(avatar.locator('img')).toHaveCount(1);
    await expect(avatar.getByText('PP')).toBeVisible();
    const before = await avatar.screenshot();
    await beThere(page);
    await expect(avatar.locator('img')).toHaveCount(0);
    expect(await differenceOf(before, await avatar.screenshot())).toBeLessThan(0.01);
  });
});
