import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#machines/calendar.ts';
import { draftOf, hasWalletsFirst, methodsOf } from '#machines/donation/donation.drafts.ts';
import {
  billOfDonation,
  chargeDays,
  donationOnItsWay,
  isOpen,
  isSameRecipient,
} from '#machines/donation/donation.selectors.ts';
import type { DonationContext, DonationInput, Tokenized } from '#machines/donation/donation.types.ts';
import * as updates from '#machines/donation/donation.updates.ts';
import { flowError } from '#machines/flow-error.ts';
import {
  card,
  donor,
  generalFund,
  goodDraft,
  keys,
  maya,
  openAttempt,
  paypal,
  receipt,
  wheelers,
} from '#test/support/donation/donation-fixture.ts';

const input: DonationInput = {
  recipient: maya,
  isProcessingFeeChecked: true,
  isMonthlyDonationChecked: false,
  kept: null,
};
const contextWith = (parts: Partial<DonationContext> = {}): DonationContext => ({
  ...updates.initialContext(input),
  typed: goodDraft,
  ...parts,
});
const today = '2027-05-04' as CalendarDay;
const nothingFailed = { fieldErrors: {}, problem: null };
const failed = (parts: object = {}) => flowError({ kind: 'invalid', message: 'No.', ...parts });
const outcome = { state: 'notCharged', receipt: null, reason: 'do-not-honor', detail: 'Declined.' } as const;

describe('A donation begins', () => {
  test('with the defaults of the session', () => {
    expect(updates.initialContext({ ...input, isMonthlyDonationChecked: true })).toEqual({
      recipient: maya,
      defaults: { isFeeCovered: true, frequency: 'Monthly' },
      known: null,
      isGuest: false,
      isDonorUnclear: false,
      typed: {},
      step: 'amount',
      ...nothingFailed,
      tokenized: null,
      proof: null,
      quotedCharge: null,
      today: null,
      attempt: null,
      isSentHere: false,
      decline: null,
      polls: 0,
      receipt: null,
      isReceiptResent: false,
      isStartedAfresh: false,
    });
  });

  const typed = { ...goodDraft, message: 'Ride on!', tributeKind: 'honor', tributeName: 'Ann' } as const;
  const kept = {
    recipient: { recipientType: 'User', id: 'maya-okafor' },
    typed,
    step: 'donor',
    attempt: openAttempt,
  } as const;

  test('with what the tab kept for the same recipient', () => {
    expect(updates.initialContext({ ...input, kept })).toMatchObject({
      typed,
      step: 'donor',
      attempt: openAttempt,
      isStartedAfresh: false,
    });
  });

  test('for another recipient without amount, message and tribute', () => {
    const { amount: _, ...own } = goodDraft;
    expect(updates.initialContext({ ...input, recipient: wheelers, kept }).typed).toEqual({
      ...own,
      tributeName: 'Ann',
    });
  });

  test('afresh where the kept form is no longer known', () => {
    expect(updates.initialContext({ ...input, kept: 'outdated' })).toMatchObject({
      typed: {},
      step: 'amount',
      isStartedAfresh: true,
    });
  });
});

test('the details of the donor are known, or unclear', () => {
  expect(updates.donorKnown(donor)).toEqual({ known: donor, isDonorUnclear: false });
  expect(updates.donorUnclear()).toEqual({ ...nothingFailed, isDonorUnclear: true });
});

describe('Typing', () => {
  const fieldErrors = { email: 'No.', method: 'No.', 'payment.number': 'No.' };
  const before = contextWith({ fieldErrors, tokenized: card, quotedCharge: 5_200 });

  test('mends the field, and keeps the payment', () => {
    const { email: _, ...others } = fieldErrors;
    expect(updates.typed(before, { email: 'ivo@example.com' })).toEqual({
      fieldErrors: others,
      problem: null,
      typed: { ...goodDraft, email: 'ivo@example.com' },
    });
  });

  test('another method mends the payment, and asks for it again', () => {
    expect(updates.typed(before, { method: 'Chariot' })).toEqual({
      fieldErrors: { email: 'No.' },
      problem: null,
      typed: { ...goodDraft, method: 'Chariot' },
      quotedCharge: null,
      tokenized: null,
    });
  });

  test('into the payment form mends it, and asks for it again', () => {
    const { 'payment.number': _, ...others } = fieldErrors;
    expect(updates.paymentChanged(before)).toEqual({ fieldErrors: others, problem: null, tokenized: null });
  });
});

