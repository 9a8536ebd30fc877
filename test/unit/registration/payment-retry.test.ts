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

test('an attempt without a nonce is not a retry of the payment', () => {
  expect(isRetryOfPayment(atFee())).toBe(false);
});

test('an attempt with a nonce and no answer is a retry of the payment', () => {
  const context = atFee();
  expect(isRetryOfPayment({ ...context, ...tokenized(context, 'fake-valid-nonce') })).toBe(true);
});

test('a payment refused with 429 is certainly not made; after 500 or 503 its outcome is open', () => {
  const failed = (status: number) => flowError({ kind: 'unexpected', status, message: '' });
  expect([429, 500, 503].map((status) => isOutcomeOpen(failed(status)))).toEqual([false, true, true]);
});
