import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

test.use({ allowedComplaints: ['SyntaxError', 'Unexpected token', 'Expected property name'] });

test('an unreadable stored session is removed, and the next sign-in works', async ({ page }) => {
  const person = newPerson();
  await signInFast(page, person, '/register');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/^msal\..*\.(account|token)\.keys/.test(key)) localStorage.setItem(key, '{bad');
  });
  await page.goto('/register');
  await page.waitForURL('/');
  await expect(page.getByRole('status').filter({ hasText: 'Please login again.' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('msal.'))),
  ).toEqual([]);
  await signInFast(page, person, '/register');
  await expect(page.getByRole('button', { name: person.firstName })).toBeVisible();
});

test('a forged callback link does not end the session', async ({ page }) => {
  const person = newPerson();
  await signInFast(page, person, '/register');
  const state = Buffer.from('{"id":"abc","meta":{"interactionType":"popup"}}').toString('base64');
  await page.goto(`/auth/token#code=abc&state=${encodeURIComponent(state)}`);
  await page.waitForURL((url) => url.pathname !== '/auth/token');
  await page.goto('/register');
  await expect(page.getByRole('button', { name: person.firstName })).toBeVisible();
});

for (const address of ['/auth-bridge.html', '/auth-bridge.html#code=1', '/auth-bridge.html#code=1&state=1'])
  test(`${address} opened by hand leads to the sign-in page`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'sign-in page' }).click();
    await page.waitForURL('/sign-in');
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('');
  });
