import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { draftOfDonation } from '#machines/recurring-donation/recurring-donation.rules.ts';
import type { RecurringDraft } from '#machines/recurring-donation/recurring-donation.types.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { pageLink } from '#src/components/button/app-link.ts';
import {
  chargeText,
  givenText,
  pausedText,
  recipientOf,
  togetherText,
} from '#src/features/donation/recurring-donation/recurring-donation-messages.ts';
import { mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { type Api, openApp } from '#test/support/profile/whole-app.tsx';

type Donation = Schemas['RecurringDonation'];

const endpoint = 'GET /api/user/donations/given/recurring/active';

const visa: Donation['paymentMethod'] = {
  type: 'CreditCard',
  brand: 'Visa',
  last4: '1111',
  expirationMonth: 12,
  expirationYear: 2034,
};

const donation: Donation = {
  id: 'c0000000-0000-4000-8000-000000000001',
  recipient: { recipientType: 'User', id: 'priya-lockett', name: 'Priya Lockett' },
  amount: 10_000,
  charge: 10_330,
  dayOfMonth: 9,
  state: 'active',
  pauseReason: null,
  movesFrom: '2026-11-09',
  nextOn: '2026-12-09',
  startedAt: '2026-10-09T12:00:00.000Z',
  givenCount: 2,
  givenAmount: 20_000,
  paymentMethod: visa,
};
const paused: Donation = {
  ...donation,
  id: 'c0000000-0000-4000-8000-000000000002',
  recipient: { recipientType: 'General', id: null, name: null },
  state: 'paused',
  pauseReason: 'charge-refused',
  nextOn: null,
};

const openWith = (donations: Donation[], more: Api = {}) =>
  openApp('/edit-donation', {
    user: mayaSignedIn,
    api: {
      [endpoint]: { status: 200, body: donations },
      'GET /api/user/donations/given/all': { status: 200, body: [] },
      'GET /api/payment/method/default/token': { status: 200, body: { method: null } },
      ...more,
    },
  });

test('a donor sees their recurring donations, each next charge, and each pause with its reason', async () => {
  await openWith([donation, paused]);

  const list = within(await screen.findByRole('list', { name: 'Monthly gifts' }));
  expect(document.title).toBe('Product | Your gifts and receipts');
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Priya Lockett$100 a monthOn December 9, 2026 we’ll charge $103.30 (fee included) to your Visa ending in 1111.2 gifts, $200 since October 9, 2026.Change this giftEnd this gift',
    'The general fundPaused$100 a monthEvery charge was declined, so we paused it. We won’t charge you until you choose how to pay.2 gifts, $200 since October 9, 2026.Change this giftEnd this gift',
  ]);
  expect(document.body.textContent).toContain(
    'A charge was declined, so your $100 a month to the general fund is paused. You still give $100 a month.',
  );
  expect(screen.getByRole('link', { name: 'Priya Lockett' }).getAttribute('href')).toBe(
    '/profile/priya-lockett',
  );
});

test('a donor without recurring donations sees a link to give', async () => {
  await openWith([]);

  await screen.findByText(/^You don’t have a monthly gift yet\./);
  expect(screen.getByRole('link', { name: 'Find someone to give to' }).getAttribute('href')).toBe('/give');
  expect(screen.queryByRole('list', { name: 'Monthly gifts' })).toBeNull();
});

test('without an answer, the page does not claim that there are no recurring donations', async () => {
  await openWith([], { [endpoint]: { status: 500, body: {} } });

  await screen.findByRole('heading', { name: 'We couldn’t load your gifts' });
  expect(screen.queryByRole('link', { name: 'Find someone to give to' })).toBeNull();
  expect(screen.queryByText(/^You don’t have a monthly gift/)).toBeNull();
});

test('a form states what is charged unless it is saved, and offers no other recurring donation', async () => {
  const person = userEvent.setup();
  await openWith([donation]);
  await screen.findByRole('link', { name: 'Give to someone else' });

  await person.click(screen.getByRole('button', { name: /^Change this gift/ }));
  await person.click(screen.getByRole('radio', { name: '$50' }));
  screen.getByText(
    'Your gift to Priya Lockett. Unless you save a change, we’ll charge $103.30 (fee included) to your Visa ending in 1111 on December 9, 2026.',
  );
  expect(screen.queryByRole('link', { name: 'Give to someone else' })).toBeNull();

  await person.click(screen.getByRole('button', { name: 'Back without saving' }));
  await screen.findByRole('link', { name: 'Give to someone else' });
});

const changing = (answer: Donation) => {
  const sent: unknown[] = [];
  const api: Api = {
    [`PATCH /api/user/donations/given/recurring/${answer.id}`]: (body) => {
      sent.push(body);
      return { status: 200, body: answer };
    },
  };
  return { sent, api };
};

