import { type PausedRequest, pauseRequests } from '@product/path-driver/paused-requests';
import { expect, test } from './site.ts';

test.use({ allowedComplaints: ['net::ERR_INTERNET_DISCONNECTED'] });

test('a page whose requests are paused takes its code from the browser’s cache', async ({ page }) => {
  await pauseRequests(page, [{ urlPattern: '*/api/*' }], () => false);
  // All of its code, also the part that loads after the page.
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.goto('/about', { waitUntil: 'load' });
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/[^/]*\.js$/.test(name))
      .map((one) => (one as PerformanceResourceTiming).transferSize),
  );
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((bytes) => bytes > 0)).toEqual([]);
});

test('the newest listener decides first about a request, and a request without a taker continues', async ({
  page,
}) => {
  await page.goto('/about');
  const taken: string[] = [];
  let waiting: PausedRequest | null = null;
  await pauseRequests(page, [{ urlPattern: '*/api/settings*' }], (request) => {
    taken.push('first');
    waiting = request;
    return true;
  });
  await pauseRequests(page, [{ urlPattern: '*/api/settings*' }], (request) => {
    taken.push('last');
    if (!request.url.endsWith('?lost')) return false;
    void request.lose();
    return true;
  });
  const ask = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address).then(
          ({ status }) => status,
          () => 'lost',
        ),
      path,
    );
  expect(await ask('/api/valley')).toBe(200);
  expect(await ask('/api/settings?lost')).toBe('lost');
  expect(taken).toEqual(['last']);
  const asked = ask('/api/settings');
  await expect.poll(() => waiting?.path).toBe('/api/settings');
  await (waiting as PausedRequest | null)?.fulfill({ status: 418 });
  expect(await asked).toBe(418);
});
