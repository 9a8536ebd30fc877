import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keptVersion } from '#machines/donation/donation.kept.ts';
import {
  apiWith,
  choose,
  field,
  fillIn,
  givenCheckout,
  heading,
  introduce,
  labelOfFocus,
  main,
  open,
  patience,
  pick,
  press,
  seenBy,
  useTestCard,
} from '#test/support/donation/checkout-screen.tsx';
import { receipt } from '#test/support/donation/donation-fixture.ts';

givenCheckout();

test('a donor types through to the review without leaving the keyboard', async () => {
  const { person } = await open();
  await choose(person, '$50');
  await person.click(field('First name'));
  await person.keyboard('Ivo{Enter}');
  expect(labelOfFocus()).toBe('Last name');
  // A field shows no error before the person was in it. Enter in an empty form asks for its values.
  expect(main().queryByText(/^Enter your/)).toBe(null);
  await person.keyboard('{Enter}');
  expect(main().getByText('Enter your last name.')).toBeTruthy();
  await person.keyboard('Lindqvist{Enter}ivo@example.org{Enter}');
  await heading('How will you pay?');
  await person.click(await screen.findByLabelText('Card number', {}, patience));
  await person.keyboard('411111111111111');
  expect(labelOfFocus()).toBe('Card number');
  await person.keyboard('1');
  expect(labelOfFocus()).toBe('Expiration date');
  await person.keyboard('043112302139');
  expect(labelOfFocus()).toBe('ZIP code');
  const value = (name: string) => (field(name) as HTMLInputElement).value;
  expect(['Card number', 'Expiration date', 'Security code', 'ZIP code'].map(value)).toEqual([
    '4111 1111 1111 1111',
    '04/31',
    '123',
    '02139',
  ]);
  await person.keyboard('{Enter}');
  await heading('Review your gift');
});

test('correcting a card’s number does not move the focus to another field', async () => {
  const { person } = await open();
  await choose(person, '$50');
  await introduce(person);
  await person.click(await screen.findByLabelText('Card number', {}, patience));
  await person.paste('5555 5555 5555 4445');
  await person.keyboard('{Backspace}4');
  expect(labelOfFocus()).toBe('Expiration date');
  await person.click(field('Card number'));
  await person.keyboard('{ArrowLeft>6/}{Backspace}5');
  expect(labelOfFocus()).toBe('Card number');
});

