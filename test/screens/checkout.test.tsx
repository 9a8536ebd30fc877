import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keptVersion } from '#machines/donation/donation.kept.ts';
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
  // What has run once has kept the session's own choices.
  await waitFor(() => expect(sessionStorage.getItem('isProcessingFeeChecked')).not.toBeNull());
  return { ...app, person };
};

type Hand = Awaited<ReturnType<typeof open>>['person'];

const patience = { timeout: 10_000 };
const press = async (person: Hand, name: string | RegExp) =>
  person.click(await main().findByRole('button', { name }, patience));
const heading = (name: string) => screen.findByRole('heading', { name }, patience);

const choose = async (person: Hand, amount: string) => {
  await person.click(main().getByRole('radio', { name: amount }));
  await press(person, 'Continue');
  await heading('Who’s giving?');
};

const fillIn = async (person: Hand, texts: [string | RegExp, string][]) => {
  for (const [name, text] of texts) {
    await person.click(field(name));
    await person.paste(text);
  }
};

const introduce = async (person: Hand) => {
  await fillIn(person, [
    ['First name', 'Ivo'],
    ['Last name', 'Lindqvist'],
    ['E-mail', 'ivo@example.org'],
  ]);
  await press(person, 'Continue');
  await heading('How will you pay?');
};

const useTestCard = async (person: Hand) => {
  await screen.findByLabelText('Card number', {}, patience);
  await person.click(screen.getByText('Test cards'));
  await person.click(screen.getByRole('button', { name: /4111 1111 1111 1111/ }));
  await person.type(field('ZIP code'), '02139');
};

const charged = { state: 'charged', receipt, reason: null, detail: null };

