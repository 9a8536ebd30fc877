import { expect, test } from 'vitest';
import { flowError } from '#machines/flow-error.ts';
import { isOutcomeOpen, isRetryOfPayment } from '#machines/registration/registration.guards.ts';
import { attempted, initialContext, loaded, tokenized } from '#machines/registration/registration.updates.ts';
import { everything, ids, registrationAt } from '#test/support/registration/registration-fixture.ts';

const atFee = () => {
  const start = initialContext({ requestedStep: null, kept: null });
  const here = { ...start, ...loaded(start, registrationAt({ mix: everything, nextStep: 'fee' })) };
  return { ...here, ...attempted(here, ids.key) };
};

test('a card that the form refused is asked for again, not sent without a nonce', () => {
  expect(isRetryOfPayment(atFee())).toBe(false);
});

test('a nonce that was sent without an answer is sent again', () => {
  const context = atFee();
  expect(isRetryOfPayment({ ...context, ...tokenized(context, 'fake-valid-nonce') })).toBe(true);
});

test('a payment that was refused for too many requests was not made; after any other failure it may have been', () => {
  const failed = (status: number) => flowError({ kind: 'unexpected', status, message: '' });
  expect([429, 500, 503].map((status) => isOutcomeOpen(failed(status)))).toEqual([false, true, true]);
});
