import type { Locator, Page } from 'playwright';
import { chromium } from 'playwright';
import { chromiumAdvice, ensureChromium } from '../test/chromium.ts';

/**
 * Milliseconds that a person takes, by the keystroke-level model (Card, Moran and Newell, 1980): to make up their mind, and to reach
 * what they press. A key is one of 36 words a minute, which is how people type on a phone (Palin and others, 2019).
 */
const person = { mind: 1_350, reach: 1_100, key: 60_000 / (36 * 5) };

export type Donation = {
  /** Milliseconds from the page being there to the receipt. */
  time: number;
  /** Steps that asked for something, and the review. */
  views: string[];
};

class Robot {
  readonly views: string[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Takes in what is on the screen. */
  async look(heading: string): Promise<void> {
    await this.page.getByRole('heading', { name: heading }).waitFor();
    this.views.push(heading);
    await this.page.waitForTimeout(person.mind);
  }

  async press(target: Locator): Promise<void> {
    await this.page.waitForTimeout(person.mind + person.reach);
    await target.click();
  }

  async type(label: string, text: string): Promise<void> {
    await this.press(this.page.getByLabel(label, { exact: true }));
    await this.page.keyboard.type(text, { delay: person.key });
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const chooseAmount = async (robot: Robot, page: Page): Promise<void> => {
  await robot.look('How much?');
  await robot.press(page.locator('label').filter({ hasText: '$50' }).first());
  await robot.press(button(page, 'Continue'));
  await robot.look('Who’s giving?');
};

const give = async (robot: Robot, page: Page): Promise<void> => {
  await robot.look('Review your gift');
  await robot.press(button(page, /^Give \$/));
  await page.getByRole('heading', { name: 'Your receipt' }).waitFor();
};

const byCard = async (robot: Robot, page: Page): Promise<void> => {
  await chooseAmount(robot, page);
  await robot.type('First name', 'Dana');
  await robot.type('Last name', 'Rivers');
  await robot.type('E-mail', `dana.${Date.now() % 10_000}@example.org`);
  await robot.press(button(page, 'Continue'));
  await robot.look('How will you pay?');
  await robot.type('Card number', '4111111111111111');
  await robot.type('Expiration date', '0431');
  await robot.type('Security code', '123');
  await robot.type('ZIP code', '02139');
  await robot.press(button(page, /^Review/));
  await give(robot, page);
};

const byWallet = async (robot: Robot, page: Page): Promise<void> => {
  await chooseAmount(robot, page);
  await robot.press(button(page, 'Pay with Google Pay'));
  await robot.press(button(page, /^Approve/));
  await give(robot, page);
};

const time = async (address: string, walk: typeof byCard): Promise<Donation> => {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error(chromiumAdvice());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
    await page.goto(`${address}/donate?recipient=maya-okafor&recipientType=User`, { waitUntil: 'load' });
    const robot = new Robot(page);
    const begun = performance.now();
    await walk(robot, page);
    return { time: performance.now() - begun, views: robot.views };
  } finally {
    await browser.close();
  }
};

/** A first donation on a phone, typed at a person's speed, by card and by a wallet that knows who pays. */
export const measureDonations = async (address: string) => ({
  card: await time(address, byCard),
  wallet: await time(address, byWallet),
  person,
});
