import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { handOverTo, paymentForm } from '#machines/payment/payment-form.ts';
import type { Paid } from '#machines/payment/payment-form.types.ts';
import { requestCard } from '#machines/payment/request-card.ts';
import { failed, typed } from '#machines/registration/registration.updates.ts';
import { fieldErrors } from '#src/features/payment/form/payment-fields.ts';
import { fieldId } from '#src/features/registration/registration.types.ts';
import { cardOf, openForm } from '#test/support/payment/open-form.ts';

const errors = fieldErrors({ number: 'Enter the card number.', postalCode: 'Enter the postal code.' });

const holderOf = (paid: Paid) => {
  const holder = createActor(paymentForm).start();
  handOverTo(holder)(openForm(paid));
  return holder;
};

const refused = async () => {
  const asked = requestCard(holderOf({ kind: 'refused', errors }));
  return failed(await asked.catch((error: unknown) => error)).fieldErrors ?? {};
};

test('errors of the card form are listed in the step’s summary, with their field ids', async () => {
  const listed = Object.entries(await refused()).map(([path, message]) => ({ id: fieldId(path), message }));
  expect(listed.length).toBeGreaterThan(0);
  expect(listed).toEqual(errors);
});

test('typing in the card form clears its errors', async () => {
  const context = { drafts: {}, registration: null, fieldErrors: await refused() };
  const event = { type: 'draft.changed', step: 'fee', changes: { payment: 'new' } } as const;
  expect(typed(context as never, event).fieldErrors).toEqual({});
});

test('a valid card returns its nonce', async () => {
  expect(await requestCard(holderOf(cardOf('fake-valid-nonce')))).toEqual({ nonce: 'fake-valid-nonce' });
});
