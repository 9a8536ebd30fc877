import { expect, test } from 'vitest';
import { isRetryOfPayment } from '#machines/registration/registration.guards.ts';
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
