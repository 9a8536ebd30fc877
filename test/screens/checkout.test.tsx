import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { receipt } from '#test/support/donation/donation-fixture.ts';
import { maya } from '#test/support/profile/profile-fixture.ts';
import { type Api, openApp } from '#test/support/profile/whole-app.tsx';

const address = '/donate?recipient=maya-okafor&recipientType=User';
const token = btoa(JSON.stringify({ version: 2, environment: 'development', merchantId: 'local' }));

const apiWith = (more: Api = {}): Api => ({
  'GET /api/user/maya-okafor': { status: 200, body: maya },
  'POST /api/payment/token': {
    status: 200,
    body: { clientToken: token, chariotConnect: 'local', googleMerchantId: null },
  },
  ...more,
});

// What comes late on the site would come very late on a machine that is busy with other tests.
beforeAll(async () => {
  await import('#src/routes/-checkout/donate-checkout.tsx');
  await import('#src/features/payment/local/local-card-form.tsx');
  await import('#src/features/payment/local/local-wallets.tsx');
  await import('#src/features/payment/ways/fund-panel.tsx');
  await import('#src/features/payment/local/local-fund.tsx');
}, 60_000);

beforeEach(() => {
  for (const store of [sessionStorage, localStorage]) store.clear();
});

const main = () => within(screen.getByRole('main'));
const field = (name: string | RegExp) => main().getByRole('textbox', { name });

const open = async (api: Api = apiWith()) => {
  const person = userEvent.setup();
  const app = await openApp(address, { api });
  await screen.findByRole('heading', { level: 1, name: 'Give to Maya Okafor' });
  await screen.findByLabelText('Card number', {}, { timeout: 10_000 });
  return { ...app, person };
};

type Hand = Awaited<ReturnType<typeof open>>['person'];

const fillIn = async (person: Hand) => {
  const texts: [string | RegExp, string][] = [
    ['First name', 'Ivo'],
    ['Last name', 'Lindqvist'],
    ['E-mail', 'ivo@example.org'],
    ['Street address', '12 Harbor Street'],
    ['City', 'Boston'],
    ['ZIP code', '02139'],
  ];
  for (const [name, text] of texts) {
    await person.click(field(name));
    await person.paste(text);
  }
  await person.selectOptions(main().getByRole('combobox', { name: 'State' }), 'MA');
};

const seenBy = () =>
  [...document.querySelectorAll('#donation [aria-label="Who will see this"] > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);

test('Tab visits the fields of the donation form in reading order', async () => {
  const { person } = await open();
  field('First name').focus();
  await person.tab({ shift: true });
  expect(document.activeElement?.getAttribute('role')).toBe('switch');
  const stops: string[] = [];
  for (let count = 0; count < 40; count += 1) {
    await person.tab();
    const { activeElement } = document;
    const label = activeElement?.id ? document.querySelector(`label[for="${activeElement.id}"]`) : null;
    stops.push((label ?? activeElement?.closest('label') ?? activeElement)?.textContent?.trim() ?? '');
    if (activeElement?.getAttribute('type') === 'submit') break;
  }
  // The test's browser also goes through what is folded.
  expect(stops.filter((stop) => !/^\d{4} /.test(stop))).toEqual([
    'First name',
    'Last name',
    'E-mail',
    'Phone (optional)',
    'Street address',
    'City',
    expect.stringMatching(/^State/),
    'ZIP code',
    expect.stringMatching(/^Country/),
    'Keep my name from the public',
    'Show the amount',
    'Public name (optional)',
    'Message (optional)',
    'Neither',
    'Card',
    'Card number',
    'Expiration date',
    'Security code',
    'Billing postal code',
    'Test cards',
    'Give',
  ]);
});

test('the fee switch shows the donation and the charge, and the button shows the charge', async () => {
  const { person } = await open();
  await person.click(main().getByRole('radio', { name: '$50' }));
  const cover = main().getByRole('switch', { name: /Cover the fee of \$1\.81/ });
  expect(cover.closest('label')?.textContent).toContain('Maya gets $50.00. You are charged $51.81.');
  expect(main().getByRole('button', { name: 'Give $51.81' })).toBeTruthy();
  await person.click(cover);
  expect(cover.closest('label')?.textContent).toContain(
    'Maya gets $50.00. You are charged $50.00. Our partners bear the fee.',
  );
  await person.click(main().getByRole('radio', { name: 'Monthly' }));
  expect(main().getByRole('button', { name: 'Give $50.00 a month' })).toBeTruthy();
  await person.type(field(/^Another amount/), '75');
  expect(main().getByRole('button', { name: 'Give $75.00 a month' })).toBeTruthy();
  expect(main().queryByRole('radio', { name: '$50', checked: true })).toBeNull();
  // The session's own choices, for the next visit of this tab.
  expect([
    sessionStorage.getItem('isProcessingFeeChecked'),
    sessionStorage.getItem('isMonthlyDonationChecked'),
  ]).toEqual(['false', 'true']);
});

test('submitting an empty form lists every missing field in order, and each link focuses its field', async () => {
  const { person, asked } = await open();
  await person.click(main().getByRole('button', { name: 'Give' }));
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose an amount, or enter your own.',
    'Enter your first name.',
    'Enter your last name.',
    'Enter your e-mail address, like name@example.org. Your receipt goes there.',
    'Enter your street address.',
    'Enter your city.',
    'Choose your state.',
    'Enter your ZIP code: 5 digits, like 04609.',
    'Enter the number on your card.',
    'Enter your card’s expiration date.',
    'Enter your card’s security code.',
    'Enter the postal code your card statements go to.',
  ]);
  expect(within(summary).getByRole('heading').textContent).toBe('Please fix 12 things');
  await person.click(within(summary).getByRole('link', { name: 'Enter your card’s security code.' }));
  expect(document.activeElement).toBe(field('Security code'));
  await person.click(within(summary).getByRole('link', { name: 'Enter your city.' }));
  expect(document.activeElement).toBe(field('City'));
  expect(asked.filter((name) => name.startsWith('POST /api/donation'))).toEqual([]);
});

