import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { movePointer } from '#test/support/browser/move-pointer.ts';
import { expect, test } from './site.ts';

type Seen = { kind: string; address: string; title: string | null };

/** The site's event log for addresses that contain this text, oldest first. */
const seen = async (page: Page, part: string): Promise<Seen[]> => {
  const answer = await page.request.get('/sandbox/api/sightings');
  return ((await answer.json()) as Seen[])
    .map(({ kind, address, title }) => ({ kind, address, title }))
    .filter(({ address }) => address.includes(part))
    .reverse();
};

/** The reports that the page sends. */
const reports = (page: Page): unknown[] => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/sightings') sent.push(request.postDataJSON());
  });
  return sent;
};

const faq = { kind: 'page', path: '/faq', title: 'Product | FAQ' };

const wake = async (page: Page) => {
  await movePointer(page);
  await expect(page.getByRole('status').first()).toBeAttached();
};

/** An external link at the top of the page, where nothing covers it. */
const addLink = (page: Page, attributes: Record<string, string>) =>
  page.evaluate((given) => {
    const link = Object.assign(document.createElement('a'), { textContent: 'Out of here' });
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    document.body.prepend(link);
  }, attributes);

const shop = 'https://shop.example.org/bells?for=ann@example.org';

test.use({ allowedComplaints: ['Failed to load resource'] });

test('a page view is logged after the first pointer movement, without the query or personal data', {
  tag: '@gate',
}, async ({ page }) => {
  const place = `/nowhere-${randomUUID()}`;
  await page.goto(`${place}/ann@example?query=ann`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await seen(page, place)).toEqual([]);
  await wake(page);
  const title = 'Product | 404: This page could not be found.';
  await expect
    .poll(() => seen(page, place))
    .toEqual([{ kind: 'page', address: `${place}/[redacted]`, title }]);
});

test('the home page is not reported, steps of a flow are, and a profile is reported without its name', async ({
  page,
}) => {
  const sent = reports(page);
  await page.goto('/');
  await wake(page);
  await page.goto('/profile/maya-okafor');
  await wake(page);
  await expect.poll(() => sent).toEqual([{ kind: 'page', path: '/profile/{id}', title: 'Product' }]);
  await page.goto('/register');
  await wake(page);
  await expect
    .poll(() => sent.slice(1))
    .toEqual([
      { kind: 'page', path: '/register', title: 'Product | Register' },
      { kind: 'virtual', path: '/register/choosing', title: 'Product | How do you want to take part?' },
    ]);
});

for (const [name, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`with ${name} nothing is sent, and outbound links open without a delay`, async ({ page }) => {
    await page.addInitScript(
      ([key, word]) => Object.defineProperty(navigator, key, { value: word, configurable: true }),
      [name, value] as const,
    );
    const sent = reports(page);
    await page.route('https://shop.example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
    );
    await page.goto('/faq');
    await wake(page);
    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await addLink(page, { href: shop });
    await page.clock.install();
    await page.getByRole('link', { name: 'Out of here' }).click();
    await expect(page).toHaveTitle('Shop');
    expect(sent).toEqual([]);
  });
}

test('an outbound link is reported, and followed after 250 ms', async ({ page }) => {
  const sent = reports(page);
  const gone: string[] = [];
  await page.route('https://shop.example.org/**', (route) => {
    gone.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' });
  });
  await page.goto('/faq');
  await wake(page);
  await expect.poll(() => sent).toEqual([faq]);
  await addLink(page, { href: shop });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Out of here' }).click();
  await expect.poll(() => sent).toEqual([faq, { kind: 'outbound', href: 'https://shop.example.org/bells' }]);
  await page.clock.runFor(249);
  expect(gone).toEqual([]);
  await page.clock.runFor(1);
  await expect(page).toHaveTitle('Shop');
  expect(gone).toEqual([shop]);
});

test('an outbound link that opens in a new tab is reported', async ({ page, context }) => {
  const sent = reports(page);
  await context.route('https://shop.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
  );
  await page.goto('/faq');
  await wake(page);
  await expect.poll(() => sent).toEqual([faq]);
  await addLink(page, { href: shop, target: '_blank', rel: 'noopener' });
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Out of here' }).click();
  await expect(await opened).toHaveTitle('Shop');
  await expect.poll(() => sent).toEqual([faq, { kind: 'outbound', href: 'https://shop.example.org/bells' }]);
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
});
