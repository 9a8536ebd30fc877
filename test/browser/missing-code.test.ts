import type { Page, Request, Route } from 'playwright/test';
import { movePointer } from '#test/support/browser/move-pointer.ts';
import { introduce } from '#test/support/donation/fill-donation.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, test } from './site.ts';

const code = '**/assets/*.{js,css}';

/** Scripts of the document itself: without them the page can't request anything. */
const named = (html: string) => new Set(html.match(/assets\/[^"]+\.js/g));

/** A weak connection: after the page, every first request fails. Returns the number of requests for each address. */
const openWithWeakConnection = async (page: Page, path: string) => {
  const asked = new Map<string, number>();
  const response = await page.request.get(path);
  const first = named(await response.text());
  await page.route(code, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const times = (asked.get(name) ?? 0) + 1;
    asked.set(name, times);
    return first.has(name) || times > 1 ? route.continue() : route.abort('connectionreset');
  });
  await page.goto(path);
  return asked;
};

/** The part that loads last. */
const showPayment = async (page: Page) => {
  await introduce(page, newPerson('Ada', 'Byron'), 2_500);
  await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 30_000 });
};

/** Counts the requests for the page itself. */
const countDocuments = (page: Page) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
};

const choose = (name: string) => (page: Page) => page.getByRole('radio', { name }).check({ force: true });

test.use({ allowedComplaints: ['ERR_CONNECTION_RESET'] });

