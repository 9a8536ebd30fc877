import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf, methodsOf } from '#machines/donation/donation.drafts.ts';
import { donationOf } from '#machines/donation/donation.guards.ts';
import type { DonationContext, DonationDraft } from '#machines/donation/donation.types.ts';
import { initialContext } from '#machines/donation/donation.updates.ts';
import { checkDraft, stepOfField } from '#machines/donation/donation-draft.rules.ts';
import { linkInNameText } from '#machines/form/link.ts';
import contract from '#openapi/contract.gen.json' with { type: 'json' };
import { withFormats } from '#server/platform/contract/compilers.ts';
import { generalFund, goodDraft, keys, maya } from '#test/support/donation/donation-fixture.ts';

const ajv = withFormats(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema({ ...contract, $id: 'contract' });
const validate = ajv.compile({ $ref: 'contract#/components/schemas/DonationRequest' });
const contractErrors = (body: unknown) => (validate(body) ? [] : validate.errors);

const contextFor = (typed: Partial<DonationDraft>, recipient = maya): DonationContext => ({
  ...initialContext({
    recipient,
    isProcessingFeeChecked: true,
    isMonthlyDonationChecked: false,
    kept: null,
  }),
  typed,
});

const typedText = fc.oneof(
  fc.string({ maxLength: 600 }),
  fc.constantFrom(
    '',
    ' ',
    'US',
    'GB',
    '02139',
    '+44 20 7946 0958',
    'ivo@example.org',
    'a@b.co',
    '"quoted"@example.org',
    `${'a'.repeat(250)}@b.co`,
    '–',
    'Win at evil.com',
    '\u0000',
    '\u200b',
    '\u202eRobin',
    'Robin\r\nBcc: x@example.com',
    'می\u200cخواهم 👩‍🚀',
  ),
);
/** A valid value for each field, and the most characters that the contract accepts. */
const fields = {
  firstName: ['Ivo', 80],
  lastName: ['Lindqvist', 80],
  email: ['ivo@example.org', 254],
  phone: ['', 16],
  address: ['12 Harbor Street', 200],
  city: ['Boston', 100],
  state: ['MA', 100],
  postalCode: ['02139', 20],
  country: ['US', 2],
  organizationName: ['Harbor Bakery', 120],
  publicName: ['', 120],
  message: ['', 500],
  tributeName: ['Ada', 160],
  tributeEmail: ['', 254],
} as const;
const names = Object.keys(fields) as (keyof typeof fields)[];
const good = Object.fromEntries(names.map((name) => [name, fields[name][0]]));

/** One field at a time gets odd values, so that the others don't hide the result. */
const odd = fc.constantFrom(...names).chain((name) => {
  const most = fields[name][1];
  const lengths = fc.constantFrom('é'.repeat(most), 'é'.repeat(most + 1), '1'.repeat(most + 1));
  return fc.record({ [name]: fc.oneof(typedText, lengths, fc.emailAddress()) });
});

const choices = fc.record({
  frequency: fc.constantFrom('Once' as const, 'Monthly' as const, 'Organization' as const),
  amount: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(500, 5_000, 10_000_000) },
    {
      weight: 1,
      arbitrary: fc.oneof(fc.integer({ min: -5, max: 20_000_000 }), fc.double(), fc.constant(null)),
    },
  ),
  isFeeCovered: fc.boolean(),
  organizationId: fc.constantFrom(null, keys.donation),
  isAnonymous: fc.boolean(),
  isAmountVisible: fc.boolean(),
  tributeKind: fc.constantFrom('none' as const, 'honor' as const, 'memory' as const),
  method: fc.constantFrom('CreditCard' as const, 'Chariot' as const, 'saved' as const),
  isMethodKept: fc.boolean(),
});

