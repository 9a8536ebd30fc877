import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  apiWith,
  charged,
  choose,
  field,
  fillIn,
  givenCheckout,
  type Hand,
  heading,
  introduce,
  main,
  open,
  patience,
  pick,
  press,
  useTestCard,
} from '#test/support/donation/checkout-screen.tsx';
import { receipt } from '#test/support/donation/donation-fixture.ts';

givenCheckout();

test('a donor with PayPal enters no details, reviews the donation, is charged once, and is thanked', async () => {
  const sent: unknown[] = [];
  const { person, router } = await open(
    apiWith({
      'POST /api/donation': (body) => {
        sent.push(body);
        return { status: 201, body: charged };
      },
      'GET /api/donation/attempt': { status: 200, body: charged },
    }),
  );
  await pick(person, '$50');
  await press(person, 'Pay with PayPal');
  const there = within(await screen.findByRole('dialog', { name: 'You are at the sandbox’s PayPal' }));
  // A wallet's own window leaves the page open: text typed there now would be lost.
  const isClosed = () => document.querySelector('#donation-amount-own')?.matches(':disabled');
  expect(isClosed()).toBe(true);
  await person.click(there.getByRole('button', { name: 'Go back without paying' }));
  expect((await main().findByRole('alert')).textContent).toMatch(/without paying/);
  expect([document.activeElement?.id, isClosed()]).toEqual(['donation-wallets', false]);
  await press(person, 'Pay with PayPal');
  await person.click(await screen.findByRole('button', { name: 'Approve $51.81' }));
  expect(document.activeElement).toBe(await heading('Review your gift'));
  expect(main().getByText('sandy.trial@example.org')).toBeTruthy();
  expect(sent).toEqual([]);
  await press(person, 'Change how you pay');
  expect(document.activeElement).toBe(await heading('How will you pay?'));
  // PayPal's approval is still valid.
  await press(person, 'Review $51.81');
  await person.dblClick(await main().findByRole('button', { name: 'Give $51.81' }));
  await heading('Your receipt');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you for giving to Maya Okafor');
  expect(sent).toEqual([
    expect.objectContaining({
      amount: 5_000,
      charge: 5_181,
      donor: {
        firstName: 'Sandy',
        lastName: 'Trial',
        email: 'sandy.trial@example.org',
        phone: null,
        address: null,
      },
      payment: { nonce: 'fake-paypal-one-time-nonce', type: 'PayPalAccount', isKept: false },
    }),
  ]);
  expect(router.state.location.pathname).toBe('/donate/thanks');
  expect(sessionStorage.getItem('donationDetails')).toContain('"typed":{}');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('fake-paypal');

  // A donor who begins another donation and comes back is still thanked for the first.
  await person.click(main().getByRole('link', { name: 'Give to Maya again' }));
  await heading('How much?');
  await act(async () => router.history.back());
  await person.click(await screen.findByRole('button', { name: 'Leave' }));
  await heading('Your receipt');
});

const payByVenmo = async (person: Hand) => {
  await press(person, 'Pay with Venmo');
  await person.click(await screen.findByRole('button', { name: /^Approve/ }, patience));
  await press(person, /^Give \$/);
};

test('a refusal on the review screen (429) takes the focus', async () => {
  const detail = 'Nothing was charged. You can try again in an hour, or write to us.';
  const said = { title: 'Too many tries', detail, status: 429, code: 'too-many-attempts' };
  const body = { type: 'x', traceId: 'x', ...said };
  const { person } = await open(apiWith({ 'POST /api/donation': { status: 429, body } }));
  await pick(person, '$50');
  await payByVenmo(person);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(`Too many tries${detail}`));
});