const seenBy = () =>
  [...document.querySelectorAll('#donation [aria-label="Who will see this"] > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);

const labelOfFocus = () => {
  const { activeElement } = document;
  const label = activeElement?.id ? document.querySelector(`label[for="${activeElement.id}"]`) : null;
  return (label ?? activeElement?.closest('label') ?? activeElement)?.textContent?.trim() ?? '';
};

test('Tab visits each step’s fields in reading order and ends at the button that goes on', async () => {
  const { person } = await open();
  const stopsFrom = async (first: HTMLElement) => {
    first.focus();
    const stops: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      await person.tab();
      // The test's browser also goes through what is folded.
      if (!/^\d{4} /.test(labelOfFocus())) stops.push(labelOfFocus());
      if (document.activeElement?.getAttribute('type') === 'submit') break;
    }
    return stops;
  };
  await person.click(main().getByRole('radio', { name: '$50' }));
  expect(await stopsFrom(main().getByRole('radio', { name: '$50' }))).toEqual([
    'Another amount (optional)',
    expect.stringMatching(/^Cover the fee/),
    'Continue',
  ]);
  await press(person, 'Continue');
  await heading('Who’s giving?');
  await main().findByRole('button', { name: 'Pay with Apple Pay' }, patience);
  expect(await stopsFrom(await heading('Who’s giving?'))).toEqual([
    'Pay with Apple Pay',
    'Pay with Google Pay',
    'Pay with PayPal',
    'Pay with Venmo',
    'First name',
    'Last name',
    'E-mail',
    'Continue',
  ]);
  await introduce(person);
  await screen.findByLabelText('Card number', {}, patience);
  expect(await stopsFrom(await heading('How will you pay?'))).toEqual([
    'Card',
    'Card number',
    'Expiration date',
    'Security code',
    'ZIP code',
    expect.stringMatching(/^Country/),
    'Test cards',
    'Review $51.81',
  ]);
});

test('the fee switch shows the donation and the charge, and the session keeps both choices', async () => {
  const { person } = await open();
  expect((main().getByRole('button', { name: 'Choose an amount' }) as HTMLButtonElement).disabled).toBe(true);
  await person.click(main().getByRole('radio', { name: '$50' }));
  const cover = main().getByRole('switch', { name: /Cover the fee of \$1\.81/ });
  expect(cover.closest('label')?.textContent).toContain('Maya gets $50.00. You are charged $51.81.');
  expect(main().getByText('$50.00 arrives. You cover the $1.81 fee.')).toBeTruthy();
  await person.click(cover);
  expect(cover.closest('label')?.textContent).toContain(
    'Maya gets $50.00. You are charged $50.00. Our partners bear the fee.',
  );
  await person.click(main().getByRole('radio', { name: 'Monthly' }));
  await person.type(field(/^Another amount/), '75');
  expect(main().getByText('$75.00 a month arrives.')).toBeTruthy();
  expect(main().queryByRole('radio', { name: '$50', checked: true })).toBeNull();
  // The session's own choices, for the next visit of this tab.
  expect([
    sessionStorage.getItem('isProcessingFeeChecked'),
    sessionStorage.getItem('isMonthlyDonationChecked'),
  ]).toEqual(['false', 'true']);
});

test('missing fields are said one after the other, each with the focus', async () => {
  const { person, asked } = await open();
  await choose(person, '$50');
  const told: string[] = [];
  for (const [name, text] of [
    ['First name', 'Ivo'],
    ['Last name', 'Lindqvist'],
    ['E-mail', 'ivo@example.org'],
  ] as const) {
    await press(person, 'Continue');
    expect(document.activeElement).toBe(field(name));
    told.push(
      ...main()
        .getAllByText(/^Enter /, { selector: 'p' })
        .map(({ textContent }) => textContent),
    );
    await person.paste(text);
  }
  expect(told).toEqual([
    'Enter your first name.',
    'Enter your last name.',
    'Enter your e-mail address, like name@example.org. Your receipt goes there.',
  ]);
  await press(person, 'Continue');
  await screen.findByLabelText('Card number', {}, patience);
  await press(person, 'Review $51.81');
  expect(document.activeElement).toBe(field('Card number'));
  expect(asked.filter((name) => name.startsWith('POST /api/donation'))).toEqual([]);
});

test('a field shows its error on blur, and not while the donor types', async () => {
  const { person } = await open();
  const mail = 'Enter your e-mail address, like name@example.org. Your receipt goes there.';
  await person.type(field(/^Another amount/), '4.99');
  expect(screen.queryByText('Enter $5 or more.')).toBeNull();
  await person.tab();
  await screen.findByText('Enter $5 or more.');
  await choose(person, '$50');
  await person.click(field('First name'));
  await person.click(field('E-mail'));
  await person.keyboard('dana@x');
  expect(screen.queryByText(mail)).toBeNull();
  await person.tab();
  await screen.findByText(mail);
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  await person.type(field('E-mail'), '.org');
  expect(screen.queryByText(mail)).toBeNull();
  await person.tab();
  // What was passed through, or is right, is no mistake.
  expect(main().queryAllByText(/^Enter /, { selector: 'p' })).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a monthly gift asks for the whole address once, and the card for no postal code', async () => {
  const { person } = await open();
  await person.click(main().getByRole('radio', { name: 'Monthly' }));
  await choose(person, '$50');
  await main().findByText('We need your address for a monthly gift.');
  await fillIn(person, [
    ['Street address', '12 Harbor Street'],
    ['City', 'Boston'],
    ['ZIP code', '02139'],
  ]);
  await person.selectOptions(main().getByRole('combobox', { name: 'State' }), 'MA');
  await introduce(person);
  await screen.findByLabelText('Card number', {}, patience);
  expect(main().queryByRole('textbox', { name: /ZIP|postal/ })).toBeNull();
});

test('an invalid amount shows an error and goes nowhere; a preset amount clears it', async () => {
  const { person } = await open();
  const own = () => field(/^Another amount/) as HTMLInputElement;
  await person.type(own(), '1.000,50');
  await person.tab();
  await main().findByText('Enter dollars and cents, like 50 or 50.25.');
  expect([own().value, own().getAttribute('aria-invalid')]).toEqual(['1.000,50', 'true']);
  expect((main().getByRole('button', { name: 'Choose an amount' }) as HTMLButtonElement).disabled).toBe(true);
  await person.click(main().getByRole('radio', { name: '$50' }));
  expect(own().value).toBe('');
  expect(main().queryByText('Enter dollars and cents, like 50 or 50.25.')).toBeNull();
});

test('the review shows who sees the name, amount and message as the donor chooses', async () => {
  const { person } = await open();
  await choose(person, '$100');
  await introduce(person);
  await useTestCard(person);
  await press(person, /^Review/);
  await heading('Review your gift');
  await person.click(main().getByText('Add a message to Maya'));
  await person.type(field(/^Message/), 'Up you go!');
  await person.click(main().getByText('Who sees this: your name and amount'));
  const words = 'Ivo Lindqvist · $100“Up you go!”';
  const organizers = ['The organizers', `${words}And what you typed for the receipt.`];
  const captain = 'Captain of Hollin Valley Wheelers';
  expect(seenBy()).toEqual([['Everybody', words], ['Maya', words], [captain, words], organizers]);
  await person.click(main().getByText('Public name: Ivo Lindqvist'));
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
  // What is folded away keeps nobody from giving, unless something in it is missing.
  await person.click(main().getByText('Give in honor or memory of someone'));
  await person.click(main().getByRole('radio', { name: 'In honor of someone' }));
  await press(person, /^Give \$/);
  expect(document.activeElement).toBe(field('Their name'));
  await screen.findByText('Enter their name.');
});

test('PayPal tells who pays: two screens, reviewed, charged once, and thanked for', async () => {
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
  await choose(person, '$50');
  await press(person, 'Pay with PayPal');
  const there = within(await screen.findByRole('dialog', { name: 'You are at the sandbox’s PayPal' }));
  // A wallet's own window leaves the page open beside it: what was typed there now would be lost.
  const isClosed = () => document.querySelector('#donation-firstName')?.matches(':disabled');
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
  // What PayPal gave is still good.
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
  expect(sessionStorage.getItem('donationDetails')).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('fake-paypal');

  // Who begins another and comes back is thanked for the first, still.
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
  await choose(person, '$50');
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
}, 120_000);

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
  await choose(person, '$50');
  await press(person, 'Pay with PayPal');
  await person.click(await screen.findByRole('button', { name: 'Approve $51.81' }, patience));
  // PayPal's window told the name only: the rest is asked for here, and PayPal stays approved.
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
    // The keyboard goes on where it is put right.
    expect(document.activeElement).toBe(field(at));
    const valueOf = (name: string) => (field(name) as HTMLInputElement).value;
    expect([valueOf('Card number'), valueOf('Security code')]).toEqual(left);
    expect(valueOf('ZIP code')).toBe('02139');
    await press(person, 'Pay with PayPal');
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
  await choose(person, '$50');
  await payByVenmo(person);
  await heading('Checking on your gift');
  // A reload finds the key, and none of what paid.
  expect(sessionStorage.getItem('donationDetails')).toContain('"isOpen":true');
  expect(sessionStorage.getItem('donationDetails')).not.toContain('fake-venmo');
  await heading('Your receipt');
  expect(asked.filter((name) => name === 'POST /api/donation')).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
});

