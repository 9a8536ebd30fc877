import type { Browser, Page } from 'playwright/test';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { expectGoodInEveryLook, expectGoodLooks } from '#test/support/browser/every-look.ts';
import { type NewPerson, newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** Maya of the demo: a rider with donations, a commitment and no thanks sent. */
const maya: NewPerson = { ...newPerson('Maya', 'Okafor'), email: 'rider@example.org' };

/** A captain whose next step has a long text, and a volunteer without donations. */
const dev: NewPerson = { ...newPerson('Dev', 'Raman'), email: 'captain@example.org' };
const grace: NewPerson = { ...newPerson('Grace', 'Lindqvist'), email: 'volunteer@example.org' };

const party = (page: Page) => page.getByRole('region', { name: 'You’re on the summit.' });
const back = (page: Page) => page.getByRole('button', { name: 'Close the celebration' });
const camp = (page: Page) => page.getByRole('region', { name: 'Base camp' });

/** From here on, each page records what moves without an action of the person. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    };
    const shifts: string[] = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent);
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push([value, ...sources.map(({ node }) => nameOf(node))].join(' '));
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

/** A new participant, whose goal of $50 is met by a donation of $60. */
const atTheTop = async (page: Page): Promise<NewPerson> => {
  const person = newPerson('Tess', 'Larkspur');
  const api = ownApi(page);
  await signInFast(page, person);
  const publicId = await api.takePart(person);
  await api.ask('PATCH', '/user/fundraising', { goal: 5_000 });
  await api.give({ recipientType: 'User', id: publicId }, 6_000);
  return person;
};

const elsewhere = async (browser: Browser, person: NewPerson): Promise<Page> => {
  const page = await browser.newPage();
  await signInFast(page, person);
  return page;
};

for (const width of [360, 1440])
  test(`the home page at ${width} px shows a participant’s base camp, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await noteShifts(page);
    await signInFast(page, maya);
    await page.goto('/');
    await expect(camp(page).getByText(/raised of your \$[\d,]+ goal/)).toBeVisible();
    await expect(camp(page).getByText(/^\d+ days left to raise money, until /)).toBeVisible();
    await expect(camp(page).getByRole('link', { name: 'Write your thanks' })).toHaveAttribute(
      'href',
      '/profile/maya-okafor/thank',
    );
    await expect(
      camp(page).getByRole('list', { name: 'The latest gifts' }).getByRole('listitem'),
    ).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
  });

for (const width of [360, 768, 1440])
  test(`the home page at ${width} px leaves a volunteer room of its own, draws the next shift’s job, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await noteShifts(page);
    await signInFast(page, grace);
    await page.goto('/');
    await expect(page.locator('[data-signed-in="lower"]')).toHaveCount(1);
    await expect(camp(page).getByRole('link', { name: 'Swap a shift' })).toBeVisible();
    await expect(camp(page).locator('img')).toHaveAttribute('src', '/illustrations/job-parking.svg');
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
  });

