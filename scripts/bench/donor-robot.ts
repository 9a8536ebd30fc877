import type { Browser, Locator, Page } from 'playwright';
import { meta } from '#machines/donation/donation.messages.ts';
import { methodNames } from '#machines/payment/wallets.ts';
import { paymentFields } from '#src/features/payment/form/payment-fields.ts';
import { withPage } from './chromium.ts';
import { scaled } from './scale.ts';

/**
 * Milliseconds that a person needs, by the keystroke-level model (Card, Moran and Newell, 1980): to decide, and to reach a control. A key
 * takes the time of 36 words a minute, as people type on a phone (Palin and others, 2019).
 */
export const person = { mind: 1_350, reach: 1_100, key: 60_000 / (36 * 5) };

/** The share of these times that the robot takes: a tiny run only shows that each step works. */
const pace = scaled(1, 0);

export type Donation = {
  /** Milliseconds from the loaded page to the receipt. */
  time: number;
  /** The steps that asked for something, and the review. */
  views: string[];
};

class Robot {
  readonly views: string[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Reads the screen. */
  async look(heading: string): Promise<void> {
    await this.page.getByRole('heading', { name: heading }).waitFor();
    this.views.push(heading);
    await this.page.waitForTimeout(pace * person.mind);
  }

  async press(target: Locator): Promise<void> {
    await this.page.waitForTimeout(pace * (person.mind + person.reach));
    await target.click();
  }

  /** Types into the focused field, otherwise into the one that it presses first. */
  async type(label: string, text: string): Promise<void> {
    const field = this.page.getByLabel(label, { exact: true });
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.press(field);
    await this.page.keyboard.type(text, { delay: pace * person.key });
  }

  /** The phone keyboard's key for the next field, within reach like any other key. */
  async next(): Promise<void> {
    await this.page.waitForTimeout(pace * person.key);
    await this.page.keyboard.press('Enter');
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const chooseAmount = async (robot: Robot, page: Page): Promise<void> => {
  await robot.look(meta.amount.heading);
  await robot.press(page.locator('label').filter({ hasText: '$50' }).first());
};

const give = async (robot: Robot, page: Page): Promise<void> => {
  await robot.look(meta.reviewing.heading);
  await robot.press(button(page, /^Give \$/));
  await page.getByRole('heading', { name: 'Your receipt' }).waitFor();
};

const byCard = async (robot: Robot, page: Page): Promise<void> => {
  await chooseAmount(robot, page);
  await robot.press(button(page, 'Continue'));
  await robot.look(meta.donor.heading);
  await robot.type('First name', 'Dana');
  await robot.next();
  await robot.type('Last name', 'Rivers');
  await robot.next();
  await robot.type('E-mail', `dana.${Date.now() % 10_000}@example.org`);
  await robot.next();
  await robot.look(meta.payment.heading);
  await robot.type(paymentFields.number.label, '4111111111111111');
  await robot.type(paymentFields.expirationDate.label, '0431');
  await robot.type(paymentFields.cvv.label, '123');
  await robot.type('ZIP code', '02139');
  await robot.next();
  await give(robot, page);
};

const byWallet = async (robot: Robot, page: Page): Promise<void> => {
  await chooseAmount(robot, page);
  await robot.press(button(page, `Pay with ${methodNames.AndroidPayCard}`));
  await robot.press(button(page, /^Approve/));
  await give(robot, page);
};

const walks = { card: byCard, wallet: byWallet };

/** A first donation on a phone at a person's speed: by card, or by a wallet that knows the donor. */
export const measureDonation = (browser: Browser, site: string, by: keyof typeof walks): Promise<Donation> =>
  withPage(browser, { viewport: { width: 360, height: 740 } }, async (page) => {
    await page.goto(`${site}/donate?recipient=maya-okafor&recipientType=User`, { waitUntil: 'load' });
    const robot = new Robot(page);
    const begun = performance.now();
    await walks[by](robot, page);
    return { time: performance.now() - begun, views: robot.views };
  });
