import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { billOf } from '#machines/donation/donation.rules.ts';
import { press, typeInto } from '#test/support/browser/keyboard.ts';
import { poll } from '#test/support/browser/poll.ts';
import { reloadOf } from '#test/support/browser/reload-of.ts';
import { emailsTo, salesOf } from '#test/support/sandbox-reports.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, expectNoSidewaysScroll, test } from './site.ts';

const address = '/donate?recipientType=General';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** The screen in place of the form has the focus, fits the phone, and has no barriers. */
const arrive = async (page: Page, name: string): Promise<void> => {
  await expect(heading(page, name)).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectNoBarriers(page);
};

const fillCard = async (page: Page, number: string) => {
  await typeInto(page, /^Card number/, number);
  await typeInto(page, /^Expiration date/, '1230');
  await typeInto(page, /^Security code/, '123');
  await typeInto(page, /^ZIP code/, '02139');
};

test('a donation by keyboard with a decline, a lost answer and a reload is charged and receipted once', {
  tag: '@gate',
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const person = newPerson('Dana', 'Rivers');
  // No other test gives this amount.
  const amount = 20_000 + randomInt(10_000);
  const { charge } = billOf(amount, true);

  await page.goto(address);
  await typeInto(page, /^Another amount/, (amount / 100).toFixed(2));
  // Until the page knows the donor, the button says that it waits.
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await arrive(page, 'Who’s giving?');
  await typeInto(page, /^First name/, 'Dana');
  await typeInto(page, /^Last name/, 'Rivers');
  await page.keyboard.press('Enter');
  // A missing value is reported at its field, which has the focus.
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expectNoBarriers(page);
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await arrive(page, 'How will you pay?');
  await expect(page.getByLabel('Card number')).toBeVisible();

  // The bank refuses: nothing is charged, and nothing typed is lost.
  await fillCard(page, '4000111111111115');
  await page.keyboard.press('Enter');
  await arrive(page, 'Review your gift');
  await press(page, /^Add a message/);
  await typeInto(page, /^Message/, 'For the labs.');
  await press(page, /^Give \$/);
  // The emptied card form is there at once, with the reason beside it.
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged.' })).toBeInViewport();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await expect(page.getByLabel('ZIP code')).toHaveValue('02139');
  await expectNoSidewaysScroll(page);
  await expectNoBarriers(page);

  // Another card is charged, and the answer is lost.
  await fillCard(page, '4111111111111111');
  await page.keyboard.press('Enter');
  await arrive(page, 'Review your gift');
  const lost = {
    target: 'gateway.sale',
    outcome: { kind: 'timeout', when: 'after' },
    emailAddress: person.email,
  };
  await page.request.post('/sandbox/api/outcomes', { data: lost });
  const reload = await reloadOf(page);
  await press(page, /^Give \$/);
  await poll(() => salesOf(page, charge)).toHaveLength(2);

  // A donor who reloads the page is told the outcome, and can't give it twice.
  reload();
  await expect(heading(page, 'Your receipt')).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/donate\/thanks/);
  await expect(page.getByText(person.email)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoBarriers(page);
  await page.reload();
  await expect(heading(page, 'Your receipt')).toBeVisible();

  const sales = await salesOf(page, charge);
  expect(sales.map(({ status }) => status).sort()).toEqual([
    'processor_declined',
    'submitted_for_settlement',
  ]);
  expect(await emailsTo(page, person.email, 'donation-receipt')).toHaveLength(1);
});
