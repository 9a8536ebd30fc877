import { describe, expect, test } from 'vitest';
import { flowError } from '#machines/flow-error.ts';
import { recurringProblemText } from '#machines/recurring-donation/recurring-donation.messages.ts';
import {
  checkChanges,
  draftOfDonation,
  recurringBill,
  recurringMethodsOf,
} from '#machines/recurring-donation/recurring-donation.rules.ts';
import type {
  RecurringDonationContext,
  RecurringDraft,
} from '#machines/recurring-donation/recurring-donation.types.ts';
import {
  failed,
  initialContext,
  isGone,
  sentChanges,
  submitted,
} from '#machines/recurring-donation/recurring-donation.updates.ts';
import { card, keys } from '#test/support/donation/donation-fixture.ts';
import { recurringDonations } from '#test/support/donation/recurring-donation-fixture.ts';

const [toMaya, toFund] = recurringDonations;

const changesFrom = (changes: Partial<RecurringDraft>, donation = toMaya) =>
  checkChanges({ ...draftOfDonation(donation), ...changes }, donation);

describe('Changes to send', () => {
  test('are empty for an unchanged draft', () => {
    expect(changesFrom({})).toEqual({ changes: {} });
    expect(changesFrom({ recipient: { ...toMaya.recipient, name: 'Maya O.' } })).toEqual({ changes: {} });
  });

  test('include the shown charge with a changed amount or fee', () => {
    expect(changesFrom({ amount: 10_000 })).toEqual({ changes: { amount: 10_000, charge: 10_330 } });
    expect(changesFrom({ isFeeCovered: false })).toEqual({ changes: { isFeeCovered: false, charge: 5_000 } });
    expect(changesFrom({ amount: 10_000 }, toFund)).toEqual({ changes: { amount: 10_000, charge: 10_000 } });
  });

  test('include the charge that stays, where amount and fee change', () => {
    expect(changesFrom({ amount: 5_181, isFeeCovered: false })).toEqual({
      changes: { amount: 5_181, isFeeCovered: false, charge: 5_181 },
    });
  });

  test('include day and recipient', () => {
    expect(changesFrom({ dayOfMonth: 15, recipient: toFund.recipient })).toEqual({
      changes: { dayOfMonth: 15, recipient: { recipientType: 'General', id: null } },
    });
  });
});

test.each([
  [{ amount: 499 }, { amount: 'The smallest gift is $5.' }],
  [{ amount: null }, { amount: 'Choose an amount, or enter your own.' }],
  [{ amount: 10_000_001 }, { amount: 'Enter at most $100,000. To give more, write to us.' }],
  [{ dayOfMonth: 0 }, { dayOfMonth: 'Choose a day of the month.' }],
  [{ dayOfMonth: 32 }, { dayOfMonth: 'Choose a day of the month.' }],
  [{ dayOfMonth: Number.NaN }, { dayOfMonth: 'Choose a day of the month.' }],
])('%j is refused', (changes, fieldErrors) => {
  expect(changesFrom(changes)).toEqual({ fieldErrors });
});

test('the monthly bill has amount, fee and charge, and is null for an invalid amount', () => {
  expect(recurringBill(draftOfDonation(toMaya))).toEqual({ amount: 5_000, fee: 181, charge: 5_181 });
  expect(recurringBill({ ...draftOfDonation(toMaya), amount: 499 })).toBeNull();
});