test('a field shows its error on blur, and not while the donor types', async () => {
  const { person } = await open();
  const mail = 'Enter your e-mail address, like name@example.org. Your receipt goes there.';
  await person.click(field('First name'));
  await person.tab();
  await person.type(field(/^Another amount/), '4.99');
  expect(screen.queryByText('Enter $5 or more.')).toBeNull();
  await person.click(field('E-mail'));
  await screen.findByText('Enter $5 or more.');
  await person.keyboard('dana@x');
  expect(screen.queryByText(mail)).toBeNull();
  await person.tab();
  await screen.findByText(mail);
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  await person.type(field('E-mail'), '.org');
  expect(screen.queryByText(mail)).toBeNull();
  await person.tab();
  // What was passed through, or is right, is no mistake, and nothing is listed before it is asked.
  expect(
    main()
      .getAllByText(/^Enter /, { selector: 'p' })
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter $5 or more.']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the billing postal code follows the donor’s ZIP code until the donor changes it', async () => {
  const { person } = await open();
  const code = () => (field('Billing postal code') as HTMLInputElement).value;
  await person.type(field('ZIP code'), '02139');
  expect(code()).toBe('02139');
  await person.clear(field('Billing postal code'));
  await person.type(field('Billing postal code'), '10001');
  await person.type(field('ZIP code'), '-1234');
  expect(code()).toBe('10001');
});

test('an invalid amount shows an error, and choosing a preset amount clears it', async () => {
  const { person } = await open();
  const own = () => field(/^Another amount/) as HTMLInputElement;
  await person.type(own(), '1.000,50');
  await person.click(main().getByRole('button', { name: 'Give' }));
  const summary = await screen.findByRole('alert');
  const [link] = within(summary).getAllByRole('link');
  expect(link?.textContent).toBe('Enter dollars and cents, like 50 or 50.25.');
  expect(own().value).toBe('1.000,50');
  expect(own().getAttribute('aria-invalid')).toBe('true');
  await person.click(link as HTMLElement);
  expect(document.activeElement).toBe(own());
  await person.click(main().getByRole('radio', { name: '$50' }));
  expect(own().value).toBe('');
  await person.type(own(), '-');
  await person.clear(own());
  await person.click(main().getByRole('button', { name: 'Give' }));
  expect(await main().findAllByText('Choose an amount, or enter your own.')).toHaveLength(2);
  await person.click(main().getByRole('link', { name: 'Choose an amount, or enter your own.' }));
  expect(document.activeElement).toBe(main().getByRole('radio', { name: '$25' }));
});

test('the preview shows who sees the name, amount and message as the donor chooses', async () => {
  const { person } = await open();
  await person.click(main().getByRole('radio', { name: '$100' }));
  await fillIn(person);
  await person.type(field(/^Message/), 'Up you go!');
  const words = 'Ivo Lindqvist · $100“Up you go!”';
  const organizers = ['We, the organizers', `${words}And your e-mail, phone and address, for the receipt.`];
  const captain = 'Captain of Hollin Valley Wheelers';
  expect(seenBy()).toEqual([['Everybody', words], ['Maya', words], [captain, words], organizers]);
  await person.click(main().getByRole('checkbox', { name: 'Keep my name from the public' }));
  await person.click(main().getByRole('checkbox', { name: 'Show the amount' }));
  main().getByRole('checkbox', { description: /with at least two other hidden ones/ });
  const hidden = 'Anonymous · amount kept private“Up you go!”';
  expect(main().queryByRole('textbox', { name: /^Public name/ })).toBeNull();
  expect(seenBy()).toEqual([
    ['Everybody', hidden],
    ['Maya', words],
    [captain, `${hidden}They see Maya’s exact total, and can work your amount out of it.`],
    organizers,
  ]);
});

test('a PayPal donation is approved in its window, reviewed, charged once, and thanked for', async () => {
  const sent: unknown[] = [];
  const given = { state: 'charged', receipt, reason: null, detail: null };
  const { person, router } = await open(
    apiWith({
      'POST /api/donation': (body) => {
        sent.push(body);
        return { status: 201, body: given };
      },
      'GET /api/donation/attempt': { status: 200, body: given },
    }),
  );
  await person.click(main().getByRole('radio', { name: '$50' }));
  await fillIn(person);
  await person.click(await screen.findByRole('radio', { name: 'PayPal' }));
  await person.click(main().getByRole('button', { name: 'Give $51.81' }));
  const there = within(await screen.findByRole('dialog', { name: 'You are at the sandbox’s PayPal' }));
  // A wallet's own window leaves the page open beside it: what was typed there now would be lost.
  const isClosed = () => document.querySelector('#donation-firstName')?.matches(':disabled');
  expect(isClosed()).toBe(true);
  await person.click(there.getByRole('button', { name: 'Go back without paying' }));
  await person.click(await main().findByRole('link', { name: /^You came back without paying/ }));
  expect([document.activeElement?.getAttribute('name'), isClosed()]).toEqual(['donation-method', false]);
  await person.click(main().getByRole('button', { name: 'Give $51.81' }));
  await person.click(await screen.findByRole('button', { name: 'Approve $51.81' }));
  const heading = await screen.findByRole('heading', { name: 'Look it over' });
  expect(document.activeElement).toBe(heading);
  expect(sent).toEqual([]);
  await person.click(main().getByRole('button', { name: 'Change something' }));
  expect(document.activeElement).toBe(main().getByRole('radio', { name: 'Once' }));
  await person.click(main().getByRole('button', { name: 'Give $51.81' }));
  await person.dblClick(main().getByRole('button', { name: 'Confirm and give $51.81' }));
  await screen.findByRole('heading', { name: 'Your receipt' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you for giving to Maya Okafor');
  expect(sent).toEqual([
    expect.objectContaining({
      amount: 5_000,
      charge: 5_181,
      payment: { nonce: 'fake-paypal-one-time-nonce', type: 'PayPalAccount', isKept: false },
    }),
  ]);
  expect(router.state.location.pathname).toBe('/donate/thanks');
  expect(sessionStorage.getItem('donationDetails')).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('fake-paypal');

  // Who begins another and comes back is thanked for the first, still.
  await person.click(main().getByRole('link', { name: 'Give to Maya again' }));
  await screen.findByRole('textbox', { name: 'First name' });
  await act(async () => router.history.back());
  await person.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Your receipt' });
});

test('a refusal on the review screen (429) takes the focus', async () => {
  const detail = 'Nothing was charged. You can try again in an hour, or write to us.';
  const said = { title: 'Too many tries', detail, status: 429, code: 'too-many-attempts' };
  const body = { type: 'x', traceId: 'x', ...said };
  const { person } = await open(apiWith({ 'POST /api/donation': { status: 429, body } }));
  await person.click(main().getByRole('radio', { name: '$50' }));
  await fillIn(person);
  await person.click(await screen.findByRole('radio', { name: 'PayPal' }));
  await person.click(main().getByRole('button', { name: 'Give $51.81' }));
  await person.click(await screen.findByRole('button', { name: 'Approve $51.81' }));
  await person.click(await screen.findByRole('button', { name: /^Confirm and give/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(`Too many tries${detail}`));
});

test('a donation from a donor-advised fund needs a new approval after a 402 refusal', async () => {
  const sent: { payment: { chariotSession: string }; isFeeCovered: boolean; charge: number }[] = [];
  const no = { type: 'x', title: 'x', status: 402, code: 'payment-declined', traceId: 'x' };
  const patience = { timeout: 10_000 };
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
          : { status: 201, body: { state: 'charged', receipt: granted, reason: null, detail: null } };
      },
    }),
  );
  await fillIn(person);
  await person.click(await find('radio', 'Donor-advised fund'));
  await person.click(await find('button', 'Choose your fund'));
  expect((await screen.findByRole('alert', {}, patience)).textContent).toContain(
    'Enter an amount in whole dollars first',
  );
  await person.click(main().getByRole('radio', { name: '$50' }));
  expect(main().queryByRole('switch', { name: /^Cover the fee/ })).toBeNull();
  await person.click(main().getByRole('button', { name: 'Give $50.00' }));
  expect((await screen.findByRole('alert', {}, patience)).textContent).toContain(
    'Choose your fund and approve the grant',
  );
  const approve = async () => {
    await person.click(await find('button', 'Choose your fund'));
    await person.click(await find('button', 'Approve $50.00'));
    const approved = await screen.findByText('Your fund approved $50.00', {}, patience);
    expect(document.activeElement?.contains(approved)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await person.click(main().getByRole('button', { name: 'Give $50.00' }));
    await find('heading', 'Look it over');
    expect(main().getByRole('complementary', { name: 'What your fund gives' })).toBeTruthy();
    await person.click(main().getByRole('button', { name: 'Confirm and give $50.00' }));
  };
  await approve();
  expect((await screen.findByText(/Error code 402/, {}, patience)).textContent).toContain(
    'The grant is more than the fund holds.',
  );
  expect(main().getByText('Your fund said no.')).toBeTruthy();
  await person.click(main().getByRole('button', { name: 'Back to my gift' }));
  expect(document.activeElement).toBe(main().getByRole('radio', { name: 'Donor-advised fund' }));
  await person.click(main().getByRole('button', { name: 'Give $50.00' }));
  expect((await screen.findByRole('alert', {}, patience)).textContent).toContain(
    'Choose your fund and approve the grant',
  );
  await approve();
  await find('heading', 'Your acknowledgement');
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
}, 120_000);

test('a recurring PayPal donation sends the nonce of a billing agreement', async () => {
  const sent: unknown[] = [];
  const { person } = await open(
    apiWith({
      'POST /api/donation': (body) => {
        sent.push(body);
        return { status: 201, body: { state: 'charged', receipt, reason: null, detail: null } };
      },
    }),
  );
  await person.click(main().getByRole('radio', { name: 'Monthly' }));
  await person.click(main().getByRole('radio', { name: '$50' }));
  await fillIn(person);
  await person.click(await screen.findByRole('radio', { name: 'PayPal' }));
  await person.click(main().getByRole('button', { name: 'Give $51.81 a month' }));
  await person.click(await screen.findByRole('button', { name: 'Approve $51.81' }));
  await person.click(await screen.findByRole('button', { name: /^Confirm and give/ }));
  await screen.findByRole('heading', { name: 'Your receipt' });
  expect(sent).toEqual([
    expect.objectContaining({
      frequency: 'Monthly',
      payment: { nonce: 'fake-paypal-billing-agreement-nonce', type: 'PayPalAccount', isKept: false },
    }),
  ]);
});

test('after a decline, “Back to my gift” keeps all fields, including the card', async () => {
  const declined = { type: 'x', title: 'x', status: 402, code: 'payment-declined', traceId: 'x' };
  const { person } = await open(
    apiWith({
      'POST /api/donation': {
        status: 402,
        body: { ...declined, detail: 'Nothing was charged.', reason: 'bad-cvv' },
        headers: { 'content-type': 'application/problem+json' },
      },
    }),
  );
  await person.click(main().getByRole('radio', { name: '$25' }));
  await fillIn(person);
  await person.click(screen.getByText('Test cards'));
  await person.click(screen.getByRole('button', { name: /4111 1111 1111 1111/ }));
  await person.click(main().getByRole('button', { name: /^Give \$/ }));
  await person.click(await screen.findByRole('button', { name: /^Confirm and give/ }));
  await screen.findByText('The security code doesn’t match.');
  await person.click(screen.getByRole('button', { name: 'Back to my gift' }));
  // The keyboard goes on where it is put right.
  expect(document.activeElement).toBe(field('Security code'));
  expect([field('Card number'), field('City')].map((one) => (one as HTMLInputElement).value)).toEqual([
    '4111 1111 1111 1111',
    'Boston',
  ]);
});

test('a lost answer to a donation is looked up with the same idempotency key, and not sent again', async () => {
  const keys: (string | null)[] = [];
  const fetched = vi.fn((request: Request) => keys.push(request.headers.get('idempotency-key')));
  const api = apiWith({
    'POST /api/donation': null,
    'GET /api/donation/attempt': {
      status: 200,
      body: { state: 'charged', receipt, reason: null, detail: null },
    },
  });
  const { person, asked } = await open(api);
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.url.includes('/api/donation')) fetched(request);
    return answering(request);
  });
  await person.click(main().getByRole('radio', { name: '$50' }));
  await fillIn(person);
  await person.click(await screen.findByRole('radio', { name: 'Venmo' }));
  await person.click(main().getByRole('button', { name: /^Give \$/ }));
  await person.click(await screen.findByRole('button', { name: /^Approve/ }));
  await person.click(await screen.findByRole('button', { name: /^Confirm and give/ }));
  await screen.findByRole('heading', { name: 'We’re asking how it went' });
  // A reload finds the key, and none of what paid.
  expect(sessionStorage.getItem('donationDetails')).toContain('"isOpen":true');
  expect(sessionStorage.getItem('donationDetails')).not.toContain('fake-venmo');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your receipt' })).toBeTruthy(), {
    timeout: 5_000,
  });
  expect(asked.filter((name) => name === 'POST /api/donation')).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
});

