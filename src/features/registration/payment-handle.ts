import { flowError } from '#machines/flow-error.ts';

/** What a payment form that is on the screen can do; null when its fields have errors, which it shows itself. */
export type Tokenizer = () => Promise<{ nonce: string } | null>;

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
  if (payment === null)
    throw flowError({ kind: 'invalid', message: 'Check the card details marked below and try again.' });
  return payment;
};
