import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const openEdit = async (page: Page, person = newPerson('Stella', 'Stone')) => {
  await signInFast(page, person, '/register');
  await page.getByRole('button', { name: 'Stella' }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('button', { name: 'Change this address' })).toBeEnabled();
  return person;
};

const panel = (page: Page) => page.getByRole('region', { name: 'Contact address' });

/** The code in the newest e-mail on the sandbox's mail page. */
const readCode = async (page: Page, address: string): Promise<string> => {
  const mail = await page.context().newPage();
  await mail.goto(`/sandbox/mail`);
  await mail.getByRole('row', { name: address }).first().getByRole('link').first().click();
  const heading = mail.getByText(/\d{6} is your code/).first();
  await expect(heading).toBeVisible();
  const [code = ''] = /\d{6}/.exec((await heading.textContent()) ?? '') ?? [];
  await mail.close();
  return code;
};

test('the contact address changes by a mailed code, with the keyboard alone, and the old address gets an e-mail', {
  tag: '@gate',
}, async ({ page }) => {
  const person = await openEdit(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const fresh = `stella.${randomUUID().slice(0, 8)}@example.org`;

  const begin = page.getByRole('button', { name: 'Change this address' });
  await expect(begin).toBeEnabled();
  await begin.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New e-mail address')).toBeFocused();
  await page.keyboard.type('stella at');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Enter an e-mail address, like name@example.org.');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(fresh);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code from the e-mail')).toBeFocused();

  // After a reload in the middle, the page continues where the person was.
  await page.reload();
  await expect(panel(page)).toContainText(`We sent a code to ${fresh}.`);
  const code = await readCode(page, fresh);
  await page.getByLabel('Code from the e-mail').focus();
  await page.keyboard.type(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('This isn’t the code we sent.');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText(`We write to ${fresh}.`);
  await expect(begin).toBeFocused();
  await page.reload();
  await expect(panel(page)).toContainText(`We write to ${fresh}.`);

  const query = new URLSearchParams({ to: person.email, kind: 'contact-address-changed' });
  const letters = (await (await page.request.get(`/sandbox/api/mail?${query}`)).json()) as unknown[];
  expect(letters).toHaveLength(1);
  const told = addresses.filter((url) => url.includes(code) || decodeURIComponent(url).includes('@'));
  expect(told, 'addresses with the code or an e-mail address').toEqual([]);
});

test('a change is given up, and a second code is sent', async ({ page }) => {
  const person = await openEdit(page);
  const fresh = `stella.${randomUUID().slice(0, 8)}@example.org`;
  await page.getByRole('button', { name: 'Change this address' }).click();
  await page.getByLabel('New e-mail address').fill(person.email.toUpperCase());
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(panel(page)).toContainText('We write to this address already.');
  await page.getByLabel('New e-mail address').fill(fresh);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(panel(page)).toContainText(`A code is on its way to ${fresh}.`);
  await page.getByRole('button', { name: 'Keep the old address' }).click();
  await expect(panel(page)).toContainText(`We write to ${person.email}.`);
  // The other fields of the form are unchanged.
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  const query = new URLSearchParams({ to: fresh, kind: 'contact-address-code' });
  expect(await (await page.request.get(`/sandbox/api/mail?${query}`)).json()).toHaveLength(2);
});
