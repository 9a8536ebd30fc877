import { afterEach, expect, test } from 'vitest';
import { failed, typed } from '#machines/registration/registration.updates.ts';
import { fieldErrors } from '#src/features/payment/payment-fields.ts';
import { setTokenizer, tokenizePayment } from '#src/features/registration/payment-handle.ts';
import { fieldId } from '#src/features/registration/registration.types.ts';

afterEach(() => setTokenizer(null));

const errors = fieldErrors({ number: 'Enter the card number.', postalCode: 'Enter the postal code.' });

const refused = async () => {
  setTokenizer(async () => ({ errors }));
  const update = failed(await tokenizePayment().catch((error: unknown) => error));
  return update.fieldErrors ?? {};
};

test('what is wrong in the card form is listed on top of the step, each leading to its field', async () => {
  const listed = Object.entries(await refused()).map(([path, message]) => ({ id: fieldId(path), message }));
  expect(listed.length).toBeGreaterThan(0);
  expect(listed).toEqual(errors);
});

test('typing in the card form takes it off the list', async () => {
  const context = { drafts: {}, registration: null, fieldErrors: await refused() };
  const event = { type: 'draft.changed', step: 'fee', changes: { payment: 'new' } } as const;
  expect(typed(context as never, event).fieldErrors).toEqual({});
});

test('a card that can be used gives its nonce', async () => {
  setTokenizer(async () => ({ nonce: 'fake-valid-nonce' }));
  expect(await tokenizePayment()).toEqual({ nonce: 'fake-valid-nonce' });
});