describe('Idempotency key', () => {
  const editing = (typed: Partial<RecurringDraft>): RecurringDonationContext => ({
    ...initialContext(),
    donations: [...recurringDonations],
    openId: toMaya.id,
    typed,
  });
  const sent = (context: RecurringDonationContext, key: string): RecurringDonationContext => ({
    ...context,
    ...submitted(context, key),
  });
  const lost = flowError({ kind: 'network', message: 'Lost.' });
  const refused = flowError({ kind: 'declined', status: 402, message: 'No.' });

  test.each([
    ['lost', lost, keys.first],
    [
      'that the server failed at',
      flowError({ kind: 'unexpected', status: 503, message: 'Later.' }),
      keys.first,
    ],
    ['sent without a session', flowError({ kind: 'unauthorized', status: 401, message: 'Out.' }), keys.first],
    ['refused', refused, keys.repeat],
  ])('of a change that was %s', (_name, error, key) => {
    const first = sent(editing({ amount: 10_000 }), keys.first);
    expect(sent({ ...first, ...failed(first, error) }, keys.repeat).attempt?.key).toBe(key);
  });

  test('is new for another change', () => {
    const first = sent(editing({ amount: 10_000 }), keys.first);
    const other = { ...first, ...failed(first, lost), typed: { amount: 20_000 } };
    expect(sent(other, keys.repeat).attempt?.key).toBe(keys.repeat);
  });

  test('is new for the same change with another payment method', () => {
    const first = sent(editing({ amount: 10_000 }), keys.first);
    const other: RecurringDonationContext = {
      ...first,
      ...failed(first, lost),
      typed: { amount: 10_000, method: 'CreditCard' },
      tokenized: card,
    };
    expect(sent(other, keys.repeat).attempt?.key).toBe(keys.repeat);
  });

  test('is kept without the nonce, and a refused nonce is not sent again', () => {
    const first = sent({ ...editing({ method: 'CreditCard' }), tokenized: card }, keys.first);
    expect(sentChanges(first)).toEqual({
      payment: { nonce: 'fake-valid-visa-nonce', type: 'CreditCard', isKept: true },
    });
    expect(JSON.stringify(first.attempt)).not.toContain('nonce');
    expect(sentChanges({ ...first, ...failed(first, refused) })).toEqual({});
  });
});

test('the saved method is offered only if it differs or the donation is paused', () => {
  const { paymentMethod } = toMaya;
  const offered = (savedMethod: typeof paymentMethod, donation = toMaya) =>
    recurringMethodsOf({ savedMethod }, donation).includes('saved');
  const other = paymentMethod && { ...paymentMethod, last4: '4242' };
  expect([
    offered(null),
    offered(paymentMethod),
    offered(other),
    offered(paymentMethod, { ...toMaya, state: 'paused' }),
  ]).toEqual([false, false, true, true]);
  expect(changesFrom({ method: 'saved' })).toEqual({ changes: { payment: { useSaved: true } } });
});

test('a missing saved method (404) is no longer offered, and shows an error at the choice', () => {
  const context: RecurringDonationContext = {
    ...initialContext(),
    savedMethod: toMaya.paymentMethod,
    typed: { amount: 10_000, method: 'saved' },
  };
  const error = flowError({ kind: 'conflict', status: 404, code: 'payment-method-missing', message: 'No.' });
  expect(failed(context, error)).toEqual({
    problem: error,
    savedMethod: null,
    typed: { amount: 10_000 },
    fieldErrors: { method: 'This payment method is no longer saved. Choose another one.' },
    attempt: null,
    tokenized: null,
  });
});

test.each([
  [
    'declined',
    { kind: 'declined', status: 402, reason: 'do-not-honor' },
    /^Your bank said no\. .*stays as it was/,
  ],
  ['lost', { kind: 'network' }, /^We don’t know whether this was saved\./],
  ['broken', { kind: 'unexpected', status: 503 }, /^We don’t know whether this was saved\./],
  ['outdated', { kind: 'conflict', status: 409, code: 'charge-changed' }, /changed somewhere else/],
  ['refused', { kind: 'conflict', status: 409, code: 'recipient-closed' }, /^Not now\.$/],
] as const)('a change that was %s shows a message with advice', (_name, parts, words) => {
  expect(recurringProblemText(flowError({ message: 'Not now.', ...parts }), 'change')).toMatch(words);
});

test('a recurring donation is gone for its own 404, and not for a recipient’s or method’s', () => {
  const missing = (code: string) => flowError({ kind: 'conflict', status: 404, code, message: 'No.' });
  expect(isGone(missing('recurring-donation-not-found'))).toBe(true);
  expect(isGone(missing('recipient-not-found'))).toBe(false);
  expect(isGone(missing('payment-method-missing'))).toBe(false);
});
