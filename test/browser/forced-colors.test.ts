import { expect, test } from './site.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('the filled part of a bar is seen in forced colors', async ({ page }) => {
  await page.goto('/give');
  const bar = page.locator('[aria-hidden] > span[style*="width"]').first();
  const [fill, track] = await bar.evaluate((part) => [
    getComputedStyle(part).backgroundColor,
    getComputedStyle(part.parentElement as HTMLElement).backgroundColor,
  ]);
  expect(fill).not.toBe(track);
});