test('a reload restores the draft of a donation from session storage', async () => {
  const kept = {
    version: 1,
    recipient: { recipientType: 'User', id: 'maya-okafor' },
    typed: { firstName: 'Ivo', amount: 25_000, message: 'Hello' },
    attempt: null,
  };
  sessionStorage.setItem('donationDetails', JSON.stringify(kept));
  await open();
  await act(async () => undefined);
  expect((field('First name') as HTMLInputElement).value).toBe('Ivo');
  expect((field(/^Message/) as HTMLInputElement).value).toBe('Hello');
  expect(main().getByRole('radio', { name: '$250', checked: true })).toBeTruthy();
});

test('the organization field offers matches by keyboard, and accepts a new name', async () => {
  const acme = { type: 'Organization', match: 'name', id: receipt.id, name: 'Ashgrove Mutual' };
  const { person } = await open(apiWith({ 'GET /api/search/organizations': { status: 200, body: [acme] } }));
  await person.click(main().getByRole('radio', { name: 'Organization' }));
  const box = () => main().getByRole('combobox', { name: 'Organization' });
  await person.type(box(), 'ash');
  await screen.findByRole('option', { name: 'Ashgrove Mutual' }, { timeout: 5_000 });
  await person.keyboard('{ArrowDown}{Enter}');
  expect((box() as HTMLInputElement).value).toBe('Ashgrove Mutual');
  expect(screen.queryByRole('option', { name: 'Ashgrove Mutual' })).toBeNull();
  expect(sessionStorage.getItem('donationDetails')).toContain(`"organizationId":"${receipt.id}"`);
  await person.clear(box());
  await person.type(box(), 'Ashgrove Cycling');
  expect(sessionStorage.getItem('donationDetails')).toContain('"organizationId":null');
  expect(
    main().getByText('Ashgrove Cycling · your amount', { selector: 'dl div:nth-child(2) b' }),
  ).toBeTruthy();
});
