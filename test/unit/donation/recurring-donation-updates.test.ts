import { describe, expect, test } from 'vitest';
import { flowError } from '#machines/flow-error.ts';
import {
  draftOfDonation,
  nextChargeOf,
  recurringMethodsOf,
} from '#machines/recurring-donation/recurring-donation.rules.ts';
import type {
  RecurringDonation,
  RecurringDonationContext,
  RecurringDraft,
} from '#machines/recurring-donation/recurring-donation.types.ts';
import {
  chargeOf,
  endConfirmed,
  ended,
  failed,
  gone,
  initialContext,
  loaded,
  paymentChanged,
  refused,
  sentChanges,
  submitted,
  typed,
} from '#machines/recurring-donation/recurring-donation.updates.ts';
import { card, keys } from '#test/support/donation/donation-fixture.ts';
import { recurringDonations } from '#test/support/donation/recurring-donation-fixture.ts';

const [toMaya, toFund] = recurringDonations;
const open: RecurringDonationContext = {
  ...initialContext(),
  donations: [...recurringDonations],
  openId: toMaya.id,
};
const problem = flowError({ kind: 'declined', status: 402, message: 'No.' });

describe('the next charge', () => {
  const closed = { ...toFund, pauseReason: 'recipient-closed' as const };
  test.each<[string, RecurringDonation, Partial<RecurringDraft>, string, string | null]>([
    ['of an unchanged donation', toMaya, {}, '2027-05-02', '2027-05-31'],
    ['on another day of the month', toMaya, { dayOfMonth: 4 }, '2027-05-02', '2027-05-04'],
    ['on another day that has passed', toMaya, { dayOfMonth: 1 }, '2027-05-02', '2027-06-01'],
    ['that is due today stays', toMaya, { dayOfMonth: 4 }, '2027-05-31', '2027-05-31'],
    [
      'without a charge before it stays',
      { ...toMaya, movesFrom: null },
      { dayOfMonth: 4 },
      '2027-05-02',
      '2027-05-31',
    ],
    ['of one that gave its last', { ...toMaya, nextOn: null }, { dayOfMonth: 4 }, '2027-05-02', null],
    ['of a paused donation', toFund, {}, '2027-05-02', null],
    ['of a paused donation with another method', toFund, { method: 'saved' }, '2027-05-02', '2027-05-04'],
    ['of one that never gave', { ...toFund, movesFrom: null }, { method: 'saved' }, '2027-05-02', null],
    [
      'of one whose recipient takes no gifts, by another method',
      closed,
      { method: 'saved' },
      '2027-05-02',
      null,
    ],
    [
      'of one whose recipient takes no gifts, for another',
      closed,
      { recipient: toMaya.recipient },
      '2027-05-02',
      '2027-05-04',
    ],
  ])('%s', (_, donation, changes, today, day) => {
    expect(nextChargeOf(donation, { ...draftOfDonation(donation), ...changes }, today as never)).toBe(day);
  });
});

test('the choice of methods begins with the current one', () => {
  expect(recurringMethodsOf({ savedMethod: null }, toMaya)).toEqual([
    'kept',
    'CreditCard',
    'PayPalAccount',
    'VenmoAccount',
    'AndroidPayCard',
    'ApplePayCard',
  ]);
});

test.each([
  ['type', 'PayPalAccount'],
  ['brand', 'Mastercard'],
  ['expirationMonth', 5],
  ['expirationYear', 2032],
])('a saved method with another %s is offered', (part, value) => {
  const savedMethod = toMaya.paymentMethod && { ...toMaya.paymentMethod, [part]: value };
  expect(recurringMethodsOf({ savedMethod }, toMaya)).toContain('saved');
});

test.each([
  ['of the form', { typed: { amount: 10_000 } }, 10_330],
  ['that is stored, where the amount can’t be given', { typed: { amount: 1 } }, 5_181],
  ['of nothing', { openId: null }, 0],
])('the charge %s', (_, parts, charge) => {
  expect(chargeOf({ ...open, ...parts })).toBe(charge);
});

describe('loading again', () => {
  const giving = { donations: [toMaya, toFund], savedMethod: null };
  const begun = { ...open, typed: { amount: 10_000, dayOfMonth: 31 } };

  test('keeps what was typed and differs', () => {
    expect(loaded(begun, giving)).toEqual({ attempt: null, typed: { amount: 10_000 }, ...giving });
  });

  test('says that a donation which ended elsewhere has ended, and drops what was typed', () => {
    const left = { ...giving, donations: [toFund] };
    expect(loaded(begun, left)).toMatchObject({
      openId: null,
      typed: {},
      problem: { kind: 'conflict' },
      ...left,
    });
  });

  test('keeps what was typed where no donation is open', () => {
    expect(loaded({ ...begun, openId: null }, giving)).toMatchObject({ typed: begun.typed });
  });
});