test('Tab visits each step’s fields in reading order and ends at the button to the next step', async () => {
  const { person } = await open();
  const stopsFrom = async (first: HTMLElement) => {
    first.focus();
    const stops: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      await person.tab();
      // The test's browser also focuses closed parts.
      if (!/^\d{4} /.test(labelOfFocus())) stops.push(labelOfFocus());
      if (document.activeElement?.getAttribute('type') === 'submit') break;
    }
    return stops;
  };
  await pick(person, '$50');
  const wallets = ['Pay with Apple Pay', 'Pay with Google Pay', 'Pay with PayPal', 'Pay with Venmo'];
  await main().findByRole('button', { name: 'Pay with Venmo' }, patience);
  const ways = within(main().getByRole('region', { name: 'Skip the typing' })).getAllByRole('button');
  expect(ways.map(({ textContent }) => textContent)).toEqual(wallets);
  expect(await stopsFrom(main().getByRole('radio', { name: '$50' }))).toEqual([
    'Another amount (optional)',
    expect.stringMatching(/^Cover the fee/),
    'Continue',
  ]);
  await press(person, 'Continue');
  await heading('Who’s giving?');
  expect(await stopsFrom(await heading('Who’s giving?'))).toEqual([
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
  await person.click(main().getByRole('radio', { name: '$50' }));
  const cover = main().getByRole('switch', { name: /Cover the fee of \$1\.81/ });
  expect(cover.closest('label')?.textContent).toContain(
    '$50.00 goes to Maya’s climb. You are charged $51.81.',
  );
  expect(main().getByText('$50.00 to research, plus the $1.81 fee.')).toBeTruthy();
  await person.click(cover);
  expect(cover.closest('label')?.textContent).toContain(
    '$50.00 goes to Maya’s climb. You are charged $50.00. Our partners pay the fee.',
  );
  await person.click(main().getByRole('radio', { name: 'Monthly' }));
  await person.type(field(/^Another amount/), '75');
  expect(main().getByText('$75.00 a month goes to research.')).toBeTruthy();
  expect(main().queryByRole('radio', { name: '$50', checked: true })).toBeNull();
  // The session's own choices, for the tab's next visit.
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

test('Enter shows what is wrong with an amount that can’t be given', async () => {
  const { person } = await open();
  await person.type(main().getByLabelText(/^Another amount/), '3');
  expect(main().queryByText('The smallest gift is $5.')).toBeNull();
  await person.keyboard('{Enter}');
  expect(await main().findByText('The smallest gift is $5.', {}, patience)).toBeTruthy();
});

test.each([
  ['', 'Choose an amount, or enter your own.', '$25'],
  ['3', 'The smallest gift is $5.', /^Another amount/],
  ['1.000,50', 'Enter dollars and cents, like 50 or 50.25.', /^Another amount/],
])('the button says what is wrong with the amount “%s”, and leads to it', async (typed, error, focused) => {
  const { person } = await open();
  if (typed !== '') await person.type(main().getByLabelText(/^Another amount/), typed);
  await press(person, 'Choose an amount');
  await main().findByText(error, { selector: 'p' }, patience);
  expect(document.activeElement).toBe(main().getByLabelText(focused));
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

test('a field shows its error on blur, and not while the donor types', async () => {
  const { person } = await open();
  const mail = 'Enter your e-mail address, like name@example.org. Your receipt goes there.';
  await person.type(field(/^Another amount/), '4.99');
  expect(screen.queryByText('The smallest gift is $5.')).toBeNull();
  await person.tab();
  await screen.findByText('The smallest gift is $5.');
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
  // A passed or valid field has no error.
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
  await person.click(main().getByText('Add a message or a dedication'));
  await person.type(field(/^Message/), 'Up you go!');
  await person.click(main().getByText('Shown as Ivo Lindqvist, with the amount'));
  const words = 'Ivo Lindqvist · $100“Up you go!”';
  const organizers = ['The organizers', `${words}And what you typed for the receipt.`];
  const captain = 'Captain of Hollin Valley Wheelers';
  expect(seenBy()).toEqual([['Everyone', words], ['Maya', words], [captain, words], organizers]);
  await person.click(main().getByRole('checkbox', { name: 'Give anonymously' }));
  await person.click(main().getByRole('checkbox', { name: 'Show the amount' }));
  main().getByRole('checkbox', { description: /with at least two other hidden gifts/ });
  const hidden = 'Anonymous · amount kept private“Up you go!”';
  expect(main().queryByRole('textbox', { name: /^Public name/ })).toBeNull();
  expect(seenBy()).toEqual([
    ['Everyone', hidden],
    ['Maya', words],
    [captain, `${hidden}They see Maya’s exact total, and can work out your amount from it.`],
    organizers,
  ]);
  // A closed part prevents nothing, unless something in it is missing.
  await person.click(main().getByRole('radio', { name: 'In honor of someone' }));
  await press(person, /^Give \$/);
  expect(document.activeElement).toBe(field('Their name'));
  await screen.findByText('Enter their name.');
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
  await screen.findByRole('option', { name: 'Ashgrove Mutual' });
  await person.keyboard('{ArrowDown}{Enter}');
  expect((box() as HTMLInputElement).value).toBe('Ashgrove Mutual');
  expect(screen.queryByRole('option', { name: 'Ashgrove Mutual' })).toBeNull();
  expect(sessionStorage.getItem('donationDetails')).toContain(`"organizationId":"${receipt.id}"`);
  await person.clear(box());
  await person.type(box(), 'Ashgrove Cycling');
  expect(sessionStorage.getItem('donationDetails')).toContain('"organizationId":null');
});