test('of several problems the first is shown, those of the payment form before others', () => {
  const context = contextWith({ typed: { ...goodDraft, email: '', firstName: '' } });
  expect(Object.keys(updates.refused(context, 'donor').fieldErrors ?? {})).toEqual(['firstName']);
  expect(updates.refused(context, 'donor', { 'payment.number': 'No.' }).fieldErrors).toEqual({
    'payment.number': 'No.',
  });
  expect(updates.refused(contextWith(), 'donor')).toEqual(nothingFailed);
});

describe('A wallet', () => {
  const home = { address: '1 Elm Street', city: 'Bath', state: 'ME', postalCode: '04530', country: 'US' };
  const wallet = (payer: object) => ({ ...paypal, payer }) as Tokenized;
  const { payer: _, ...given } = paypal as Extract<Tokenized, { kind: 'nonce' }>;

  test('fills empty fields only', () => {
    const context = contextWith({ typed: { ...goodDraft, firstName: ' ' } });
    expect(
      updates.tokenizedBy(
        context,
        wallet({ firstName: 'Ann', lastName: 'Alder', email: 'ann@example.org', address: home }),
      ),
    ).toEqual({
      tokenized: given,
      typed: { ...goodDraft, firstName: 'Ann' },
    });
  });

  test.each(['address', 'city', 'postalCode'] as const)(
    'leaves an address with a typed %s alone',
    (field) => {
      const typed = { address: ' ', city: '', postalCode: '', [field]: 'Typed' };
      expect(updates.tokenizedBy(contextWith({ typed }), wallet({ address: home })).typed).toEqual(typed);
    },
  );

  test('fills an empty address', () => {
    const typed = { address: ' ', city: '', postalCode: '' };
    expect(updates.tokenizedBy(contextWith({ typed }), wallet({ address: home })).typed).toEqual(home);
  });

  test('that says nothing of its owner changes nothing', () => {
    expect(updates.tokenizedBy(contextWith(), card)).toEqual({ tokenized: card, typed: goodDraft });
  });

  test('a fund gives a session only', () => {
    const chariot = { kind: 'chariot', session: 'one' } as const;
    expect(updates.tokenizedBy(contextWith(), chariot)).toEqual({ tokenized: chariot });
  });
});

test('a review forgets what failed before', () => {
  expect(updates.reviewed(today)).toEqual({ ...nothingFailed, today, decline: null, isStartedAfresh: false });
});

describe('A confirmed donation', () => {
  const { charged } = openAttempt;
  const sent = { ...nothingFailed, decline: null, proof: null, polls: 0, isSentHere: true };
  const closed = { ...openAttempt, isRepeatMeant: true, isOpen: false };

  test('gets a key of its own', () => {
    const attempt = { key: keys.first, charged, isRepeatMeant: false, isOpen: true };
    expect(updates.confirmed(contextWith(), keys.first)).toEqual({ ...sent, attempt });
  });

  test('keeps the key of the same charge', () => {
    expect(updates.confirmed(contextWith({ attempt: closed }), keys.first)).toEqual({
      ...sent,
      attempt: { ...closed, isOpen: true },
    });
  });

  test('of another charge gets another key', () => {
    const context = contextWith({ attempt: closed, typed: { ...goodDraft, amount: 1_000 } });
    expect(updates.confirmed(context, keys.first).attempt).toMatchObject({
      key: keys.first,
      isRepeatMeant: false,
    });
  });

  test('that is incomplete is not sent', () => {
    const context = contextWith({ typed: {} });
    expect([updates.confirmed(context, keys.first), updates.repeated(context, keys.first)]).toEqual([
      {},
      { attempt: null },
    ]);
  });

  test('that is meant as a second one gets a key of its own', () => {
    expect(updates.repeated(contextWith({ attempt: openAttempt }), keys.repeat)).toEqual({
      ...sent,
      attempt: { key: keys.repeat, charged, isRepeatMeant: true, isOpen: true },
    });
  });
});

test('an authenticated card has the nonce of the bank, and nothing else has one', () => {
  expect(updates.authenticated(contextWith({ tokenized: card }), 'proven')).toEqual({
    tokenized: { ...card, nonce: 'proven', isAuthenticated: true },
  });
  expect(updates.authenticated(contextWith(), 'proven')).toEqual({});
  expect(
    updates.authenticated(contextWith({ tokenized: { kind: 'chariot', session: 'one' } }), 'proven'),
  ).toEqual({});
  expect(updates.unauthenticated(failed())).toMatchObject({ problem: failed(), tokenized: null });
});

test('an attempt is closed, and opened again', () => {
  const closed = { ...openAttempt, isOpen: false };
  expect([contextWith({ attempt: openAttempt }), contextWith()].map(updates.attemptClosed)).toEqual([
    { attempt: closed },
    { attempt: null },
  ]);
  expect([contextWith({ attempt: closed }), contextWith()].map(updates.sentAgain)).toEqual([
    { ...nothingFailed, attempt: openAttempt },
    { ...nothingFailed, attempt: null },
  ]);
});

