import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { scaled } from '#scripts/test/extent.ts';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { expectGoodInEveryLook, expectGoodLooks } from '#test/support/browser/every-look.ts';
import { press, tabTo, typeInto } from '#test/support/browser/keyboard.ts';
import {
  type DeskPerson,
  foundPeloton,
  riderElsewhere,
  signInRider,
} from '#test/support/member-desk/desk-people.ts';
import { signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const phone = { width: 360, height: 740 };

/** What each member lacks, in cents; together it is the fund. */
const gaps = { Mel: 3_500, Ana: 9_000, Ben: 12_000, Noa: 20_000 };

/** Opens the total on their own page. */
const openTotal = async (page: Page, person: DeskPerson): Promise<void> => {
  await page.context().clearCookies();
  if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear());
  const { email, firstName, lastName, password } = person;
  await signInFast(page, { email, firstName, lastName, password });
  await page.setViewportSize(phone);
  await page.goto(`/profile/${person.publicId}`);
  await page.getByRole('heading', { name: 'Your story' }).waitFor();
  await press(page, /^What the \$[\d,]+ is made of$/);
  await page.getByRole('link', { name: 'See what was shared, and why' }).waitFor();
};

const toWhy = async (page: Page): Promise<void> => {
  await press(page, /^See what was shared, and why$/);
  await expect(page.getByRole('heading', { name: 'What you gave and got' })).toBeInViewport();
};

const partOf = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

const shareIn = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Shares' }).getByRole('listitem').filter({ hasText: text });