test('each draft that the form accepts satisfies the API contract', () => {
  let accepted = 0;
  fc.assert(
    fc.property(choices, odd, fc.constantFrom(maya, generalFund), (chosen, typed, recipient) => {
      const donation = donationOf(contextFor({ ...good, ...chosen, ...typed }, recipient));
      if (donation === null) return;
      accepted += 1;
      const request = { ...donation, payment: { useSaved: true }, isRepeatMeant: false, proof: null };
      expect(contractErrors(request)).toEqual([]);
    }),
    { numRuns: 2_000, seed: 2027 },
  );
  expect(accepted).toBeGreaterThan(500);
});

const errorsOf = (changes: Partial<DonationDraft>) => {
  const checked = checkDraft(draftOf(contextFor({ ...goodDraft, ...changes })));
  return 'fieldErrors' in checked ? checked.fieldErrors : {};
};

describe('Message', () => {
  const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';

  test.each([
    ['500 letters', 'a'.repeat(500)],
    ['500 emoji', '🚲'.repeat(500)],
    ['white space around 500 letters', ` ${'a'.repeat(500)}\n`],
    ['the flag of Scotland', `Go ${scotland}!`],
    ['a soft hyphen', 'Fund\u00adraiser'],
    ['the joiners', 'می\u200cروم 👩\u200d🚴'],
    ['lines and tabs', 'One\n\ttwo'],
  ])('takes %s', (_, message) => {
    expect(errorsOf({ message })).toEqual({});
  });

  test.each([
    ['501 letters', 'a'.repeat(501)],
    ['501 emoji', '🚲'.repeat(501)],
  ])('refuses %s', (_, message) => {
    expect(errorsOf({ message })).toEqual({ message: 'Use at most 500 characters.' });
  });

  test.each(['\u202e', '\u200b', '\u2066', '\u0007'])('refuses the hidden sign %j', (sign) => {
    expect(errorsOf({ message: `a${sign}b` })).toEqual({
      message: 'Please type this again: it has characters that can’t be shown.',
    });
  });
});

