import type { BrowserContext, Page } from 'playwright/test';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import { press, tabTo } from '#test/support/browser/keyboard.ts';
import { movePointer } from '#test/support/browser/move-pointer.ts';
import { boAndCy, bringShift, putAway, soon } from '#test/support/shift-lead/shift-lead-browser.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, expectNoSidewaysScroll, test } from './site.ts';

// The browser reports each failed request; without a connection most of them fail.
test.use({ allowedComplaints: ['ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED', 'kind: network'] });

const address = '/volunteer-edit/lead';
const names = ['Ana', 'Bea', 'Cem', 'Dov', 'Eli', 'Fay', 'Gus', 'Hal'];
const eight = names.map((firstName, at) => ({
  firstName,
  lastName: 'Roe',
  phone: `+1304555${String(1000 + at)}`,
}));

/** What the browser stores of the sheets, as text. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('shiftLead'))),
  );

const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });

const isSent = (page: Page) => expect(page.getByText('Everything you entered is sent.')).toBeVisible();

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

  /** Waits until everything that this page has loaded is available offline. */
  const untilKept = async (page: Page): Promise<void> => {
    await movePointer(page);
    await expect.poll(() => keptFiles(page)).toContain(address);
    // The worker handles it from its first file on.
    await page.reload();
    await isSent(page);
    await expect.poll(() => keptFiles(page)).toContain(address);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const files = loaded.filter((path) => path.startsWith('/assets/') && path.endsWith('.js'));
    const missing = async () => {
      const kept = new Set(await keptFiles(page));
      return files.filter((path) => !kept.has(path));
    };
    await expect.poll(missing).toEqual([]);
  };

  test('a lead checks eight people in by keyboard, reloads, and it is sent once', { tag: '@gate' }, async ({
    page,
    context,
  }) => {
    test.slow();
    const lee = newPerson('Lee', 'Park');
    await signInFast(page, lee);
    const { shiftId } = await bringShift(page, { leads: [lee.email], people: eight });
    await page.goto(address);
    await expect(page.getByRole('link', { name: '(304) 555-1000' })).toBeVisible();
    await untilKept(page);

    await context.setOffline(true);
    for (const name of names) {
      await tabTo(page, new RegExp(`^Here ${name} Roe$`));
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('8 of 8')).toBeVisible();
    await expect(page.getByRole('status').getByText('8 entries on this device, not sent yet.')).toBeVisible();
    await expectNoBarriers(page);
    await expectNoSidewaysScroll(page);
    // Names and entries are stored, phone numbers are not.
    expect(await stored(page)).toContain('Ana');
    expect(await stored(page)).not.toContain('+1304');

    await page.reload();
    await expect(page.getByText('8 of 8')).toBeVisible();
    await expect(page.getByText('8 entries on this device, not sent yet.')).toBeVisible();
    await expect(page.getByText('Phone numbers aren’t kept on this device.')).toBeVisible();
    await expectNoBarriers(page);

    const sent: string[] = [];
    page.on('request', (one) => {
      if (one.method() === 'POST' && one.url().endsWith('/volunteer/shift-lead'))
        sent.push(one.postData() ?? '');
    });
    await context.setOffline(false);
    await isSent(page);
    await expect(page.getByText('8 of 8')).toBeVisible();
    await expect(page.getByText(/^Here since .* · Lee Park$/)).toHaveCount(8);
    const entries = sent.flatMap((body) => (JSON.parse(body) as { entries: { shiftId: string }[] }).entries);
    expect(entries.map((one) => one.shiftId)).toEqual(Array(8).fill(shiftId));
    expect(await stored(page)).not.toContain('shiftLeadEntry');
  });
});

const another = async (context: BrowserContext) => {
  const page = await (
    await context.browser()?.newContext({ baseURL: process.env.SITE_ADDRESS ?? '' })
  )?.newPage();
  if (page === undefined) throw new Error('No browser');
  return page;
};

test('two leads who contradict each other both see it, and one settles it', async ({ page, context }) => {
  test.slow();
  const [lee, ida] = [newPerson('Lee', 'Park'), newPerson('Ida', 'Moss')];
  const hers = await another(context);
  await signInFast(page, lee);
  await signInFast(hers, ida);
  await bringShift(page, { leads: [lee.email, ida.email], people: boAndCy });
  await page.goto(address);
  await hers.goto(address);
  await expect(hers.getByRole('button', { name: 'Not here Bo Abt' })).toBeVisible();
  await hers.context().setOffline(true);
  await hers.getByRole('button', { name: 'Not here Bo Abt' }).click();
  await page.getByRole('button', { name: 'Here Bo Abt', exact: true }).click();
  await isSent(page);
  await hers.context().setOffline(false);
  await isSent(hers);
  const contradiction = /^Ida Moss entered “not here” at .*\. Choose again to update it\.$/;
  await expect(hers.getByText(contradiction)).toBeVisible();
  await page.reload();
  await expect(page.getByText(contradiction)).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Not here Bo Abt' }).click();
  await isSent(page);
  await expect(page.getByText(contradiction)).toBeHidden();
  await expect(page.getByText(/^Not here at .* · Lee Park$/)).toBeVisible();
  await page.getByText('Entries for Bo').click();
  await expect(page.getByText(/^Ida Moss at .*: not here$/)).toBeVisible();
  await hers.context().close();
});

