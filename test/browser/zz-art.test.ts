import { test } from './site.ts';

const pages = (process.env['ART_PAGES'] ?? '/community-hub/stories,/community-hub/stories/drier-shorts,/about/news,/community-hub/resources/fundraising-guide').split(',');
for (const path of pages)
  test(`shot ${path}`, async ({ page }) => {
    for (const [width, height] of [[360, 740], [768, 1024], [1440, 900]] as const) {
      await page.setViewportSize({ width, height });
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) { window.scrollTo(0, y); await new Promise((r) => requestAnimationFrame(r)); } window.scrollTo(0, 0); });
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `/tmp/shots-art/p${path.replaceAll('/', '_')}-${width}-${scheme}.png`, fullPage: false });
        if (scheme === 'light') await page.screenshot({ path: `/tmp/shots-art/p${path.replaceAll('/', '_')}-${width}-full.png`, fullPage: true });
      }
    }
  });
