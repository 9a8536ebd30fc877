import type { Page } from 'playwright/test';
import { faultsOfBundle, isBundle } from '#test/replays/declared-bundle.ts';
import { expectGoodLooks } from '#test/support/browser/every-look.ts';
import { introduce } from '#test/support/donation/fill-donation.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const donor = { ...newPerson('Zebulon', 'Quill'), email: 'zebulon@example.org' };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' });

/** The footer's button is the last one. */
const openReport = async (page: Page) => {
  await page.getByRole('button', { name: 'Report a problem' }).last().click();
  await expect(dialog(page)).toBeVisible();
};

/** The file that the person may save. */
const savedBundle = async (page: Page) => {
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save as a file' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await coming).createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const bundle: unknown = JSON.parse(text);
  if (!isBundle(bundle)) throw new Error(faultsOfBundle(bundle).join('\n'));
  return { text, bundle };
};

test('a donor sees and sends what happened, without anything that they typed @gate', async ({ page }) => {
  await page.goto('/donate?recipient=maya-okafor&recipientType=User');
  await introduce(page, donor, 7351);
  await expect(page).toHaveURL(/#payment$/);
  await openReport(page);
  await expect(dialog(page)).toContainText(/The report holds the last minute: \d+ steps of this site/);
  await dialog(page).getByText('See everything it holds').click();
  await expect(dialog(page).getByRole('region', { name: 'The whole report' })).toContainText(
    '"machine": "donation"',
  );

  const { text, bundle } = await savedBundle(page);
  expect(bundle.page).toBe('/donate/');
  expect(bundle.events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['draft.changed', 'step.finished']),
  );
  expect(text).not.toMatch(/zebulon|7351|735100|maya|okafor/i);

  await dialog(page).getByRole('button', { name: 'Send the report' }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank you for telling us' });
  const number = await thanks.locator('strong').textContent();
  expect(number).toMatch(/^\w{4}-\w{4}$/);
  const kept = await page.request.get(`/sandbox/api/problem-reports/${number}`);
  expect(await kept.json()).toEqual(bundle);
  await thanks.getByRole('button', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL(/#payment$/);
});

test.describe('without a connection', () => {
  test.use({ allowedComplaints: ['ERR_INTERNET_DISCONNECTED'] });

  test('the report says so, and can be saved and sent later', async ({ page }) => {
    await page.goto('/faq');
    await openReport(page);
    await page.context().setOffline(true);
    await dialog(page).getByRole('button', { name: 'Send the report' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Check your connection');
    await savedBundle(page);
    await page.context().setOffline(false);
    await dialog(page).getByRole('button', { name: 'Send the report' }).click();
    await expect(page.getByRole('dialog', { name: 'Thank you for telling us' })).toBeVisible();
  });
});

test('an error page offers the report, which names each call and its trace-identifier', async ({ page }) => {
  await signInFast(page, newPerson('Ada', 'Quill'));
  const ofUser = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/user');
  await page.goto('/profile/maya-okafor/edit');
  const main = page.getByRole('main');
  await expect(main).toContainText('You can only edit your own page.');
  await main.getByRole('button', { name: 'Report a problem' }).click();
  const { bundle } = await savedBundle(page);
  expect(bundle.page).toBe('/profile/$id/edit');
  const trace = (await ofUser).headers()['trace-identifier'];
  expect(bundle.calls).toContainEqual(expect.objectContaining({ call: 'get /user', status: 200, trace }));
});

test('a report holds what came before a sign-in, and no token', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Report a problem' }).hover();
  await signInFast(page, newPerson('Ada', 'Quill'));
  await page.goto('/donate');
  await openReport(page);
  const { text, bundle } = await savedBundle(page);
  expect(bundle.actors.filter(({ machine }) => machine === 'auth').length).toBeGreaterThan(1);
  expect(text).not.toMatch(/quill|eyJ[\w-]{10}/i);
});

test('the report looks good', async ({ page }) => {
  test.slow();
  await page.goto('/faq');
  await openReport(page);
  await dialog(page).getByText('See everything it holds').click();
  await expectGoodLooks(page);
});
