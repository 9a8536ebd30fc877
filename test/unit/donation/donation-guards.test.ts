import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#machines/calendar.ts';
import {
  authenticationOf,
  canOpen,
  deviceDataOf,
  donationOf,
  isAbsent,
  isCharged,
  isClosed,
  isFaultIn,
  isLookedOver,
  isOfCharge,
  isOutcomeUnknown,
  isWithdrawn,
  needsAuthentication,
  paymentOf,
} from '#machines/donation/donation.guards.ts';
import type {
  AskingStep,
  DonationContext,
  DonationDraft,
  DonationOutcome,
  Tokenized,
} from '#machines/donation/donation.types.ts';
import { initialContext } from '#machines/donation/donation.updates.ts';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import { card, donor, goodDraft, maya, paypal, receipt } from '#test/support/donation/donation-fixture.ts';

const failed = (kind: FlowError['kind'], parts: Partial<FlowError> = {}) =>
  flowError({ kind, message: 'No.', ...parts });

// One row for each part of the guard: no part may cover for another one that is missing.
describe('The outcome of a donation is unknown, so it is asked for and never sent again', () => {
  test.each<[string, FlowError]>([
    ['the connection was lost', failed('network')],
    ['the answer took too long', failed('timeout')],
    ['a gateway in between gave up with 504', failed('timeout', { status: 504 })],
    ['the server does not know the outcome', failed('unknownOutcome', { status: 503 })],
    ['the server failed with 500', failed('unexpected', { status: 500 })],
    ['the server failed with 502', failed('unexpected', { status: 502 })],
    ['the answer has no status', failed('unexpected')],
    [
      'another donation went out under the key',
      failed('invalid', { status: 422, code: 'idempotency-key-reused' }),
    ],
  ])('where %s', (_, error) => {
    expect(isOutcomeUnknown(error)).toBe(true);
  });

  test.each<[string, FlowError]>([
    ['the server refused with 418', failed('unexpected', { status: 418 })],
    ['the server refused with 499', failed('unexpected', { status: 499 })],
    ['the card was declined', failed('declined', { status: 402 })],
    ['the request was invalid', failed('invalid', { status: 422, code: 'validation-failed' })],
    ['the recipient takes no donations', failed('conflict', { status: 409, code: 'recipient-closed' })],
    ['the session ended', failed('unauthorized', { status: 401 })],
    ['nothing was sent', failed('invalid')],
  ])('but not where %s', (_, error) => {
    expect(isOutcomeUnknown(error)).toBe(false);
  });
});

test.each<[string, boolean, DonationOutcome]>([
  ['with a receipt is', true, { state: 'charged', receipt, reason: null, detail: null }],
  ['without a receipt is not', false, { state: 'charged', receipt: null, reason: null, detail: null }],
])('a charged donation %s thanked for', (_, is, outcome) => {
  expect(isCharged(outcome)).toBe(is);
});

test.each(['processing', 'notCharged'] as const)('a donation that is %s is not charged', (state) => {
  expect(isCharged({ state, receipt: null, reason: null, detail: null })).toBe(false);
  expect(isCharged({ state, receipt, reason: null, detail: null })).toBe(false);
});

const contextWith = (parts: Partial<DonationContext> = {}): DonationContext => ({
  ...initialContext({
    recipient: maya,
    isProcessingFeeChecked: true,
    isMonthlyDonationChecked: false,
    kept: null,
  }),
  typed: goodDraft,
  ...parts,
});
const cardWith = (parts: { isAuthenticated?: true; deviceData?: string }) =>
  ({ ...card, ...parts }) as Tokenized;
const today = '2027-05-04' as CalendarDay;

test.each<[string, boolean, Partial<DonationOutcome>]>([
  ['was closed by the server', true, {}],
  ['was declined', false, { reason: 'do-not-honor' }],
  ['is still processed', false, { state: 'processing' }],
])('an attempt that %s: withdrawn is %s', (_, is, parts) => {
  const outcome: DonationOutcome = { state: 'notCharged', receipt: null, reason: 'withdrawn', detail: null };
  expect(isWithdrawn({ ...outcome, ...parts })).toBe(is);
});

test.each([
  ['recipient-closed', true],
  ['recipient-not-found', true],
  ['charge-changed', false],
  [null, false],
])('the code %s closes the page: %s', (code, is) => {
  expect(isClosed(failed('conflict', { code }))).toBe(is);
});

// From the first row to each other one, only one condition changes.
test.each<[string, boolean, Tokenized | null, string]>([
  ['a card that was not authenticated yet', true, card, 'authentication-needed'],
  ['a card that was refused otherwise', false, card, 'card-declined'],
  ['a card that was authenticated', false, cardWith({ isAuthenticated: true }), 'authentication-needed'],
  ['a wallet', false, paypal, 'authentication-needed'],
  ['a grant', false, { kind: 'chariot', session: 'one' }, 'authentication-needed'],
  ['no payment', false, null, 'authentication-needed'],
])('%s needs authentication: %s', (_, needs, tokenized, code) => {
  expect(needsAuthentication(contextWith({ tokenized }), failed('declined', { code }))).toBe(needs);
});