describe('Limits', () => {
  test.each([
    [null, 'Choose an amount, or enter your own.'],
    [499, 'The smallest gift is $5.'],
    [500, undefined],
    [10_000_000, undefined],
    [10_000_001, 'Enter at most $100,000. To give more, write to us.'],
  ])('an amount of %s has the error: %s', (amount, said) => {
    expect(errorsOf({ amount })).toEqual(said === undefined ? {} : { amount: said });
  });

  test.each(['1e3', '50,50', '50.555', '-20', '5 0', '1.000,50', 'abc'])(
    'the invalid amount "%s" has another error than a missing one',
    (unclearAmount) => {
      expect(errorsOf({ amount: null, unclearAmount })).toEqual({
        amount: 'Enter dollars and cents, like 50 or 50.25.',
      });
    },
  );

  test('an empty form lists all missing fields in the order of the page', () => {
    const checked = checkDraft(draftOf(contextFor({ country: 'US' })));
    expect('fieldErrors' in checked && Object.entries(checked.fieldErrors)).toEqual([
      ['amount', 'Choose an amount, or enter your own.'],
      ['firstName', 'Enter your first name.'],
      ['lastName', 'Enter your last name.'],
      ['email', 'Enter your e-mail address, like name@example.org. Your receipt goes there.'],
      ['postalCode', 'Enter your ZIP code: 5 digits, like 04609.'],
    ]);
  });

  test.each([
    ['Once', {}, ['CreditCard', 'Chariot']],
    ['Once', { method: 'VenmoAccount' }, ['VenmoAccount', 'CreditCard', 'Chariot']],
    [
      'Organization',
      {},
      ['ApplePayCard', 'AndroidPayCard', 'PayPalAccount', 'VenmoAccount', 'CreditCard', 'Chariot'],
    ],
  ] as const)('%s, with %o: wallets are offered once', (frequency, chosen, methods) => {
    expect(methodsOf(contextFor({ ...goodDraft, frequency, ...chosen }))).toEqual(methods);
  });

  test('wallets are another way after a decline', () => {
    const decline = { reason: 'insufficient-funds', detail: null };
    expect(methodsOf({ ...contextFor(goodDraft), decline })).toContain('PayPalAccount');
  });

  const card = ['postalCode'];
  const whole = ['address', 'city', 'state', 'postalCode'];
  test.each([
    ['Once', 99_999, 'CreditCard', card],
    ['Once', 100_000, 'CreditCard', whole],
    ['Monthly', 500, 'CreditCard', whole],
    ['Monthly', 500, 'PayPalAccount', whole],
    ['Organization', 5_000, 'VenmoAccount', []],
    ['Once', 100_000, 'PayPalAccount', whole],
    ['Once', 100_000, 'Chariot', []],
  ] as const)('%s, %s cents by %s needs of the address: %s', (frequency, amount, method, needed) => {
    const places = { address: '', city: '', state: '', postalCode: '', phone: '' };
    const typed = { ...goodDraft, organizationName: 'Harbor Bakery', ...places, frequency, amount, method };
    const checked = checkDraft(draftOf(contextFor(typed)));
    expect(Object.keys('fieldErrors' in checked ? checked.fieldErrors : {}).toSorted()).toEqual(
      needed.toSorted(),
    );
  });

  test.each([
    ['Once', { phone: null, address: { postalCode: '02139', country: 'US' } }, 'CreditCard'],
    ['Once', { phone: null, address: null }, 'PayPalAccount'],
  ] as const)('%s: what isn’t needed of the address is not sent: %s', (frequency, contact, method) => {
    expect(donationOf(contextFor({ ...goodDraft, frequency, method }))?.donor).toEqual({
      firstName: 'Ivo',
      lastName: 'Lindqvist',
      email: 'ivo@example.org',
      ...contact,
    });
  });

  test('each field is asked for in one step; the postal code beside the card or the whole address', () => {
    const once = draftOf(contextFor(goodDraft));
    const monthly = { ...once, frequency: 'Monthly' as const };
    const stepsOf = (draft: DonationDraft) =>
      ['amount', 'email', 'postalCode', 'payment.number', 'tributeName'].map((path) =>
        stepOfField(path, draft),
      );
    expect(stepsOf(once)).toEqual(['amount', 'donor', 'payment', 'payment', 'review']);
    expect(stepsOf(monthly)).toEqual(['amount', 'donor', 'donor', 'payment', 'review']);
  });

  test.each([
    ['US', '0213', 'Enter your ZIP code: 5 digits, like 04609.'],
    ['US', '02139-1234', undefined],
    ['GB', 'W1', undefined],
    ['GB', ' ', 'Enter your postal code, or a dash if you don’t have one.'],
  ])('a postal code in %s, "%s", has the error: %s', (country, postalCode, said) => {
    expect(errorsOf({ country, postalCode, phone: '' })).toEqual(
      said === undefined ? {} : { postalCode: said },
    );
  });

  test('a phone number is optional, but an incomplete one is refused', () => {
    expect(errorsOf({ phone: ' ', frequency: 'Monthly' })).toEqual({});
    // Where the field isn't shown, its earlier text has no error.
    expect(errorsOf({ phone: '555' })).toEqual({});
    expect(errorsOf({ phone: '555', frequency: 'Monthly' })).toEqual({
      phone: 'Enter your phone number with its area code, or leave it empty.',
    });
  });

  test('a message allows 500 characters and line breaks, and refuses invisible characters', () => {
    expect(errorsOf({ message: `${'a'.repeat(249)}\n${'b'.repeat(250)}` })).toEqual({});
    expect(errorsOf({ message: 'a'.repeat(501) })).toEqual({ message: 'Use at most 500 characters.' });
    expect(errorsOf({ message: 'a\u202eb' })).toEqual({
      message: 'Please type this again: it has characters that can’t be shown.',
    });
  });

  test('the organization’s name is required only for a donation by an organization', () => {
    expect(errorsOf({ frequency: 'Organization' })).toEqual({
      organizationName: 'Find the organization, or enter its name.',
    });
    const named = (organizationName: string) => errorsOf({ frequency: 'Organization', organizationName });
    expect(named('Win at evil.com')).toEqual({ organizationName: linkInNameText });
    expect(errorsOf({ organizationName: '\u0000' })).toEqual({});
  });

  test('a tribute needs a name, and the family’s e-mail address is optional', () => {
    expect(errorsOf({ tributeKind: 'honor', tributeEmail: 'nobody' })).toEqual({
      tributeName: 'Enter their name.',
      tributeEmail: 'Enter the family’s e-mail address, like name@example.org, or leave it empty.',
    });
    expect(errorsOf({ tributeKind: 'honor', tributeName: 'Ada' })).toEqual({});
    expect(errorsOf({ tributeEmail: 'nobody' })).toEqual({});
  });

  test('a donor-advised fund refuses recurring donations and cents', () => {
    const once = 'A donor-advised fund gives once. Choose “Once”, or another way to pay.';
    expect(errorsOf({ frequency: 'Monthly', method: 'Chariot' })).toEqual({ method: once });
    expect(
      errorsOf({ frequency: 'Organization', organizationName: 'Harbor Bakery', method: 'Chariot' }),
    ).toEqual({ method: once });
    expect(errorsOf({ amount: 5_050, method: 'Chariot' })).toEqual({
      amount: 'A donor-advised fund gives whole dollars. Enter an amount without cents.',
    });
    expect(errorsOf({ amount: 5_050 })).toEqual({});
    expect(errorsOf({ method: 'Chariot' })).toEqual({});
  });

  test('a grant covers no fee, and the draft keeps the donor’s choice for a card', () => {
    const context = contextFor({ ...goodDraft, amount: 5_000, isFeeCovered: true, method: 'Chariot' });
    expect(donationOf(context)).toMatchObject({ amount: 5_000, isFeeCovered: false, charge: 5_000 });
    expect(draftOf(context).isFeeCovered).toBe(true);
  });
});

