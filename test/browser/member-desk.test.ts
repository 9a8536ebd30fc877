import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { expectGoodInEveryLook, expectGoodLooks } from '#test/support/browser/every-look.ts';
import { pick, press, tabTo } from '#test/support/browser/keyboard.ts';
import { foundPeloton, riderElsewhere, signInRider } from '#test/support/member-desk/desk-people.ts';
import { expect, test } from './site.ts';

/** The person comes back to the page until it shows the new data: it doesn't ask while it is reading the desk. */
const comeBackUntil = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass();

const phone = { width: 360, height: 740 };

test('a captain answers three requests, hands over the captaincy and exports the members at 360 px by keyboard', {
  tag: '@gate',
}, async ({ page }) => {
  test.slow();
  const captain = await signInRider(page, 'Cora', 'Lind');
  const { id } = await foundPeloton(captain);
  const [ana, ben, cleo] = await Promise.all([
    riderElsewhere(page, 'Ana', 'Silva'),
    riderElsewhere(page, 'Ben', 'Okoro'),
    riderElsewhere(page, 'Cleo', 'Marsh'),
  ]);
  await ana.ask('POST', `/peloton/${id}/join`, { message: 'I ride the same route.' });
  await ben.ask('POST', `/peloton/${id}/join`, { message: null });

  await page.setViewportSize(phone);
  await page.goto(`/peloton/${id}/members`);
  await expect(page.getByRole('heading', { level: 1, name: 'The captain’s desk' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 people want to join' })).toBeVisible();
  await expect(page.getByText('I ride the same route.')).toBeVisible();

  await test.step('a request that comes now is there without a reload', async () => {
    await cleo.ask('POST', `/peloton/${id}/join`, { message: null });
    await comeBackUntil(page, page.getByRole('heading', { name: '3 people want to join' }));
  });
  await expectGoodInEveryLook(page);
  await page.setViewportSize(phone);

  await press(page, /^Approve Ana Silva$/);
  await expect(page.getByText('Ana Silva is in your peloton now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 people want to join' })).toBeVisible();

  // Ben withdraws his request while the captain declines both.
  await pick(page, /^Select all 2 requests$/);
  await press(page, /^Decline the 2 chosen$/);
  await expect(page.getByRole('alertdialog', { name: 'Decline these 2 requests?' })).toBeVisible();
  await expectGoodLooks(page, [360]);
  await ben.ask('DELETE', `/peloton/${id}/join`);
  await press(page, /^Decline all 2$/);
  await expect(page.getByText('You declined Cleo Marsh.')).toBeVisible();
  await expect(page.getByText('Ben Okoro’s request has already been answered or withdrawn')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No one is waiting for an answer' })).toBeVisible();

  await press(page, /^Members$/);
  await expect(page.getByRole('rowheader', { name: 'Ana Silva' })).toBeVisible();
  await expectGoodInEveryLook(page);
  await page.setViewportSize(phone);
  await press(page, /^Manage Ana Silva$/);
  await expect(page.getByRole('dialog', { name: 'Manage Ana Silva' })).toBeVisible();
  await expectGoodLooks(page, [360]);
  await press(page, /^Offer Ana the captaincy$/);
  await expect(page.getByRole('heading', { name: 'Ana Silva has been offered the captaincy' })).toBeVisible();
  await tabTo(page, /^Withdraw the offer$/);

  await ana.ask('PUT', `/peloton/${id}/captain/${ana.publicId}`);
  await comeBackUntil(page, page.getByText('Ana Silva has accepted. They’re the captain now'));
  await expect(page.getByText('You’re an admin', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manage Ana Silva' })).toBeHidden();

  const saving = page.waitForEvent('download');
  await press(page, /^Download a spreadsheet$/);
  await press(page, /^Download the members of Product/);
  const table = await readFile(await (await saving).path(), 'utf8');
  expect(table).toContain('Silva');
  expect(table).toContain('Lind');
  expect(table).not.toContain(ana.email);

  await test.step('the role that is taken away closes the desk', async () => {
    await ana.ask('DELETE', `/peloton/${id}/admin/${captain.publicId}`);
    await comeBackUntil(page, page.getByRole('heading', { name: 'You don’t lead this peloton anymore' }));
    await expectGoodLooks(page, [360]);
  });
});

test('a letter that is begun warns of leaving, survives a reload, and is gone once the captain leaves', async ({
  page,
}) => {
  const captain = await signInRider(page, 'Cora', 'Lind');
  const { id, name } = await foundPeloton(captain);
  const ana = await riderElsewhere(page, 'Ana', 'Silva');
  await ana.ask('POST', `/peloton/${id}/join`, { message: null });
  await captain.ask('POST', `/peloton/${id}/approve`, { userIds: [ana.publicId] });
  await page.goto(`/peloton/${id}/members?tab=e-mail`);
  const words = page.getByLabel('Your message');
  await page.getByLabel('Subject').fill('Sunday’s ride');
  await words.fill('We meet at 8.');

  const asked = page.waitForEvent('dialog');
  const reloading = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;
  await expect(words).toHaveValue('We meet at 8.');
  await expect(page.getByLabel('Subject')).toHaveValue('Sunday’s ride');

  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without sending?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(words).toHaveValue('We meet at 8.');
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(new RegExp(`/peloton/${id}$`));
  await expect(words).toBeHidden();
  await page.goto(`/peloton/${id}/members?tab=e-mail`);
  await expect(words).toHaveValue('');
});

test('the logbook has a letter as soon as it is sent', async ({ page }) => {
  const captain = await signInRider(page, 'Cora', 'Lind');
  const { id } = await foundPeloton(captain);
  const ana = await riderElsewhere(page, 'Ana', 'Silva');
  await ana.ask('POST', `/peloton/${id}/join`, { message: null });
  await captain.ask('POST', `/peloton/${id}/approve`, { userIds: [ana.publicId] });
  await page.goto(`/peloton/${id}/members?tab=e-mail`);
  await page.getByLabel('Subject').fill('Sunday’s ride');
  await page.getByLabel('Your message').fill('We meet at 8.');
  await page.getByRole('button', { name: 'Send to 1 member' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail is on its way' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Logbook' })).toContainText('wrote to 1 member.');
});
