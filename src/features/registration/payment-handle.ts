import { flowError } from '#machines/flow-error.ts';

/** What a payment form that is on the screen can do: a nonce, or what is wrong, by the id of the control. */
export type Tokenizer = () => Promise<{ nonce: string } | { errors: { id: string; message: string }[] }>;

/** The card's fields count as parts of the step's `payment`, so that they go when another way to pay is chosen. */
const cardPath = (id: string) => id.replace(/^payment-/, 'payment.');

let tokenizer: Tokenizer | null = null;

/** The form on the screen, or null when it goes. */
export const setTokenizer = (next: Tokenizer | null): void => {
  tokenizer = next;
};

/** @throws FlowError `invalid` when the form has errors, `unexpected` when there is none to ask. */
export const tokenizePayment = async (): Promise<{ nonce: string }> => {
  if (tokenizer === null)
    throw flowError({
      kind: 'unexpected',
      message: 'The card form is still loading. Wait a moment and try again.',
    });
  const payment = await tokenizer();
  if ('nonce' in payment) return payment;
  throw flowError({
    kind: 'invalid',
    message: 'Check the card details marked below and try again.',
    fields: payment.errors.map(({ id, message }) => ({ path: cardPath(id), code: 'invalid', message })),
  });
};