describe('typing', () => {
  const tokenized = {
    ...open,
    tokenized: card,
    fieldErrors: { 'payment.number': 'No.', amount: 'No.' },
    problem,
  };

  test.each([
    ['an amount', { amount: 10_000 }],
    ['a fee cover', { isFeeCovered: false }],
    ['a method', { method: 'CreditCard' as const }],
  ])('%s asks for the payment again', (_, changes) => {
    expect(typed(tokenized, changes)).toMatchObject({ typed: changes, tokenized: null });
  });

  test('a day keeps the payment, and the errors of other fields', () => {
    const after = typed(tokenized, { dayOfMonth: 4 });
    expect(after).toEqual({ typed: { dayOfMonth: 4 }, fieldErrors: tokenized.fieldErrors, problem });
  });

  test('another method ends the errors of the payment, and so does a change of the payment form', () => {
    const left = { fieldErrors: { amount: 'No.' }, problem };
    expect(typed(tokenized, { method: 'CreditCard' })).toMatchObject(left);
    expect(paymentChanged(tokenized)).toEqual({ ...left, tokenized: null });
  });
});

describe('sending', () => {
  test('does nothing without an open donation, or with a mistake', () => {
    expect(submitted({ ...open, openId: null }, keys.first)).toEqual({});
    expect(submitted({ ...open, typed: { amount: 1 } }, keys.first)).toEqual({});
    expect(refused({ ...open, openId: null }).fieldErrors).toEqual({});
    expect(Object.keys(refused({ ...open, typed: { amount: 1 } }).fieldErrors ?? {})).toEqual(['amount']);
  });

  test('leaves out a payment of a method that is no longer chosen', () => {
    const sent = { ...open, typed: { amount: 10_000 }, tokenized: card };
    expect(sentChanges({ ...sent, ...submitted(sent, keys.first) })).toEqual({
      amount: 10_000,
      charge: 10_330,
    });
  });
});

describe('ending', () => {
  const first = { ...open, ...endConfirmed(open, keys.first) };

  test('keeps the key until it is answered', () => {
    expect(first.attempt).toEqual({ kind: 'end', key: keys.first, donationId: toMaya.id });
    expect(endConfirmed(first, keys.repeat).attempt).toEqual(first.attempt);
    const change = { ...open, ...submitted({ ...open, typed: { amount: 10_000 } }, keys.first) };
    expect(endConfirmed(change, keys.repeat).attempt).toMatchObject({ kind: 'end', key: keys.repeat });
  });

  test('takes the donation off the list, and tells of it', () => {
    expect(ended(first)).toMatchObject({ donations: [toFund], news: { kind: 'ended', donation: toMaya } });
    expect(gone()).toMatchObject({ openId: null, problem: { kind: 'conflict', code: null } });
  });
});

describe('a refusal', () => {
  const refusal = (status: number, code: string | null, path?: string) =>
    flowError({
      kind: 'invalid',
      status,
      message: 'No.',
      ...(code === null ? {} : { code }),
      ...(path === undefined ? {} : { fields: [{ path, code: 'invalid', message: 'No.' }] }),
    });
  const attempt = { kind: 'end', key: keys.first, donationId: toMaya.id } as const;

  test.each([
    ['recipient-closed', undefined, ['recipient']],
    ['recipient-not-found', undefined, ['recipient']],
    ['validation-failed', 'charge', ['amount']],
    ['validation-failed', 'recipient.id', ['recipient']],
    ['validation-failed', 'recipient', ['recipient']],
    ['validation-failed', 'payment.recipient.id', ['payment.recipient.id']],
    [null, undefined, []],
  ])('with the code %s at %s marks %j', (code, path, fields) => {
    const { fieldErrors = {} } = failed(open, refusal(409, code, path));
    expect(Object.keys(fieldErrors)).toEqual(fields);
    expect(Object.values(fieldErrors).every((text) => text.length > 2)).toBe(true);
  });

  test.each([
    [499, null],
    [500, undefined],
    [401, undefined],
    [429, undefined],
  ])('of status %i leaves the attempt %j', (status, left) => {
    expect(failed({ ...open, attempt }, refusal(status, null)).attempt).toBe(left);
  });
});
