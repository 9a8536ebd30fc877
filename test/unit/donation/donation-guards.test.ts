import { describe, expect, test } from 'vitest';
import { isCharged, isOutcomeUnknown } from '#machines/donation/donation.guards.ts';
import type { DonationOutcome } from '#machines/donation/donation.types.ts';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import { receipt } from '#test/support/donation/donation-fixture.ts';

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