test.each<[string, boolean, Partial<DonationContext>]>([
  ['day, donation and payment', true, {}],
  ['no day', false, { today: null }],
  ['no complete donation', false, { typed: { ...goodDraft, email: '' } }],
  ['no payment', false, { tokenized: null }],
])('a review with %s is looked over: %s', (_, is, parts) => {
  expect(isLookedOver(contextWith({ today, tokenized: card, ...parts }))).toBe(is);
});

// Look-ups come 2, 4, 8, 14, 20 and 30 seconds after the answer was lost.
test.each<[string, boolean, string, boolean, number]>([
  ['sent here, after 4 seconds', true, 'donation-not-found', true, 2],
  ['sent here, before', false, 'donation-not-found', true, 1],
  ['sent elsewhere, after half a minute', true, 'donation-not-found', false, 6],
  ['sent elsewhere, before', false, 'donation-not-found', false, 5],
  ['that the server did not look for', false, 'session-over', true, 2],
])('an attempt %s is given up: %s', (_, is, code, isSentHere, polls) => {
  expect(isAbsent(contextWith({ isSentHere, polls }), failed('conflict', { code }))).toBe(is);
});

test.each<[AskingStep, boolean, string, Partial<DonationDraft>]>([
  ['amount', true, 'nothing', { amount: null, email: '' }],
  ['donor', true, 'the amount', { email: '' }],
  ['donor', false, 'no amount', { amount: null, email: '' }],
  ['payment', true, 'amount and donor', {}],
  ['payment', false, 'the amount only', { email: '' }],
  ['payment', false, 'the donor only', { amount: null }],
])('the step %s can be opened: %s, with %s', (step, can, _, changes) => {
  expect(canOpen(contextWith({ typed: { ...goodDraft, ...changes } }), step)).toBe(can);
});

test('the first problem decides the step with the fault', () => {
  const at = (fieldErrors: Record<string, string>) =>
    (['amount', 'donor', 'payment', 'review'] as const).filter((step) =>
      isFaultIn(contextWith({ fieldErrors }), step),
    );
  expect([at({}), at({ email: 'No.', amount: 'No.' }), at({ 'payment.number': 'No.' })]).toEqual([
    [],
    ['donor'],
    ['payment'],
  ]);
});

test.each<[string, boolean, Partial<DonationDraft>]>([
  ['nothing', false, {}],
  ['the message', false, { message: 'Ride on!' }],
  ['the amount', true, { amount: 1_000 }],
  ['the fee', true, { isFeeCovered: false }],
  ['the frequency', true, { frequency: 'Monthly' }],
  ['the method', true, { method: 'Chariot' }],
  ['message and amount', true, { message: '', amount: 1_000 }],
])('a change of %s asks for the payment again: %s', (_, is, changes) => {
  expect(isOfCharge(changes)).toBe(is);
});

const kept = { ...goodDraft, isMethodKept: true };
const nonce = { nonce: 'fake-valid-visa-nonce', type: 'CreditCard' } as const;

test.each<[string, Partial<DonationContext>, object | null]>([
  ['the saved method', { typed: { ...goodDraft, method: 'saved' }, known: donor }, { useSaved: true }],
  ['no payment yet', {}, null],
  ['a grant', { tokenized: { kind: 'chariot', session: 'one' } }, { chariotSession: 'one' }],
  ['a guest’s card', { tokenized: card, typed: kept }, { ...nonce, isKept: false }],
  [
    'a card that is kept',
    { tokenized: card, typed: { ...kept, method: 'CreditCard' }, known: donor },
    { ...nonce, isKept: true },
  ],
  [
    'a card that is not kept',
    { tokenized: card, typed: { ...goodDraft, method: 'CreditCard' }, known: donor },
    { ...nonce, isKept: false },
  ],
  [
    'an authenticated card',
    { tokenized: cardWith({ isAuthenticated: true }) },
    { ...nonce, isKept: false, isAuthenticated: true },
  ],
])('the payment that is sent, with %s', (_, parts, payment) => {
  expect(paymentOf(contextWith(parts))).toEqual(payment);
});

test.each<[string, Tokenized | null, object]>([
  ['a card with device data', cardWith({ deviceData: 'browser' }), { deviceData: 'browser' }],
  ['a card without', card, {}],
  ['a grant', { kind: 'chariot', session: 'one' }, {}],
  ['no payment', null, {}],
])('the device data that is sent, with %s', (_, tokenized, data) => {
  expect(deviceDataOf(contextWith({ tokenized }))).toStrictEqual(data);
});

test('the bank gets the nonce, the charge and the donor', () => {
  const { donor: who, ...terms } = donationOf(contextWith()) ?? {};
  expect(terms).toMatchObject({ recipient: { recipientType: 'User', id: 'maya-okafor' }, charge: 5_181 });
  expect(authenticationOf(contextWith({ tokenized: card }))).toEqual({
    nonce: nonce.nonce,
    charge: 5_181,
    donor: who,
  });
  expect(authenticationOf(contextWith())).toEqual({ nonce: '', charge: 5_181, donor: who });
  expect(authenticationOf(contextWith({ tokenized: { kind: 'chariot', session: 'one' } })).nonce).toBe('');
  expect(authenticationOf(contextWith({ typed: {} })).charge).toBe(0);
});

test('a donation without an amount can not be sent', () => {
  expect(donationOf(contextWith({ typed: { ...goodDraft, amount: null } }))).toBe(null);
  expect(donationOf(contextWith({ typed: { ...goodDraft, email: '' } }))).toBe(null);
});