test('the donation page works when every script fails to load the first time', { tag: '@gate' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const asked = await openWithWeakConnection(page, '/donate?recipientType=General');
  await page.mouse.move(10, 10);
  await showPayment(page);
  await page.getByRole('button', { name: 'Amount done' }).click();
  await expect(page.getByRole('button', { name: 'Pay with PayPal' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give to the general fund');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect([...asked.keys()].join()).toContain('start-app');
  expect(Math.max(...asked.values())).toBeLessThan(8);
  // The styles came with the page.
  expect([...asked.keys()].join()).not.toContain('.css');
});

/** Without it the page does not run. */
const entry = '**/assets/first-*.js';
const missingScripts = (page: Page) => page.getByText('Part of this page didn’t arrive.');

test('a page whose first script fails to load once reloads, and works', async ({ page }) => {
  await page.route(entry, (route) => route.abort('connectionreset'), { times: 1 });
  const documents = countDocuments(page);
  await page.goto('/donate?recipientType=General');
  await expect.poll(documents).toBe(2);
  await page.waitForLoadState();
  await showPayment(page);
  await expect(missingScripts(page)).toBeHidden();
});

for (const path of ['/donate?recipientType=General', '/sign-in'])
  test(`${path} whose first script never loads says so, and reloads only once by itself`, async ({
    page,
  }) => {
    // On a phone the form's button is also at the bottom of the screen.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route(entry, (route) => route.abort('connectionreset'));
    const documents = countDocuments(page);
    await page.goto(path);
    await expect(missingScripts(page)).toBeVisible();
    expect(documents()).toBe(2);
    if (path !== '/sign-in') await expectNoBarriers(page);
    await page.unroute(entry);
    const renewed = page.waitForEvent('load');
    await page.getByRole('link', { name: 'reload the page' }).click();
    await renewed;
    await expect(missingScripts(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents()).toBe(3);
  });

test('an amount that is chosen before the first script fails to load prevents the reload', async ({
  page,
}) => {
  const { promise: isChosen, resolve: choseIt } = Promise.withResolvers<void>();
  await page.route(entry, async (route) => {
    await isChosen;
    await route.abort('connectionreset');
  });
  const documents = countDocuments(page);
  await page.goto('/donate?recipientType=General', { waitUntil: 'commit' });
  await choose('Monthly')(page);
  choseIt();
  await expect(missingScripts(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  expect(documents()).toBe(1);
});

test('a server-rendered page stays readable while the app’s code fails to load', async ({ page }) => {
  await page.route('**/assets/start-app*.js', (route) => route.abort('connectionreset'));
  await page.goto('/donate?recipientType=General');
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(10, 10);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give to the general fund');
  await expectNoBarriers(page);
  await page.unroute('**/assets/start-app*.js');
  await showPayment(page);
});

test('a search form whose code fails to load does not block the payment form or navigation', async ({
  page,
}) => {
  const searchForm = '**/assets/search-form*.js';
  await page.route(searchForm, (route) => route.abort('connectionreset'));
  await page.goto('/donate?recipientType=General');
  await page.mouse.move(10, 10);
  await expect(page.getByLabel('Name of a person or a peloton')).toBeVisible();
  await showPayment(page);
  await page.getByRole('link', { name: 'Give', exact: true }).first().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back someone’s climb.');
  await expectNoBarriers(page);
  await page.unroute(searchForm);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByLabel('Who do you want to back?')).toBeVisible({ timeout: 40_000 });
});

test('a card form that fails to load offers a reload, which keeps the draft', async ({ page }) => {
  const cardForm = '**/assets/local-card-form*.js';
  await page.route(cardForm, (route) => route.abort('connectionreset'));
  await page.goto('/donate?recipientType=General');
  await introduce(page, newPerson('Ada', 'Byron'), 2_500);
  const renew = page.getByRole('button', { name: 'Reload' });
  await expect(renew).toBeVisible({ timeout: 20_000 });
  await expectNoBarriers(page);
  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += 1;
    return dialog.accept();
  });
  await renew.click();
  await page.unroute(cardForm);
  await expect(renew).toBeHidden();
  expect(questions).toBe(0);
  // The step and the typed text are still there.
  await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'You done' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('a card form that nobody has come to yet does not show a warning that it is slow', async ({ page }) => {
  await page.clock.install();
  await page.goto('/donate?recipientType=General');
  await page.mouse.move(10, 10);
  await page.getByLabel(/^Another amount/).fill('20');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.clock.runFor(20_000);
  await expect(page.getByText('The card form is taking a while')).not.toBeAttached();
});

/** Without it the page is not hydrated. */
const finding = /\/assets\/give-[^-/]*\.js$/;
/** The code without which a page with a donation form is not hydrated. */
const late = /\/assets\/(give|donate\.index)-[^-/]*\.js$/;

test('a page whose script keeps failing reloads once', async ({ page }) => {
  await page.route(finding, (route) => route.abort('connectionreset'));
  const documents = countDocuments(page);
  const inVain = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      await page.waitForEvent('requestfailed', (request) => finding.test(request.url()));
  };
  const renewed = page.waitForEvent('domcontentloaded').then(() => page.waitForEvent('domcontentloaded'));
  const twice = inVain(2);
  await page.goto('/give');
  await twice;
  expect(documents()).toBe(1);
  await renewed;
  // The fourth time is after the reload.
  await inVain(5);
  expect(documents()).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back someone’s climb.');
});

const wanted = (page: Page) => page.getByLabel('Who do you want to back?');

/** Waits until a page whose script does not load asks the server. */
const untilItAsks = async (page: Page) => {
  const asked = page.waitForRequest(
    (request) => request.url() === page.url() && !request.isNavigationRequest(),
  );
  await page.clock.runFor(8_000);
  return asked;
};

/** Waits until the page has handled the answer. */
const heard = async (page: Page, asked: Request) => {
  await (await asked.response())?.finished();
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(() => fetch('/favicon.svg').then(({ ok }) => ok));
};

const coverFee = (isOn: boolean) => (page: Page) =>
  page.getByRole('switch', { name: /^Cover the fee/ }).setChecked(isOn, { force: true });

test('a page does not reload while the server does not answer for it', async ({ page }) => {
  await page.clock.install();
  await page.route(finding, (route) => route.abort('connectionreset'));
  const documents = countDocuments(page);
  await page.goto('/give');
  await page.route('**/give', (route) => route.abort('connectionreset'));
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/give'));
  await page.clock.runFor(8_000);
  await asked;
  await page.clock.runFor(8_000);
  expect(documents()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back someone’s climb.');
});

test('a page whose script arrives during the reload check does not reload', async ({ page }) => {
  await page.clock.install();
  await page.route(finding, (route) => route.abort('connectionreset'));
  const documents = countDocuments(page);
  await page.goto('/give');
  const routes: Route[] = [];
  await page.route('**/give', (route) => void routes.push(route));
  await untilItAsks(page);
  await page.unroute(finding);
  await page.clock.runFor(31_000);
  await movePointer(page);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  for (const route of routes) {
    await route.continue();
    await heard(page, route.request());
  }
  await wanted(page).fill('maya');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(documents()).toBe(1);
});

const filled = [
  ['typed', '/give', (page: Page) => wanted(page).fill('maya'), (page: Page) => wanted(page).fill('')],
  ['chosen', '/donate?recipientType=General', choose('Monthly'), choose('Once')],
  ['switched off', '/donate?recipientType=General', coverFee(false), coverFee(true)],
] as const;

for (const [what, path, fill, empty] of filled)
  test(`input that the user has ${what} prevents the reload until it is undone`, async ({ page }) => {
    await page.clock.install();
    await page.route(late, (route) => route.abort('connectionreset'));
    const documents = countDocuments(page);
    await page.goto(path);
    await fill(page);
    await heard(page, await untilItAsks(page));
    expect(documents()).toBe(1);
    const renewed = page.waitForEvent('domcontentloaded');
    await empty(page);
    await page.clock.runFor(31_000);
    await renewed;
    expect(documents()).toBe(2);
  });

test('a link works before its page hydrates', async ({ page }) => {
  await page.route(finding, (route) => route.abort('connectionreset'));
  await page.goto('/give');
  await page.mouse.move(10, 10);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
});

test('a menu button whose drawer fails to load leads to the footer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route('**/assets/mobile-drawer*.js', (route) => route.abort('connectionreset'));
  await page.goto('/give');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page).toHaveURL(/#footer$/);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test.describe('a firewall’s refusal (403)', () => {
  test.use({ allowedComplaints: ['ERR_CONNECTION_RESET', 'status of 403'] });

  test('prevents the reload, which happens once the server answers again', async ({ page }) => {
    await page.clock.install();
    await page.route(finding, (route) => route.abort('connectionreset'));
    const documents = countDocuments(page);
    await page.goto('/give');
    await page.route('**/give', (route) => route.fulfill({ status: 403, body: 'No.' }));
    await heard(page, await untilItAsks(page));
    expect(documents()).toBe(1);
    await page.unroute('**/give');
    const renewed = page.waitForEvent('domcontentloaded');
    await page.clock.runFor(31_000);
    await renewed;
    expect(documents()).toBe(2);
  });
});

test.describe('an unknown address', () => {
  test.use({ allowedComplaints: ['ERR_CONNECTION_RESET', 'status of 404'] });

  test('the server-rendered 404 page stays until its script loads', async ({ page }) => {
    const notFound = '**/assets/not-found-page*.js';
    await page.route(notFound, (route) => route.abort('connectionreset'));
    const documents = countDocuments(page);
    await page.goto('/nowhere-at-all');
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.move(10, 10);
    await failed;
    const heading = page.getByRole('heading', { level: 1 });
    const said = (await heading.textContent()) ?? '';
    const asked = page.waitForResponse(notFound);
    await page.unroute(notFound);
    await asked;
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await expect(heading).toHaveText(said);
    expect(documents()).toBe(1);
  });
});