test('a reload restores the draft of a donation, and its step, from session storage', async () => {
  const kept = {
    version: keptVersion,
    recipient: { recipientType: 'User', id: 'maya-okafor' },
    typed: { firstName: 'Ivo', amount: 25_000, message: 'Hello' },
    step: 'donor',
    attempt: null,
  };
  sessionStorage.setItem('donationDetails', JSON.stringify(kept));
  const { person } = await open();
  await heading('Who’s giving?');
  expect((field('First name') as HTMLInputElement).value).toBe('Ivo');
  await press(person, 'Amount done');
  await heading('How much?');
  expect(main().getByRole('radio', { name: '$250', checked: true })).toBeTruthy();
});

test('the browser’s Back leads through the steps, and keeps what was typed', async () => {
  const { person, router } = await open();
  await choose(person, '$50');
  await introduce(person);
  await act(async () => router.history.back());
  await heading('Who’s giving?');
  expect((field('First name') as HTMLInputElement).value).toBe('Ivo');
  await act(async () => router.history.back());
  await heading('How much?');
  expect(main().getByRole('radio', { name: '$50', checked: true })).toBeTruthy();
});

test('the organization field offers matches by keyboard, and accepts a new name', async () => {
  const acme = { type: 'Organization', match: 'name', id: receipt.id, name: 'Ashgrove Mutual' };
  const { person } = await open(apiWith({ 'GET /api/search/organizations': { status: 200, body: [acme] } }));
  await person.click(main().getByRole('radio', { name: 'Organization' }));
  await choose(person, '$50');
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
});