test('a phone whose clock is years behind enters the right time; who left meanwhile stays on the sheet', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2019-05-01T03:00:00Z') });
  const lee = newPerson('Lee', 'Park');
  await signInFast(page, lee);
  const { shiftId, people } = await bringShift(page, { leads: [lee.email], people: boAndCy });
  await page.goto(address);
  await page.getByRole('button', { name: 'Here Bo Abt', exact: true }).click();
  await isSent(page);
  const { now } = (await (await page.request.get('/sandbox/api/clock')).json()) as { now: string };
  const hourOf = (time: number) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric' })
      .formatToParts(new Date(time))
      .find(({ type }) => type === 'hour')?.value;
  // The hour may have changed since the press.
  const hour = `(${hourOf(Date.parse(now))}|${hourOf(Date.parse(now) - 120_000)})`;
  // Around midnight the shift and its check-in are on different days, and the day is shown too.
  const since = new RegExp(`^Here since ([A-Z][a-z]{2} \\d+, )?${hour}:\\d\\d [AP]M · Lee Park$`);
  await expect(page.getByText(since)).toBeVisible();

  const [bo = ''] = people;
  await bringShift(page, { shiftId, leads: [lee.email], leaving: [bo] });
  await page.reload();
  const gone = page.getByRole('list', { name: 'No longer in Rest stop of the leads' });
  await expect(gone.getByText('Bo Abt').first()).toBeVisible();
  await expect(page.getByText('0 of 1')).toBeVisible();
  await expectNoBarriers(page);
});

test('signing out deletes the stored sheets', async ({ page }) => {
  const lee = newPerson('Lee', 'Park');
  await signInFast(page, lee);
  await bringShift(page, { leads: [lee.email], people: boAndCy });
  await page.goto(address);
  await isSent(page);
  expect(await stored(page)).toContain('Abt');
  await page.getByRole('button', { name: 'Lee' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('/');
  expect(await stored(page)).toBe('[]');
});

test('another person who signs in finds nothing of the lead before', async ({ page }) => {
  const lee = newPerson('Lee', 'Park');
  await signInFast(page, lee);
  await bringShift(page, { leads: [lee.email], people: boAndCy });
  await page.goto(address);
  await isSent(page);
  // As after an expired session: the person did not sign out.
  await page.context().clearCookies();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (!key.startsWith('shiftLead')) localStorage.removeItem(key);
  });
  await signInFast(page, newPerson('Max', 'Noll'), '/faq');
  await expect.poll(() => stored(page)).toBe('[]');
});

test('a volunteer who can’t come asks by keyboard at 360 px, and the lead takes them off', async ({
  page,
  context,
}) => {
  test.slow();
  const [lee, vera] = [newPerson('Lee', 'Park'), newPerson('Vera', 'Shift')];
  const hers = await another(context);
  await signInFast(page, lee);
  const api = ownApi(hers);
  await signInFast(hers, vera);
  const mix = { challenger: false, signature: false, gravel: false, volunteer: true };
  const scenario = { mix, nextStep: 'complete', isCompleted: true };
  await page.request.put('/sandbox/api/registrations', { data: { emailAddress: vera.email, scenario } });
  const { shiftId } = await bringShift(page, { leads: [lee.email], people: boAndCy, startsAt: soon() });
  await api.ask('POST', '/user/volunteer/shift', { shiftId });

  await hers.setViewportSize({ width: 360, height: 740 });
  await hers.goto('/volunteer-edit');
  await expect(hers.getByText('It’s less than 72 hours away.')).toBeVisible();
  await press(hers, /^I can’t come Rest stop of the leads$/);
  await expect(hers.locator(':focus')).toHaveText(
    /^The lead of Rest stop of the leads \(.+\) knows that you can’t come, and will take you off\.$/,
  );
  await expect(
    hers.getByRole('button', { name: 'I can come after all Rest stop of the leads' }),
  ).toBeVisible();
  await expectGoodInEveryLook(hers);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  const row = page.getByRole('listitem').filter({ hasText: 'Vera Shift' });
  await expect(row).toContainText('Can’t come, asked to be taken off');
  await expectGoodInEveryLook(page);
  await press(page, /^Take off the shift Vera Shift$/);
  await expect(page.getByText('Vera asked for this.')).toBeVisible();
  await expectGoodInEveryLook(page);
  await press(page, /^Take Vera off$/);
  await expect(page.getByText('Vera Shift is off the shift')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('0 of 2')).toBeVisible();

  await hers.reload();
  await expect(hers.getByRole('heading', { level: 1, name: 'Your shifts' })).toBeVisible();
  await expect(hers.getByText('Loading your shifts.')).toHaveCount(0);
  await expect(hers.getByRole('button', { name: 'I can come after all Rest stop of the leads' })).toHaveCount(
    0,
  );
  await putAway(page, shiftId);
  await hers.context().close();
});
