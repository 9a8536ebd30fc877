import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { components } from '#openapi/contract.gen.ts';
import {
  chargeText,
  givenText,
  recipientOf,
  togetherText,
} from '#src/features/donation/monthly/monthly-words.ts';
import { mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

type Gift = components['schemas']['RecurringGift'];

const endpoint = 'GET /api/user/donations/given/recurring/active';

const visa: Gift['paymentMethod'] = {
  type: 'CreditCard',
  brand: 'Visa',
  last4: '1111',
  expirationMonth: 12,
  expirationYear: 2034,
};

const gift: Gift = {
  id: 'c0000000-0000-4000-8000-000000000001',
  recipient: { recipientType: 'User', id: 'priya-lockett', name: 'Priya Lockett' },
  amount: 10_000,
  charge: 10_330,
  dayOfMonth: 9,
  state: 'active',
  pauseReason: null,
  nextOn: '2026-12-09',
  startedAt: '2026-10-09T12:00:00.000Z',
  givenCount: 2,
  givenAmount: 20_000,
  paymentMethod: visa,
};
const paused: Gift = {
  ...gift,
  id: 'c0000000-0000-4000-8000-000000000002',
  recipient: { recipientType: 'General', id: null, name: null },
  state: 'paused',
  pauseReason: 'charge-refused',
  nextOn: null,
};

const openWith = (gifts: Gift[]) =>
  openApp('/edit-donation', {
    user: mayaSignedIn,
    api: {
      [endpoint]: { status: 200, body: gifts },
      'GET /api/user/donations/given/all': { status: 200, body: [] },
      'GET /api/payment/method/default/token': { status: 200, body: { method: null } },
    },
  });

test('a person reads what they give each month, what is charged next, and what is paused', async () => {
  await openWith([gift, paused]);

  const list = within(await screen.findByRole('list', { name: 'Monthly gifts' }));
  expect(document.title).toBe('Product | Your monthly gifts');
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Priya Lockett$100 a monthOn December 9, 2026 we charge $103.30, the fee included, to your Visa ending in 1111.Since October 9, 2026: given 2 times, $200.Change this giftEnd this gift',
    'The general fundPaused$100 a monthThe charge was refused each time we tried, so we paused it. Nothing is charged until you choose how to pay.Since October 9, 2026: given 2 times, $200.Change this giftEnd this gift',
  ]);
  expect(document.body.textContent).toContain('You give $100 a month.');
  expect(screen.getByRole('link', { name: 'Priya Lockett' }).getAttribute('href')).toBe(
    '/profile/priya-lockett',
  );
});

test('who gives nothing monthly is told so, and where to give', async () => {
  await openWith([]);

  await screen.findByText(/^You give nothing monthly yet\./);
  expect(screen.getByRole('link', { name: 'Find somebody to give to' }).getAttribute('href')).toBe('/give');
  expect(screen.queryByRole('list', { name: 'Monthly gifts' })).toBeNull();
});

test.each<[Partial<Gift>, string]>([
  [{ charge: 10_000 }, 'On December 9, 2026 we charge $100.00 to your Visa ending in 1111.'],
  [{ charge: 10_000, paymentMethod: null }, 'On December 9, 2026 we charge $100.00.'],
  [
    { charge: 10_000, paymentMethod: { ...visa, type: 'PayPalAccount', brand: null, last4: null } },
    'On December 9, 2026 we charge $100.00 to your PayPal.',
  ],
  [
    { charge: 10_000, paymentMethod: { ...visa, brand: null } },
    'On December 9, 2026 we charge $100.00 to your card ending in 1111.',
  ],
])('what is charged next, in words (%#)', (part, text) => {
  expect(chargeText({ ...gift, ...part })).toBe(text);
});

test('a gift’s recipient, its history and all of them together, in words', () => {
  const recipient = { recipientType: 'Peloton' as const, id: 'p1', name: 'Team Ruth' };
  expect(recipientOf(recipient)).toEqual({ name: 'Team Ruth', href: '/peloton/p1' });
  expect(recipientOf(paused.recipient)).toEqual({ name: 'The general fund', href: null });
  expect(givenText({ ...gift, givenCount: 1, givenAmount: 10_000 })).toBe(
    'Since October 9, 2026: given once, $100.',
  );
  expect(togetherText([paused])).toBe('All of it is paused just now. Thank you for what you have given.');
});