test('a complete draft becomes the trimmed request of the API', () => {
  const typed: Partial<DonationDraft> = {
    ...goodDraft,
    frequency: 'Organization',
    organizationName: ' Harbor Bakery ',
    publicName: ' The bakers ',
    message: ' Ride on! ',
    tributeKind: 'memory',
    tributeName: ' Ada ',
    tributeEmail: ' family@example.org ',
    isAmountVisible: false,
  };
  expect(donationOf(contextFor(typed))).toEqual({
    recipient: { recipientType: 'User', id: 'maya-okafor' },
    frequency: 'Organization',
    amount: 5_000,
    isFeeCovered: true,
    charge: 5_181,
    donor: {
      firstName: 'Ivo',
      lastName: 'Lindqvist',
      email: 'ivo@example.org',
      phone: null,
      address: { postalCode: '02139', country: 'US' },
    },
    organization: { name: 'Harbor Bakery' },
    publicName: 'The bakers',
    isAnonymous: false,
    isAmountVisible: false,
    message: 'Ride on!',
    tribute: { kind: 'memory', name: 'Ada', familyEmail: 'family@example.org' },
  });
  expect(donationOf(contextFor({ ...typed, amount: 100_000 }))?.donor).toMatchObject({
    phone: '+16175550142',
    address: {
      address: '12 Harbor Street',
      city: 'Boston',
      state: 'MA',
      postalCode: '02139',
      country: 'US',
    },
  });
  expect(
    donationOf(contextFor({ ...typed, organizationId: keys.donation, isAnonymous: true })),
  ).toMatchObject({
    organization: { id: keys.donation },
    publicName: null,
  });
});