test.each([
  ['organization.id', 'organizationName'],
  ['organization.name', 'organizationName'],
  ['tribute.kind', 'tributeKind'],
  ['tribute.name', 'tributeName'],
  ['tribute.familyEmail', 'tributeEmail'],
  ['charge', 'amount'],
  ['payment.nonce', 'payment.nonce'],
  ['donor.email', 'email'],
  ['donor.address.city', 'city'],
  ['message', 'message'],
  ['other.donor.email', 'other.donor.email'],
])('a problem with %s is shown at %s', (path, field) => {
  const error = failed({ fields: [{ path, code: 'invalid', message: 'Not this.' }] });
  expect(updates.failed(error).fieldErrors).toEqual({ [field]: 'Not this.' });
});

test.each([
  [401, true],
  [428, true],
  [429, true],
  [400, false],
  [null, false],
])('after a refusal with %s the key is kept: %s', (status, isKept) => {
  const { attempt, problem } = updates.turnedDown(contextWith({ attempt: openAttempt }), failed({ status }));
  expect([attempt, problem?.message]).toEqual([isKept ? { ...openAttempt, isOpen: false } : null, 'No.']);
});

test.each([
  ['5200', 5_200],
  ['1', 1],
  ['0', null],
  ['52.5', null],
  ['much', null],
  [undefined, null],
])('the quote %s is shown as %s', (reason, quotedCharge) => {
  const error = failed(reason === undefined ? {} : { reason });
  expect(updates.quoted(error)).toEqual({ fieldErrors: {}, problem: error, attempt: null, quotedCharge });
});

describe('A donation ends', () => {
  const gone = { ...nothingFailed, attempt: null };

  test('with a decline', () => {
    const detail = { reason: 'do-not-honor', detail: 'Declined.' };
    expect(updates.declinedAtOnce(failed())).toEqual({
      ...gone,
      tokenized: null,
      decline: { reason: null, detail: 'No.' },
    });
    expect(updates.declinedAtOnce(failed({ reason: 'expired-card' })).decline?.reason).toBe('expired-card');
    expect(updates.declinedLater(outcome)).toEqual({ ...gone, tokenized: null, decline: detail });
  });

  test('without having arrived', () => {
    const problem = flowError({ kind: 'network', message: 'Declined.' });
    expect(updates.withdrawn(outcome)).toEqual({ ...gone, problem });
    expect(updates.withdrawn({ ...outcome, detail: null }).problem?.message).toBe('');
  });

  test('with thanks', () => {
    expect(
      updates.thanked(contextWith({ attempt: openAttempt }), { ...outcome, state: 'charged', receipt }),
    ).toEqual({
      ...nothingFailed,
      attempt: { ...openAttempt, isOpen: false },
      receipt,
      tokenized: null,
      proof: null,
    });
  });

  test('and another one begins without amount, message and tribute', () => {
    const { amount: _, ...own } = goodDraft;
    const typed = { ...goodDraft, unclearAmount: '5o', message: 'Ride on!', tributeKind: 'honor' } as const;
    expect(updates.begun(contextWith({ typed, attempt: openAttempt, receipt }))).toEqual({
      ...gone,
      typed: own,
      tokenized: null,
      proof: null,
      receipt: null,
      isReceiptResent: false,
      decline: null,
      polls: 0,
    });
  });
});

describe('A donor who goes on as a guest', () => {
  test('keeps what was typed', () => {
    expect(updates.becameGuest(contextWith())).toEqual({
      ...nothingFailed,
      isGuest: true,
      known: null,
      typed: goodDraft,
    });
  });

  test('keeps the details, but no saved method', () => {
    const { typed = {} } = updates.becameGuest(contextWith({ typed: { amount: 5_000 }, known: donor }));
    const { savedMethod: _, ...details } = donor;
    expect(typed).toMatchObject({ ...details, amount: 5_000 });
    expect(typed).not.toHaveProperty('method');
  });

  test('keeps another method', () => {
    const context = contextWith({ typed: { method: 'Chariot' }, known: donor });
    expect(updates.becameGuest(context).typed?.method).toBe('Chariot');
  });
});