test('a donation from a donor-advised fund needs a new approval after a 402 refusal', async () => {
  const sent: { payment: { chariotSession: string }; isFeeCovered: boolean; charge: number }[] = [];
  const no = { type: 'x', title: 'x', status: 402, code: 'payment-declined', traceId: 'x' };
  const find = (role: string, name: string) => screen.findByRole(role, { name }, patience);
  const granted = { ...receipt, paidWith: { type: 'Chariot', brand: null, last4: null } };
  const { person } = await open(
    apiWith({
      'POST /api/donation': (body) => {
        sent.push(body as (typeof sent)[number]);
        return sent.length === 1
          ? {
              status: 402,
              body: {
                ...no,
                reason: 'fund-refused',
                detail: 'Chariot: The grant is more than the fund holds',
              },
            }
          : { status: 201, body: { ...charged, receipt: granted } };
      },
    }),
  );
  await choose(person, '$50');
  await introduce(person);
  await person.click(await find('radio', 'Donor-advised fund'));
  await find('button', 'Choose your fund');
  await press(person, 'Review $50.00');
  await screen.findByText(/Choose your fund and approve the grant/, { selector: 'p' }, patience);
  const approve = async () => {
    await person.click(await find('button', 'Choose your fund'));
    await person.click(await find('button', 'Approve $50.00'));
    const approved = await screen.findByText('Your fund approved $50.00', {}, patience);
    expect(document.activeElement?.contains(approved)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await press(person, 'Review $50.00');
    await heading('Review your gift');
    expect(main().getByRole('region', { name: 'What your fund gives' })).toBeTruthy();
    await press(person, 'Give $50.00');
  };
  await approve();
  expect((await screen.findByText(/Error code 402/, {}, patience)).textContent).toContain(
    'The grant is more than the fund holds',
  );
  expect(main().getByText('Your fund said no')).toBeTruthy();
  expect(document.activeElement).toBe(main().getByRole('radio', { name: 'Donor-advised fund' }));
  await press(person, 'Review $50.00');
  await screen.findByText(/Choose your fund and approve the grant/, { selector: 'p' }, patience);
  await approve();
  await heading('Your acknowledgment');
  expect(sent.map(({ isFeeCovered, charge }) => [isFeeCovered, charge])).toEqual([
    [false, 5_000],
    [false, 5_000],
  ]);
  const sessions = sent.map(({ payment }) => payment.chariotSession);
  expect(new Set(sessions).size).toBe(2);
  for (const session of sessions) {
    expect(session).toMatch(/^local-[\da-f-]{36}$/);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(session);
  }
});

test('a recurring PayPal donation sends the nonce of a billing agreement, and needs the address', async () => {
  const sent: unknown[] = [];
  const { person } = await open(
    apiWith({
      'POST /api/donation': (body) => {
        sent.push(body);
        return { status: 201, body: charged };
      },
    }),
  );
  await person.click(main().getByRole('radio', { name: 'Monthly' }));
  await pick(person, '$50');
  await press(person, 'Pay with PayPal');
  await person.click(await screen.findByRole('button', { name: 'Approve $51.81' }, patience));
  // PayPal's window gave the name only: the rest is asked for here, and PayPal stays approved.
  await main().findByText('PayPal is ready');
  expect((field('First name') as HTMLInputElement).value).toBe('Sandy');
  await fillIn(person, [
    ['Street address', '12 Harbor Street'],
    ['City', 'Boston'],
    ['ZIP code', '02139'],
  ]);
  await person.selectOptions(main().getByRole('combobox', { name: 'State' }), 'MA');
  await press(person, 'Review $51.81');
  await press(person, 'Give $51.81 a month');
  await heading('Your receipt');
  expect(sent).toEqual([
    expect.objectContaining({
      frequency: 'Monthly',
      payment: { nonce: 'fake-paypal-billing-agreement-nonce', type: 'PayPalAccount', isKept: false },
    }),
  ]);
});

test.each([
  ['bad-cvv', 'The security code doesn’t match', 'Security code', ['4111 1111 1111 1111', '']],
  ['do-not-honor', 'Your bank said no', 'Card number', ['', '']],
])(
  'after a decline for %s what can’t be used is emptied, and the rest stays',
  async (reason, said, at, left) => {
    const declined = { type: 'x', title: 'x', status: 402, code: 'payment-declined', traceId: 'x' };
    const { person } = await open(
      apiWith({
        'POST /api/donation': {
          status: 402,
          body: { ...declined, detail: 'Nothing was charged.', reason },
          headers: { 'content-type': 'application/problem+json' },
        },
      }),
    );
    await choose(person, '$25');
    await introduce(person);
    await useTestCard(person);
    await press(person, /^Review \$/);
    await press(person, /^Give \$/);
    await screen.findByText(said);
    // The focus is at the field to correct.
    expect(document.activeElement).toBe(field(at));
    const shownIn = (name: string) => (field(name) as HTMLInputElement).value;
    expect([shownIn('Card number'), shownIn('Security code')]).toEqual(left);
    expect(shownIn('ZIP code')).toBe('02139');
    // Another card, or another method, is one press away.
    await person.click(main().getByRole('radio', { name: 'PayPal' }));
    expect(main().getByRole('radio', { name: 'PayPal', checked: true })).toBeTruthy();
  },
);

test('a lost answer to a donation is looked up with the same idempotency key, and not sent again', async () => {
  const keys: (string | null)[] = [];
  const fetched = vi.fn((request: Request) => keys.push(request.headers.get('idempotency-key')));
  const api = apiWith({
    'POST /api/donation': null,
    'GET /api/donation/attempt': { status: 200, body: charged },
  });
  const { person, asked } = await open(api);
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.url.includes('/api/donation')) fetched(request);
    return answering(request);
  });
  await pick(person, '$50');
  await payByVenmo(person);
  await heading('Checking on your gift');
  // A reload finds the key, and nothing of the payment.
  expect(sessionStorage.getItem('donationDetails')).toContain('"isOpen":true');
  expect(sessionStorage.getItem('donationDetails')).not.toContain('fake-venmo');
  await heading('Your receipt');
  expect(asked.filter((name) => name === 'POST /api/donation')).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
});
