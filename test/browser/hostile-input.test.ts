import type { Locator, Page } from 'playwright/test';
import { foreignFiles, mark, picture } from '#test/support/image/image-files.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const openEdit = async (page: Page) => {
  await signInFast(page, newPerson('Stella', 'Stone'), '/register');
  await page.getByRole('button', { name: 'Stella' }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  // The plain field is there until the editor has loaded.
  await expect(page.getByRole('toolbar')).toBeVisible();
  const story = page.getByLabel(/^Why do you ride/);
  await expect(story).toBeEditable();
  return story;
};

const panel = (page: Page) => page.getByRole('region', { name: 'Picture' });

test('a HEIC picture that the browser can’t decode is refused with advice, and another file goes through', async ({
  page,
}) => {
  await openEdit(page);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/image/')) uploads.push(request.url());
  });
  const file = {
    name: 'IMG_0042.HEIC',
    mimeType: 'image/heic',
    buffer: foreignFiles.heic ?? Buffer.alloc(0),
  };
  await panel(page).getByLabel('Choose a picture').first().setInputFiles(file);
  await expect(panel(page).getByRole('alert')).toContainText('On an iPhone, send the picture to yourself');
  expect(uploads).toEqual([]);
  const buffer = await picture(500, 500).jpeg().toBuffer();
  await panel(page)
    .getByLabel('Choose another file')
    .first()
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await panel(page).getByRole('button', { name: 'Save this picture' }).click();
  await expect(panel(page).getByRole('button', { name: 'Remove the picture' })).toBeVisible();
});

test('a transparent picture has its ground while it is cropped, and keeps it', async ({ page }) => {
  await openEdit(page);
  /** Whether the first pixel is the site's light paper, #FAF8F2, in a lossy file. */
  const isOnPaper = (image: Locator) =>
    image.evaluate((element: HTMLImageElement) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(element, 0, 0);
      const corner = context?.getImageData(0, 0, 1, 1).data ?? [];
      return [250, 248, 242, 255].every((value, channel) => Math.abs(value - (corner[channel] ?? 0)) < 8);
    });
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await mark('#14202c').png().toBuffer() };
  await panel(page).getByLabel('Choose a picture').first().setInputFiles(file);
  await expect.poll(() => isOnPaper(panel(page).getByAltText('What you chose, before cropping'))).toBe(true);
  await panel(page).getByRole('button', { name: 'Save this picture' }).click();
  await expect(panel(page).getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await expect.poll(() => isOnPaper(panel(page).locator('img[data-shown]'))).toBe(true);
});

test('a dropped file is cropped and saved, and a dropped drawing is refused without being loaded', {
  tag: '@gate',
}, async ({ page }) => {
  await openEdit(page);
  const drop = async (name: string, type: string, bytes: Buffer) => {
    const data = await page.evaluateHandle(
      ([file, kind, encoded]) => {
        const transfer = new DataTransfer();
        const part = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([part], file, { type: kind }));
        return transfer;
      },
      [name, type, bytes.toString('base64')] as const,
    );
    await panel(page).dispatchEvent('dragover', { dataTransfer: data });
    await panel(page).dispatchEvent('drop', { dataTransfer: data });
  };
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="window.isRun = true"/>';
  await drop('me.svg', 'image/svg+xml', Buffer.from(drawing));
  await expect(panel(page).getByRole('alert')).toContainText('We can’t read this kind of file.');
  await drop('me.jpg', 'image/jpeg', await picture(800, 600).jpeg().toBuffer());
  await panel(page).getByRole('button', { name: 'Save this picture' }).click();
  await expect(panel(page).getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  expect(await page.evaluate(() => 'isRun' in window)).toBe(false);
});

const pasted = `<html><head><title>Title</title><style>p{color:red}</style></head><body>
<p onclick="window.isRun = 1">I ride <b>for</b> Ellen.\u202e txt.exe</p>
<script>window.isRun = 2</script><img src="x" onerror="window.isRun = 3">
<svg onload="window.isRun = 4"><script>window.isRun = 5</script></svg>
<iframe srcdoc="<script>parent.isRun = 6</script>"></iframe><math><mtext><img src=x onerror="window.isRun = 7"></mtext></math>
<p><a href="javascript:window.isRun = 8">bad link</a> and <a href="https://example.org/good">good link</a></p>
<template><img src=x onerror="window.isRun = 9"></template></body></html>`;

test.describe('pasting', () => {
  // Chromium reports handlers also in a document that is only read: none of them could run.
  test.use({ allowedComplaints: ['Executing inline event handler violates'] });

  test('pasted HTML keeps words and looks, and runs and shows nothing else', async ({ page }) => {
    const story = await openEdit(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await story.click();
    await story.evaluate((field, html) => {
      const data = new DataTransfer();
      data.setData('text/html', html);
      data.setData('text/plain', 'I ride for Ellen.');
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, pasted);
    await expect(story).toContainText('I ride for Ellen.');
    await expect(story).toContainText('bad link and good link');
    const text = (await story.textContent()) ?? '';
    expect(text).not.toMatch(/isRun|Title|color:red|\u202e/);
    await expect(story.locator('script, img, svg, iframe, math, style')).toHaveCount(0);
    expect(fetched.filter((path) => path.endsWith('/x'))).toEqual([]);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your page is saved.').first()).toBeVisible();
    await page.getByRole('link', { name: 'See your page' }).first().click();
    const shown = page.getByRole('region', { name: 'Your story' });
    await expect(shown.getByRole('link', { name: 'good link' })).toHaveAttribute(
      'href',
      'https://example.org/good',
    );
    await expect(shown.getByRole('link', { name: 'bad link' })).toHaveCount(0);
    await expect(shown.locator('[onclick], [onerror], script, img, iframe')).toHaveCount(0);
    expect(await page.evaluate(() => 'isRun' in window)).toBe(false);
  });
});

test('a story of 5,001 characters stays in its field, and says how much is too much', async ({ page }) => {
  const story = await openEdit(page);
  await story.fill('a'.repeat(5_001));
  await page.getByRole('button', { name: 'Save changes' }).click();
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText('5,000');
  await expect(story).toHaveText('a'.repeat(5_001));
  await expect(page.getByText('Not saved yet.')).toBeVisible();
});
