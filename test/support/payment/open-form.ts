import type { OpenPaymentForm, Paid } from '#machines/payment/payment-form.types.ts';

/** A card that gave this nonce. */
export const cardOf = (nonce: string): Paid => ({
  kind: 'tokenized',
  payment: { nonce, type: 'CreditCard', brand: 'Visa', last4: '1111' },
});

/** A payment form that gives the same each time that it is asked. */
export const openForm = (paid: Paid): OpenPaymentForm => ({
  pay: async () => paid,
  check: () => (paid.kind === 'refused' ? paid.errors : []),
  authenticate: async () => ({ kind: 'unavailable' }),
  empty: () => undefined,
});