test('a captain shares $445 by plan at 360 px by keyboard, one gives it back, another is taken back, and each sees why', {
  tag: '@gate',
}, async ({ page }) => {
  test.slow();
  const captain = await signInRider(page, 'Cora', 'Lind');
  const { id } = await foundPeloton(captain);
  const [mel, ana, ben, noa] = await Promise.all([
    riderElsewhere(page, 'Mel', 'Hart'),
    riderElsewhere(page, 'Ana', 'Silva'),
    riderElsewhere(page, 'Ben', 'Okoro'),
    riderElsewhere(page, 'Noa', 'Vale'),
  ]);
  const joined = await page.request.put('/sandbox/api/memberships', {
    data: {
      pelotonId: id,
      people: [
        { emailAddress: captain.email, membership: 'captain' },
        ...[mel, ana, ben, noa].map(({ email }) => ({ emailAddress: email, membership: 'member' })),
      ],
    },
  });
  expect(joined.ok()).toBe(true);
  const { give } = ownApi(page);
  const { committedAmount } = await mel.ask<{ committedAmount: number }>('GET', '/fundsharing/own');
  for (const person of [mel, ana, ben, noa]) {
    const gap = gaps[person.firstName as keyof typeof gaps];
    await give({ recipientType: 'User', id: person.publicId }, committedAmount - gap);
  }
  await give({ recipientType: 'Peloton', id }, 44_500);

  await page.setViewportSize(phone);
  await page.goto(`/peloton/${id}`);
  await press(page, /^Share the fund$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Share what was raised' })).toBeVisible();
  await expect(page.getByText('has $445 to share.')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Who can get a share' });
  // One row is open at a time, so the list stays short.
  await expect(rows.getByRole('textbox')).toHaveCount(0);
  await press(page, /^Share with Mel Hart$/);
  await expect(rows.getByRole('textbox')).toHaveCount(1);
  expect((await rows.boundingBox())?.height).toBeLessThan(800);

  await expect(page.getByText('Each gets $35 to $200.').first()).toBeVisible();
  await press(page, /^Fill in these amounts to get the most riders to their commitment$/);
  await expect(page.getByText('$0 of $445 left')).toBeVisible();
  await typeInto(page, /^Your message to them/, 'For the last mile.');
  await expectGoodInEveryLook(page);
  await page.setViewportSize(phone);
  await press(page, /^See what changes$/);

  await expect(page.getByRole('heading', { name: 'Every total that changes' })).toBeVisible();
  await expect(page.getByText('$445 → $0')).toBeVisible();
  await expect(page.getByText('$2,300 → $2,500')).toBeVisible();
  await expectGoodLooks(page, [360]);
  await press(page, /^Share \$445 with 4 members$/);
  await expect(page.getByText('You shared $445. $0 is left in the fund.')).toBeVisible();
  await expect(page.getByText('The fund is empty right now.', { exact: false })).toBeVisible();

  const elsewhere = await page
    .context()
    .browser()
    ?.newContext({ baseURL: process.env.SITE_ADDRESS ?? '' });
  if (elsewhere === undefined) throw new Error('The page has no browser');
  const other = await elsewhere.newPage();

  await test.step('Noa gives it back', async () => {
    await openTotal(other, noa);
    await expect(partOf(other, 'Shared by the peloton')).toHaveText('$200.00');
    await toWhy(other);
    await expect(shareIn(other, 'from the fund to you')).toContainText('“For the last mile.”');
    await press(other, /^Give it back to the fund$/);
    await expect(other.getByRole('alertdialog', { name: 'Give $200 back?' })).toBeVisible();
    await expectGoodLooks(other, [360]);
    await press(other, /^Give it back now$/);
    await expect(other.getByText('You gave $200 back. It is in the fund again.')).toBeVisible();
    await expect(shareIn(other, 'you')).toContainText('Noa Vale gave it back');
  });

  await test.step('the captain takes Ben’s back', async () => {
    await page.goto(`/fund-sharing/${id}?tab=history`);
    await expect(shareIn(page, 'Noa Vale gave it back')).toBeVisible();
    await press(page, /^Take it back from Ben Okoro$/);
    await expect(page.getByRole('alertdialog', { name: 'Take $120 back?' })).toBeVisible();
    await press(page, /^Take it back now$/);
    await expect(page.getByText('You took $120 back. It is in the fund again.')).toBeVisible();
    await expect(page.getByText('has $320 to share.')).toBeVisible();
  });

  await test.step('the captain saves all shares as a table', async () => {
    const saving = page.waitForEvent('download');
    await press(page, /^Download all shares as a spreadsheet$/);
    const table = await readFile(await (await saving).path(), 'utf8');
    expect(table).toContain('Mel Hart');
    expect(table).toContain('For the last mile.');
  });

  await test.step('each of the five opens their total and sees why', async () => {
    for (const text of ['Ben Okoro', 'Noa Vale', 'Ana Silva', 'Mel Hart'])
      await expect(shareIn(page, text)).toHaveCount(1);
    await press(page, /^Share$/);
    await tabTo(page, /^What the fund is made of$/);
    await page.keyboard.press('Enter');
    await expect(partOf(page, 'Shared with others')).toHaveText('−$125.00');
    const mels = { person: mel, isMet: true, said: 'Cora Lind shared it' };
    const others = [
      { person: ana, isMet: true, said: 'Cora Lind shared it' },
      { person: ben, isMet: false, said: 'Cora Lind shared it; Cora Lind took it back' },
      { person: noa, isMet: false, said: 'Cora Lind shared it; Noa Vale gave it back' },
    ];
    for (const { person, isMet, said } of scaled([mels, ...others], [mels])) {
      await openTotal(other, person);
      await expect(partOf(other, 'Shared by the peloton')).toHaveCount(isMet ? 1 : 0);
      await toWhy(other);
      await expect(shareIn(other, said)).toHaveCount(1);
    }
    await expectGoodInEveryLook(other);
  });

  await test.step('both sides hear of it by e-mail', async () => {
    const subjects = async ({ email }: DeskPerson) => {
      const query = new URLSearchParams({ to: email });
      const letters = await (await page.request.get(`/sandbox/api/mail?${query}`)).json();
      return (letters as { subject: string }[]).map(({ subject }) => subject).join('\n');
    };
    expect(await subjects(ben)).toMatch(/\$120/);
    expect(await subjects(captain)).toMatch(/\$200/);
  });
  await elsewhere.close();
});