for (const width of [360, 768, 1440])
  test(`a person’s own page at ${width} px has one line for base camp above the name, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await noteShifts(page);
    for (const person of [maya, dev, grace]) {
      await page.context().clearCookies();
      await signInFast(page, person, `/profile/${person.firstName}-${person.lastName}`.toLowerCase());
      await page.reload();
      await expect(camp(page).getByText('Next:')).toBeVisible();
      await expect(camp(page).getByRole('link', { name: 'Base camp' })).toHaveAttribute('href', '/');
      const name = page.getByRole('heading', { level: 1, name: `${person.firstName} ${person.lastName}` });
      // Maya has a cover.
      expect((await name.boundingBox())?.y, 'where the name begins').toBeLessThan(
        person === maya ? 600 : 450,
      );
      if (person === grace)
        await expect(camp(page).getByRole('link', { name: /^Sat, Aug 28, .*Field parking$/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page), person.firstName).toEqual([]);
    }
  });

test('the home page greets who takes no part by one line, and nothing moves', async ({ page }) => {
  await noteShifts(page);
  await signInFast(page, newPerson('Bo', 'Reed'));
  await page.goto('/');
  const greeting = page.getByRole('region', { name: 'Hello Bo. Take part this year.' });
  await expect(greeting.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
});

test('a visitor gets no base camp, neither room for it nor its code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Base camp')).toHaveCount(0);
  expect(scripts.filter((url) => /base-camp/.test(url))).toEqual([]);
});

test('the home page and the person’s own page are accessible in every width and color scheme', async ({
  page,
}) => {
  test.slow();
  await signInFast(page, maya);
  for (const [path, text] of [
    ['/', 'Latest gifts'],
    ['/profile/maya-okafor', 'Next:'],
  ] as const) {
    await page.goto(path);
    await expect(camp(page).getByText(text)).toBeVisible();
    await expectGoodInEveryLook(page);
  }
});

test.describe('without a connection to its data', () => {
  test.use({ allowedComplaints: ['net::ERR_FAILED'] });

  test('a base camp that can’t be read says so in one line, leaves the page, and comes at the next try', async ({
    page,
  }) => {
    await signInFast(page, maya);
    await page.route('**/api/user/base-camp', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'We couldn’t load your base camp.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ride against cancer.' })).toBeVisible();
    await expectGoodLooks(page);
    await page.unroute('**/api/user/base-camp');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(camp(page).getByText('Latest gifts')).toBeVisible();
  });
});

test('a gift appears while the base camp is open', { tag: '@gate' }, async ({ page }) => {
  const api = ownApi(page);
  const person = newPerson('Tess', 'Larkspur');
  await signInFast(page, person);
  const publicId = await api.takePart(person);
  await page.goto('/');
  await expect(camp(page).getByText('No gifts yet.')).toBeVisible();
  await camp(page).getByRole('button', { name: 'Share your page' }).click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(new RegExp(`/profile/${publicId}$`));
  await page.getByRole('button', { name: 'Done' }).click();
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await api.give({ recipientType: 'User', id: publicId }, 12_300);
  await expect(camp(page).getByRole('listitem').getByText('$123')).toBeVisible();
  await expect(camp(page).getByText('1 gift, after a week without any.')).toBeVisible();
  await expect(camp(page).getByRole('heading', { name: 'Thank one donor' })).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
});

test('the celebration is shown once in two browsers, by keyboard, and again for a higher goal', async ({
  page,
  browser,
}) => {
  const person = await atTheTop(page);
  await page.goto('/');
  await expect(party(page)).toBeVisible();
  await expect(camp(page).getByRole('link', { name: 'Write your thanks' }), 'the next step').toBeInViewport();
  await expectGoodLooks(page);
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await back(page).focus();
  await page.keyboard.press('Enter');
  await expect(party(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Base camp' })).toBeFocused();
  expect((await stored).status()).toBe(200);

  await page.goto('/');
  await expect(camp(page).getByText('raised. You reached your goal of $50.')).toBeVisible();
  await expect(party(page)).toBeHidden();
  const other = await elsewhere(browser, person);
  const api = ownApi(other);
  await other.goto('/');
  await expect(camp(other).getByText('raised. You reached your goal of $50.')).toBeVisible();
  await expect(party(other)).toBeHidden();

  await api.ask('PATCH', '/user/fundraising', { goal: 5_500 });
  await other.goto('/');
  await expect(party(other)).toContainText('Your goal was $55');
  await other.context().close();
});

test.describe('without a connection to what is stored', () => {
  test.use({ allowedComplaints: ['net::ERR_FAILED'] });

  test('a celebration that was closed without a connection is not shown again, and is stored later', async ({
    page,
    browser,
  }) => {
    const person = await atTheTop(page);
    let refusals = 0;
    await page.route('**/api/user/fundraising', (route) => {
      refusals += 1;
      return route.abort();
    });
    await page.goto('/');
    await back(page).click();
    await expect.poll(() => refusals).toBe(1);
    await page.reload();
    // The next page tries it again at once.
    await expect.poll(() => refusals).toBe(2);
    await expect(camp(page).getByText('Latest gifts')).toBeVisible();
    await expect(party(page)).toBeHidden();
    const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.unroute('**/api/user/fundraising');
    expect((await stored).status()).toBe(200);
    const other = await elsewhere(browser, person);
    await other.goto('/');
    await expect(camp(other).getByText('Latest gifts')).toBeVisible();
    await expect(party(other)).toBeHidden();
    await other.context().close();
  });
});

test.describe('after the session', () => {
  test.use({ allowedComplaints: ['token-expired', 'status of 400'] });

  test('the home page is a visitor’s once the session has ended', async ({ page }) => {
    const person = newPerson('Bo', 'Reed');
    await signInFast(page, person);
    await page.request.post('/sandbox/api/identity/expire', { data: { email: person.email } });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Ride against cancer.' })).toBeVisible();
    await expect(page.getByText(/^Hello Bo/)).toHaveCount(0);
    await expect(page.locator('[aria-labelledby=base-camp-title]')).toHaveCount(0);
  });
});
