import { holdScripts } from '#test/support/browser/held-scripts.ts';
import { expect, test } from './site.ts';

const title = /^What the \$[\d,]+ is made of$/;

for (const how of ['by keyboard', 'by mouse'] as const)
  test(`a total that is unfolded ${how} before hydration shows its parts after hydration`, async ({
    page,
  }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/give', { waitUntil: 'commit' });
    const line = page.locator('summary', { hasText: title });
    if (how === 'by mouse') await line.click();
    else {
      await line.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('details', { has: line })).toHaveAttribute('open');
    letThrough();
    await expect(page.locator('details', { has: line }).getByText('Raised', { exact: true })).toBeVisible();
  });