describe('The form', () => {
  test('shows what was typed before what is known, and that before the defaults', () => {
    const { savedMethod: _, phone: __, ...details } = donor;
    expect(draftOf(contextWith({ typed: { firstName: 'Ann' }, known: { ...donor, country: '' } }))).toEqual({
      amount: null,
      unclearAmount: '',
      ...details,
      firstName: 'Ann',
      phone: '',
      country: 'US',
      frequency: 'Once',
      isFeeCovered: true,
      organizationId: null,
      organizationName: '',
      isAnonymous: false,
      isAmountVisible: true,
      publicName: '',
      message: '',
      tributeKind: 'none',
      tributeName: '',
      tributeEmail: '',
      method: 'saved',
      isMethodKept: false,
    });
  });

  test('an unsaved method takes the place of a saved one that is gone', () => {
    const typed = { method: 'saved' } as const;
    const unsaved = { ...donor, savedMethod: null };
    const methods = [donor, unsaved, null].map((known) => draftOf(contextWith({ typed, known })).method);
    expect(methods).toEqual(['saved', 'CreditCard', 'CreditCard']);
    expect(draftOf(contextWith({ known: unsaved })).method).toBe('CreditCard');
    expect(draftOf(contextWith({ typed: { method: 'Chariot' } })).method).toBe('Chariot');
  });

  test.each<[boolean, string, Partial<DonationContext>]>([
    [true, 'a guest', {}],
    [false, 'an organization', { typed: { frequency: 'Organization' } }],
    [false, 'a saved method', { known: donor }],
    [false, 'an approved wallet', { tokenized: paypal, typed: { method: 'PayPalAccount' } }],
    [true, 'a wallet that was not approved', { typed: { method: 'PayPalAccount' } }],
    [true, 'an approved card', { tokenized: card }],
  ])('offers wallets beside the amount (%s) for %s', (is, _, parts) => {
    expect(hasWalletsFirst(contextWith(parts))).toBe(is);
  });

  const wallets = ['ApplePayCard', 'AndroidPayCard', 'PayPalAccount', 'VenmoAccount'];

  test.each<[string, Partial<DonationContext>, (method: string) => boolean]>([
    ['a guest', {}, () => false],
    [
      'a guest who chose a wallet',
      { typed: { method: 'PayPalAccount' } },
      (method) => method === 'PayPalAccount',
    ],
    ['a guest after a decline', { decline: { reason: null, detail: null } }, () => true],
    ['an organization', { typed: { frequency: 'Organization' } }, () => true],
  ])('lists the methods of %s', (_, parts, isListed) => {
    expect(methodsOf(contextWith(parts)).toSorted()).toEqual(
      [...wallets.filter(isListed), 'CreditCard', 'Chariot'].toSorted(),
    );
    expect(methodsOf(contextWith(parts)).slice(-2)).toEqual(['CreditCard', 'Chariot']);
  });

  test('lists a saved method first', () => {
    expect(methodsOf(contextWith({ known: donor }))[0]).toBe('saved');
  });
});

describe('The bill', () => {
  test.each<[string, Partial<DonationContext>, object | null]>([
    ['with the fee', {}, { amount: 5_000, fee: 181, charge: 5_181 }],
    [
      'without the fee',
      { typed: { ...goodDraft, isFeeCovered: false } },
      { amount: 5_000, fee: 0, charge: 5_000 },
    ],
    ['of a fund', { typed: { ...goodDraft, method: 'Chariot' } }, { amount: 5_000, fee: 0, charge: 5_000 }],
    ['by the server’s quote', { quotedCharge: 5_200 }, { amount: 5_000, fee: 200, charge: 5_200 }],
    ['without an amount', { typed: {} }, null],
    ['of too little', { typed: { amount: 1 } }, null],
  ])('%s', (_, parts, bill) => {
    expect(billOfDonation(contextWith(parts))).toEqual(bill);
  });

  test('of a month says the first day and the next', () => {
    const monthly = contextWith({ typed: { ...goodDraft, frequency: 'Monthly' }, today });
    expect(chargeDays(monthly)).toEqual({ first: '2027-05-04', next: '2027-06-04' });
    expect([contextWith({ today }), { ...monthly, today: null }].map(chargeDays)).toEqual([null, null]);
  });
});

test('an attempt without an answer is shown with its recipient', () => {
  const [open, other] = [
    contextWith({ attempt: openAttempt }),
    contextWith({ attempt: openAttempt, recipient: wheelers }),
  ];
  expect([open, other, contextWith()].map(donationOnItsWay)).toEqual([
    { charge: 5_181, name: 'Maya Okafor' },
    { charge: 5_181, name: null },
    null,
  ]);
  expect(
    [open, { attempt: { ...openAttempt, isOpen: false } }, { attempt: null }].map((one) =>
      isOpen({ ...open, ...one }),
    ),
  ).toEqual([true, false, false]);
});

test('a recipient is the same by kind and id', () => {
  expect(
    [maya, { ...maya, id: 'else' }, { ...generalFund, id: maya.id }].map((one) => isSameRecipient(maya, one)),
  ).toEqual([true, false, false]);
});
