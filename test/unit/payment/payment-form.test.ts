import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { donationMachine } from '#machines/donation/donation.machine.ts';
import {
  handOverTo,
  paymentErrorsOf,
  paymentForm,
  paymentFormIn,
  paymentFormOf,
  requestPayment,
} from '#machines/payment/payment-form.ts';
import { recurringDonationMachine } from '#machines/recurring-donation/recurring-donation.machine.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { cardOf, openForm } from '#test/support/payment/open-form.ts';

const charge = { amount: 5_000, isMonthly: false };
const messages = { notOpen: 'No form is open.', refused: 'The form has errors.' };

const start = () => createActor(paymentForm).start();
const askedOf = (holder: ReturnType<typeof paymentFormOf>) => requestPayment(holder, charge, messages);

test('two open flows each request payment from their own form', async () => {
  const first = start();
  const second = start();
  handOverTo(first)(openForm(cardOf('first')));
  const handOver = handOverTo(second);
  handOver(openForm(cardOf('second')));
  expect(await Promise.all([askedOf(first), askedOf(second)])).toEqual([cardOf('first'), cardOf('second')]);
  handOver(null);
  expect(await askedOf(first)).toEqual(cardOf('first'));
  await expect(askedOf(second)).rejects.toMatchObject({ kind: 'unexpected', message: messages.notOpen });
});

test('closing a form after the next one has opened keeps the next one', async () => {
  const holder = start();
  const before = handOverTo(holder);
  before(openForm(cardOf('before')));
  handOverTo(holder)(openForm(cardOf('after')));
  before(null);
  expect(await askedOf(holder)).toEqual(cardOf('after'));
});

test('form errors are keyed by field path, and other errors by payment.method', () => {
  const holder = start();
  const errors = [
    { id: 'payment-postal-code', message: 'Enter the postal code.' },
    { id: 'donation-method', message: 'Take another way.' },
  ];
  handOverTo(holder)(openForm({ kind: 'refused', errors }));
  expect(paymentErrorsOf(holder)).toEqual({
    'payment.postal-code': 'Enter the postal code.',
    'payment.method': 'Take another way.',
  });
});

test('each flow with a payment has its own payment form actor', () => {
  const recipient = { recipientType: 'General', id: null, name: 'All', shortName: 'All' } as never;
  const flows = [
    createActor(donationMachine, {
      systemId: 'one',
      input: { recipient, isProcessingFeeChecked: true, isMonthlyDonationChecked: false, kept: null },
    }),
    createActor(recurringDonationMachine, { systemId: 'one' }),
    createActor(registrationMachine, { systemId: 'one', input: { requestedStep: null, kept: null } }),
  ];
  const holders = flows.map((flow) => paymentFormOf(flow.getSnapshot()));
  expect(new Set(holders).size).toBe(flows.length);
  expect(flows.map(({ system }) => paymentFormIn(system, 'one'))).toEqual(holders);
  expect(flows.map(({ system }) => paymentFormIn(system, 'other'))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
