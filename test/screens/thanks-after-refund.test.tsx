import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { DonationReceipt } from '#machines/donation/donation.types.ts';
import { draftKey, feeKey, thanksKey } from '#src/features/donation/storage/donation-keys.ts';
import { openAttempt, receipt } from '#test/support/donation/donation-fixture.ts';
import { maya } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

beforeEach(() => sessionStorage.clear());

/** The thanks of a donation that this tab made, as a reload finds it; resolves with what the part about the receipt says. */
const openThanks = async (more: Partial<DonationReceipt>) => {
  const recipient = { recipientType: 'User', id: 'maya-okafor' };
  sessionStorage.setItem(thanksKey, JSON.stringify({ recipient, typed: {}, attempt: openAttempt }));
  const given = { state: 'charged', receipt: { ...receipt, ...more }, reason: null, detail: null };
  await openApp('/donate/thanks?recipient=maya-okafor&recipientType=User', {
    api: {
      'GET /api/user/maya-okafor': { status: 200, body: maya },
      'GET /api/donation/attempt': { status: 200, body: given },
    },
  });
  const name = more.paidWith?.type === 'Chariot' ? 'Your acknowledgment' : 'Your receipt';
  const part = await screen.findByRole('region', { name }, { timeout: 10_000 });
  return within(part)
    .getAllByText(/./, { selector: 'p' })
    .map(({ textContent }) => textContent);
};

test('the draft for another recipient stays in session storage', async () => {
  const recipient = { recipientType: 'User', id: 'ben-ito' };
  const kept = { version: 1, recipient, typed: { firstName: 'Ann', message: 'Go, Ben!' }, attempt: null };
  sessionStorage.setItem(draftKey, JSON.stringify(kept));
  sessionStorage.setItem(feeKey, 'false');
  await openThanks({});
  expect(JSON.parse(sessionStorage.getItem(draftKey) ?? 'null')).toEqual(kept);
  expect(sessionStorage.getItem(feeKey)).toBe('false');
});

const lede = () => within(screen.getByRole('main')).getByText(/^(Your \$50|\$2,459)/).textContent;
const sent = 'No. G-2027-000042, May 4, 2027. It is on its way to ivo@example.org';

test('a donation without a refund shows its effect on progress, and a tax receipt', async () => {
  expect(await openThanks({})).toEqual([`${sent}, with a PDF for your taxes.`]);
  expect(lede()).toMatch(/^Your \$50 moved the climb from \$2,409 to \$2,459\./);
});

test.each([
  [{}, 'All of your $50 goes to cancer research.'],
  [{ refundedAmount: 5_181 }, 'Thank you for wanting to give.'],
])('a donation with %j ends in a scene that says %j and leads to the climb', async (more, title) => {
  await openThanks(more);
  const ending = within(screen.getByRole('region', { name: title }));
  expect(ending.getByRole('presentation').getAttribute('src')).toBe('/illustrations/gift-given.svg');
  expect(ending.getByRole('link', { name: 'Follow Maya’s climb' }).getAttribute('href')).toBe(
    '/profile/maya-okafor',
  );
});

test('a donation with a hidden amount does not count in the public total yet', async () => {
  await openThanks({ isAmountVisible: false });
  expect(lede()).toBe(
    'Your $50 is on its way. We’ll add it to the public total together with other hidden gifts.',
  );
});

test('the receipt of a partly refunded donation states the remaining amount', async () => {
  expect(await openThanks({ refundedAmount: 2_000 })).toEqual([
    `${sent}, with a PDF for your taxes.`,
    '$20.00 has since been refunded to you. $31.81 remains.',
  ]);
  expect(lede()).toMatch(/^\$2,459 of \$4,800 so far\./);
});

test.each([5_181, 10_362])(
  'the receipt of a fully refunded donation does not mention taxes: %i cents',
  async (refundedAmount) => {
    expect(await openThanks({ refundedAmount })).toEqual([
      `${sent}, as a PDF.`,
      'All of it has since been refunded to you.',
    ]);
    expect(lede()).toMatch(/^\$2,459 of \$4,800 so far\./);
  },
);

test('a cancelled grant is shown as returned to the donor-advised fund', async () => {
  expect(
    await openThanks({
      fee: 0,
      charge: 5_000,
      paidWith: { type: 'Chariot', brand: null, last4: null },
      refundedAmount: 5_000,
    }),
  ).toEqual([`${sent}, as a PDF.`, 'All of it has since gone back to your fund.']);
});
