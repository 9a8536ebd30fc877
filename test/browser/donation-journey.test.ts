import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { billOf } from '#machines/donation/donation.rules.ts';
import { press, tabTo, typeInto } from '#test/support/browser/keyboard.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, expectNoSidewaysScroll, test } from './site.ts';

const address = '/donate?recipientType=General';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** What stands in the form's place has the focus, fits the phone, and has no barriers. */
const arrive = async (page: Page, name: string): Promise<void> => {
  await expect(heading(page, name)).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectNoBarriers(page);
};

type Charge = { amount: number; type: string; status: string };

const salesOf = async (page: Page, amount: number): Promise<string[]> => {
  const charges = (await (await page.request.get('/sandbox/api/charges')).json()) as Charge[];
  return charges
    .filter((charge) => charge.amount === amount && charge.type === 'sale')
    .map(({ status }) => status)
    .sort();
};

const receiptsTo = async (page: Page, to: string): Promise<unknown[]> => {
  await page.request.post('/sandbox/api/jobs');
  const query = new URLSearchParams({ to, kind: 'donation-receipt' });
  return (await (await page.request.get(`/sandbox/api/mail?${query}`)).json()) as unknown[];
};

const fillCard = async (page: Page, number: string) => {
  await typeInto(page, /^Card number/, number);
  await typeInto(page, /^Expiration date/, '1230');
  await typeInto(page, /^Security code/, '123');
  await typeInto(page, /^Billing postal code/, '02139');
};

test('a donation by keyboard with a decline, a lost answer and a reload is charged and receipted once', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const person = newPerson('Dana', 'Rivers');
  // Nobody else gives just this.
  const amount = 20_000 + randomInt(10_000);
  const { charge } = billOf(amount, true);

  await page.goto(address);
  await typeInto(page, /^Another amount/, (amount / 100).toFixed(2));
  await typeInto(page, /^First name/, 'Dana');
  await typeInto(page, /^Last name/, 'Rivers');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNoBarriers(page);
  await typeInto(page, /^E-mail/, person.email);
  await typeInto(page, /^Street address/, '12 Harbor Street');
  await typeInto(page, /^City/, 'Boston');
  await typeInto(page, /^State/, 'Massachusetts');
  await typeInto(page, /^ZIP code/, '02139');
  await typeInto(page, /^Message/, 'For the labs.');
  await tabTo(page, /^Card$/);
  await expect(page.getByLabel('Card number')).toBeVisible();

  // The bank says no: nothing is charged, and nothing typed is lost.
  await fillCard(page, '4000111111111115');
  await page.keyboard.press('Enter');
  await arrive(page, 'Look it over');
  await press(page, /^Confirm and give/);
  await arrive(page, 'Your gift didn’t go through');
  await press(page, /^Back to my gift/);
  await expect(page.getByRole('radio', { name: 'Card' })).toBeFocused();
  await expect(page.getByLabel('Card number')).toBeInViewport();
  await expect(page.getByLabel('City')).toHaveValue('Boston');
  await expect(page.getByLabel('Card number')).toHaveValue('4000 1111 1111 1115');

  // Another card is charged, and the answer never comes.
  await fillCard(page, '4111111111111111');
  await page.keyboard.press('Enter');
  await arrive(page, 'Look it over');
  const lost = {
    target: 'gateway.sale',
    outcome: { kind: 'timeout', when: 'after' },
    emailAddress: person.email,
  };
  await page.request.post('/sandbox/api/outcomes', { data: lost });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/donation'),
  );
  await press(page, /^Confirm and give/);
  await sent;

  // Whoever loses patience and loads the page again is told how it went, and can't give it twice.
  await page.reload();
  await expect(heading(page, 'Your receipt')).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/donate\/thanks/);
  await expect(page.getByText(person.email)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoBarriers(page);
  await page.reload();
  await expect(heading(page, 'Your receipt')).toBeVisible();

  const sales = await salesOf(page, charge);
  expect(sales).toEqual(['processor_declined', 'submitted_for_settlement']);
  expect(await receiptsTo(page, person.email)).toHaveLength(1);
});
