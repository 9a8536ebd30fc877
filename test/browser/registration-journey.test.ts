import type { Page } from 'playwright/test';
import { pick, tabTo, typeInto } from '#test/support/browser/keyboard.ts';
import { endSessions, newPerson, signInByHand, signInFast, signUpByHand } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, expectNoSidewaysScroll, test } from './site.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The new step's question has the focus, fits the phone, and has no barriers. */
const arrive = async (page: Page, question: string | RegExp): Promise<void> => {
  await expect(heading(page, question)).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectNoBarriers(page);
};

const profile: [RegExp, string][] = [
  [/^Month/, '2'],
  [/^Day/, '28'],
  [/^Year/, '1990'],
  [/^Phone/, '6175550142'],
  [/^Street address/, '12 Mill Street'],
  [/^City/, 'Millbrook'],
  [/^State/, 'Massachusetts'],
  [/^ZIP code/, '02139'],
  [/^Emergency contact/, 'Luis Marin'],
  [/^Their phone/, '6175550143'],
];

const fillProfile = async (page: Page) => {
  for (const [label, text] of profile) await typeInto(page, label, text);
};

const fillCard = async (page: Page, number: string) => {
  await typeInto(page, /^Card number/, number);
  await typeInto(page, /^Expiration date/, '1230');
  await typeInto(page, /^Security code/, '123');
  await typeInto(page, /^Billing postal code/, '02139');
};

type Charge = { amount: number; status: string };
const chargesOf = async (page: Page, email: string): Promise<Charge[]> => {
  const answer = await page.request.get('/sandbox/api/charges');
  const charges = (await answer.json()) as (Charge & { emailAddress: string | null })[];
  return charges.filter((charge) => charge.emailAddress === email);
};

test('a new user signs up and registers for both rides at 360 px, by keyboard alone', {
  tag: '@gate',
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const person = newPerson('Rosa', 'Marin');

  await page.goto('/register');
  await expect(heading(page, 'How do you want to take part?')).toBeVisible();
  await expectNoBarriers(page);
  await pick(page, /^Ride Weekend/);
  await pick(page, /^Gravel Day/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in/);
  await signUpByHand(page, person);

  await expect(heading(page, 'About you, and your emergency contact')).toBeVisible();
  await tabTo(page, /^Last name/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Enter your birth date: month, day and four-digit year.',
    'Enter your phone number with its area code, or its country code outside the US and Canada.',
    'Enter your street address.',
    'Enter your city.',
    'Choose your state.',
    'Enter your ZIP code: 5 digits, like 04609.',
    'Enter the name of someone we can call.',
    'Enter their phone number with its area code, or its country code outside the US and Canada.',
  ]);
  await expectNoBarriers(page);
  await fillProfile(page);
  await page.reload();
  await expect(page.getByLabel('Street address')).toHaveValue('12 Mill Street');
  await tabTo(page, /^Their phone/);
  await page.keyboard.press('Enter');

  await arrive(page, 'Choose your Ride Weekend route');
  await pick(page, /Summit Century/);
  await page.keyboard.press('Enter');
  await arrive(page, 'Choose your Gravel Day route');
  await pick(page, /^Fire Road Sampler|^Ridgeline/);
  await page.keyboard.press('Enter');

  await arrive(page, 'How much do you want to raise?');
  await fillCard(page, '4111111111111111');
  await page.keyboard.press('Enter');

  await arrive(page, 'Your sizes, and a few details');
  await pick(page, /^XS/);
  await page.keyboard.press('ArrowRight');
  await pick(page, /^XS/);
  await page.keyboard.press('Enter');

  await arrive(page, 'Read and sign the waiver');
  await pick(page, /^I have read the waiver/);
  await typeInto(page, /^Your signature/, 'Rosa Marin');
  await page.keyboard.press('Enter');

  await arrive(page, 'Pay the registration fee');
  const button = page.getByRole('button', { name: /^Pay \$[\d,.]+ and finish/ });
  const fee = Number(((await button.textContent()) ?? '').replace(/[^\d.]/g, '')) * 100;
  await tabTo(page, /^Pay \$/);
  await page.keyboard.press('Enter');

  await expect(heading(page, 'You’re in, Rosa')).toBeFocused();
  await expect(page.getByText('Rosa Marin').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoBarriers(page);

  expect(await chargesOf(page, person.email)).toEqual([expect.objectContaining({ amount: fee })]);
  const mail = await page.request.get(
    `/sandbox/api/mail?${new URLSearchParams({ to: person.email, kind: 'registration-confirmation' })}`,
  );
  expect(await mail.json()).toHaveLength(1);
});

test.describe('with an expired session', () => {
  // The test is about the token endpoint's refusal.
  test.use({ allowedComplaints: ['Failed to load resource'] });

  test('the form resumes after a new sign-in, and another browser continues at the same step', {
    tag: '@gate',
  }, async ({ page, browser }) => {
    const person = newPerson('Ines', 'Okoye');
    await signInFast(page, person, '/register?choose=volunteer');
    await page.getByRole('button', { name: 'Start registration' }).click();
    await expect(heading(page, 'About you, and your emergency contact')).toBeVisible();
    await page.getByLabel('First name').focus();
    await fillProfile(page);

    await endSessions(page, person.email);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Please login again.' });
    await expect(dialog).toBeVisible();
    await expectNoBarriers(page);
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    const popup = await opening;
    await signInByHand(popup, person);
    await expect(dialog).toBeHidden();
    // The refused request is sent again automatically.
    await expect(heading(page, 'When can you help?')).toBeFocused();

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signInFast(other, person, '/registration');
    await expect(heading(other, 'When can you help?')).toBeVisible();
    await other.getByRole('button', { name: /^About you/ }).click();
    await expect(other.getByLabel('Street address')).toHaveValue('12 Mill Street');
    await other.goBack();
    await expect(heading(other, 'When can you help?')).toBeVisible();
    await elsewhere.close();
  });
});
