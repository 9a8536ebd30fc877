import { once } from 'node:events';
import type { Page } from 'playwright/test';
import { billOf } from '#machines/donation/donation.rules.ts';
import { reloadOf } from '#test/support/browser/reload-of.ts';
import { fillDonation, fillNewCard } from '#test/support/donation/fill-donation.ts';
import { emailsTo, salesOf } from '#test/support/sandbox-reports.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** Resolves when the donor asks for the reload. It is called before they press Give, listens from then on, and is told of the press. */
type Moment = (page: Page, press: Promise<void>) => Promise<unknown>;

const give = (page: Page) => page.getByRole('button', { name: /^Give \$/ });
const review = (page: Page) => page.getByRole('button', { name: /^Review \$/ });
const receipt = (page: Page) => page.getByRole('heading', { name: 'Your receipt' });
const notArrived = (page: Page) => page.getByRole('alert').getByText('Your gift didn’t reach us');

/** The entries of that many steps have left the tab's history. */
const stepsLeft =
  (count: number): Moment =>
  (page) => {
    let left = 0;
    return page.waitForEvent('framenavigated', () => {
      left += 1;
      return left === count;
    });
  };

/** The tab has begun to go to the entry before the step's, for the n-th time. */
const onTheWayBack =
  (count: number): Moment =>
  async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    let begun = 0;
    return new Promise<void>((resolve) => {
      session.on('Page.frameStartedNavigating', ({ navigationType }) => {
        if (navigationType === 'historySameDocument') begun += 1;
        if (begun === count) resolve();
      });
    });
  };

/** A reload at any moment, without an event of the page. */
const after =
  (milliseconds: number): Moment =>
  (_page, press) =>
    press.then(() => once(AbortSignal.timeout(milliseconds), 'abort'));

/** How long the server's answer takes. While a donor waits, the tab has long gone back through its history. */
const answers = { 'quick answer': 0, 'slow answer': 1_500 };

/**
 * A donor gives `amount` cents and reloads at the moment. A request that has not left the browser ends with the page: the next page says
 * so, and the donor gives again.
 */
const giveAndReload = async (page: Page, amount: number, moment: Moment, wait: number): Promise<void> => {
  const donor = newPerson('Dana', 'Rivers');
  const { charge } = billOf(amount, true);
  await page.goto('/donate?recipientType=General');
  await fillDonation(page, donor, amount);
  await review(page).click();
  await expect(page.getByRole('heading', { name: 'Review your gift' })).toBeFocused();
  if (wait > 0) {
    const outcome = { kind: 'delay', milliseconds: wait };
    const data = { target: 'createDonation', outcome, emailAddress: donor.email };
    expect((await page.request.post('/sandbox/api/outcomes', { data })).ok()).toBe(true);
  }
  const reload = await reloadOf(page);
  const press = Promise.withResolvers<void>();
  const reloaded = moment(page, press.promise).then(reload);
  await give(page).click();
  press.resolve();
  await reloaded;

  await expect(receipt(page).or(notArrived(page))).toBeVisible({ timeout: 40_000 });
  if (await notArrived(page).isVisible()) {
    expect(await salesOf(page, charge)).toHaveLength(0);
    await fillNewCard(page);
    await review(page).click();
    await give(page).click();
    await expect(receipt(page)).toBeVisible();
  }
  await expect(page).toHaveURL(/\/donate\/thanks/);
  await expect(page.getByText(donor.email)).toBeVisible();
  expect(await salesOf(page, charge)).toHaveLength(1);
  expect(await emailsTo(page, donor.email, 'donation-receipt')).toHaveLength(1);
};

const events: Record<string, Moment> = {
  'at the press': (_page, press) => press,
  'as the request goes out': (page) => page.waitForRequest('**/api/donation'),
  'as the tab sets out for the second step': onTheWayBack(1),
  'as the tab sets out for the first step': onTheWayBack(2),
  'as the tab sets out for the amount': onTheWayBack(3),
  'as the first step’s entry is left': stepsLeft(1),
  'as the second step’s entry is left': stepsLeft(2),
  'as the third step’s entry is left': stepsLeft(3),
  'as the answer comes': (page) => page.waitForResponse('**/api/donation'),
};

const delays = Array.from({ length: 20 }, (_, index) => index * 40);

const moments: Record<string, Moment> = {
  ...events,
  ...Object.fromEntries(delays.map((delay) => [`${delay} ms after the press`, after(delay)])),
};

const cases = Object.entries(answers).flatMap(([answer, wait]) =>
  Object.entries(moments).map(([name, moment]) => ({ title: `${name}, with a ${answer}`, moment, wait })),
);

/** The moments at which each fault was first seen. */
const sharp = [
  'at the press, with a slow answer',
  'as the request goes out, with a quick answer',
  'as the first step’s entry is left, with a slow answer',
];

// Each reload may end a request that is under way.
test.use({ allowedComplaints: ['net::ERR_ABORTED'] });

/** An amount that no other test gives. */
const amountOf = (index: number) => 95_000 + index + 100 * test.info().repeatEachIndex;

for (const [index, { title, moment, wait }] of cases.entries()) {
  const details = sharp.includes(title) ? { tag: '@gate' } : {};
  test(`a donor who gives and reloads ${title}, is thanked for one donation`, details, async ({ page }) => {
    test.slow();
    await giveAndReload(page, amountOf(index), moment, wait);
  });
}