test('saving sends only the changed fields, with the found recipient, and focuses the confirmation', async () => {
  const theo = {
    ...donation,
    recipient: { recipientType: 'User' as const, id: 'theo-ames', name: 'Theo Ames' },
  };
  const { sent, api } = changing({ ...theo, amount: 5_000, charge: 5_000, dayOfMonth: 31 });
  api['GET /api/search'] = {
    status: 200,
    body: [
      {
        type: 'User',
        match: 'name',
        publicId: 'theo-ames',
        firstName: 'Theo',
        lastName: 'Ames',
        pelotonName: 'Team Ruth',
      },
    ],
  };
  api['GET /api/search/pelotons'] = { status: 200, body: [] };
  const person = userEvent.setup();
  await openWith([donation, paused], api);

  await person.click(await screen.findByRole('button', { name: 'Change this gift to Priya Lockett' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Change this gift' }));
  await person.click(screen.getByRole('radio', { name: '$50' }));
  const cover = screen.getByRole('switch', { name: /^Cover the fee of \$1\.81/ });
  expect(cover.closest('label')?.textContent).toContain('You are charged $51.81.');
  await person.click(cover);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Day of the month' }), 'The 31st');
  const field = screen.getByRole('combobox', { name: /^Give it to someone else/ });
  await person.type(field, 'ames');
  await screen.findByRole('option', { name: 'Theo Ames, Team Ruth' });
  await person.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('Theo Ames', { selector: 'b' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Save: $50.00 a month' }));

  await screen.findByRole('heading', { name: 'Saved: your gift to Theo Ames' });
  expect(document.activeElement?.textContent).toContain('On December 9, 2026 we’ll charge $50.00');
  expect(sent).toEqual([
    {
      amount: 5_000,
      isFeeCovered: false,
      charge: 5_000,
      dayOfMonth: 31,
      recipient: { recipientType: 'User', id: 'theo-ames' },
    },
  ]);
});

test('a paused recurring donation states what is missing until the form contains it', () => {
  const closed: Donation = { ...donation, state: 'paused', pauseReason: 'recipient-closed', nextOn: null };
  const fund = { recipientType: 'General' as const, id: null, name: null };
  const textOf = (one: Donation, more: Partial<RecurringDraft> = {}) =>
    pausedText(one, { ...draftOfDonation(one), ...more });
  expect([
    textOf(donation),
    textOf(paused),
    textOf(paused, { method: 'saved' }),
    textOf(closed, { method: 'saved' }),
    textOf(closed, { recipient: fund }),
  ]).toEqual([
    null,
    'Every charge was declined. Choose how to pay below, and it continues.',
    null,
    'Priya Lockett isn’t taking gifts anymore. Choose someone else below, and it continues.',
    null,
  ]);
});

test('“Choose another card” opens the form of the declined donation with its payment part first', async () => {
  const person = userEvent.setup();
  const { asked } = await openWith([donation, paused]);
  const rescue = await screen.findByRole('button', {
    name: 'Choose another card for your gift to the general fund',
  });
  expect(screen.queryByRole('link', { name: 'Give to someone else' })).toBeNull();
  await person.click(rescue);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Change this gift' }));
  const [first] = screen.getAllByRole('region', { name: /^How (much|do)/ });
  expect(first?.textContent).toContain('How do you pay?');
  expect(screen.getByRole('radio', { name: 'Card', checked: true })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Back without saving' }));
  expect(asked.filter((name) => name.startsWith('PATCH'))).toEqual([]);
});

test('“Back without saving” sends nothing, and focuses the button of that donation', async () => {
  const person = userEvent.setup();
  const { asked } = await openWith([donation]);
  await person.click(await screen.findByRole('button', { name: /^Change this gift/ }));
  await person.click(screen.getByRole('radio', { name: '$50' }));
  await person.click(screen.getByRole('button', { name: 'Back without saving' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Change this gift/ }));
  expect(asked.filter((name) => name.startsWith('PATCH'))).toEqual([]);
});

test.each<[Partial<Donation>, string]>([
  [{ charge: 10_000 }, 'On December 9, 2026 we’ll charge $100.00 to your Visa ending in 1111.'],
  [{ charge: 10_000, paymentMethod: null }, 'On December 9, 2026 we’ll charge $100.00.'],
  [
    { charge: 10_000, paymentMethod: { ...visa, type: 'PayPalAccount', brand: null, last4: null } },
    'On December 9, 2026 we’ll charge $100.00 to your PayPal.',
  ],
  [
    { charge: 10_000, paymentMethod: { ...visa, brand: null } },
    'On December 9, 2026 we’ll charge $100.00 to your card ending in 1111.',
  ],
  [
    { state: 'paused', pauseReason: 'recipient-closed', nextOn: null },
    'Priya Lockett isn’t taking gifts anymore, so we paused it. Nothing is charged until you choose someone else.',
  ],
])('the next charge is described in words (%#)', (part, text) => {
  expect(chargeText({ ...donation, ...part })).toBe(text);
});

test('a recurring donation’s recipient and history, and the total, are described in words', () => {
  const recipient = { recipientType: 'Peloton' as const, id: 'p1', name: 'Team Ruth' };
  expect(recipientOf(recipient)).toEqual({ name: 'Team Ruth', page: pageLink('Peloton', 'p1') });
  expect(recipientOf(paused.recipient)).toEqual({ name: 'The general fund', page: null });
  expect(givenText({ ...donation, givenCount: 1, givenAmount: 10_000 })).toBe(
    '1 gift, $100 since October 9, 2026.',
  );
  const closed: Donation = { ...paused, pauseReason: 'recipient-closed' };
  expect([[donation], [paused], [closed]].map(togetherText)).toEqual([
    'You give $100 a month. Thank you, every month.',
    'A charge was declined, so your $100 a month to the general fund is paused.',
    'Your monthly gifts are paused right now. Thank you for all you’ve given.',
  ]);
});
