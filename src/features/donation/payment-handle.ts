import type { DonationMethod, Tokenized } from '#machines/donation/donation.types.ts';
import { flowError } from '#machines/flow-error.ts';
import { fieldId } from './form/form.types.ts';

type PaymentType = Extract<Tokenized, { kind: 'nonce' }>['type'];

/** What the payment forms on the screen can do: give something good for one charge, say what is wrong, or nothing. */
export type Payer = (charge: { amount: number; isMonthly: boolean }) => Promise<
  | {
      kind: 'tokenized';
      payment: { nonce: string; type: PaymentType; brand: string | null; last4: string | null };
    }
  | { kind: 'granted'; session: string }
  | { kind: 'refused'; errors: { id: string; message: string }[] }
  | { kind: 'left' }
>;

/** What is wrong with the card form as it stands, shown there too; nothing where another way was chosen. */
type Check = () => { id: string; message: string }[];

let payer: Payer | null = null;
let check: Check | null = null;

/** The payment form on the screen, or null when it goes. */
export const setPayer = (next: Payer | null, nextCheck: Check | null = null): void => {
  payer = next;
  check = nextCheck;
};

const method = fieldId('method');

/** The card's fields count as parts of the payment, so that they go when another way to pay is chosen. */
const pathOf = (id: string) => (id === method ? 'payment.method' : id.replace(/^payment-/, 'payment.'));

/** What the payment form can say at once is wrong with it, by path; nobody is asked. */
export const paymentFaults = (): Record<string, string> =>
  Object.fromEntries((check?.() ?? []).map(({ id, message }) => [pathOf(id), message]));

const loading = 'The payment form is still loading. Wait a moment and try again.';
const cameBack = 'You came back without paying. Try again, or take another way.';

/**
 * @param asked `charge` in cents
 * @throws FlowError `invalid` when the form has errors, or the person left the wallet's window; `unexpected` when there is
 * none to ask.
 */
export const tokenizePayment = async (asked: {
  method: DonationMethod;
  charge: number;
  isMonthly: boolean;
}): Promise<Tokenized> => {
  if (payer === null) throw flowError({ kind: 'unexpected', message: loading });
  const paid = await payer({ amount: asked.charge, isMonthly: asked.isMonthly });
  if (paid.kind === 'tokenized') return { kind: 'nonce', ...paid.payment };
  if (paid.kind === 'granted') return { kind: 'chariot', session: paid.session };
  const errors = paid.kind === 'left' ? [{ id: method, message: cameBack }] : paid.errors;
  throw flowError({
    kind: 'invalid',
    message: 'Check how you pay and try again.',
    fields: errors.map(({ id, message }) => ({ path: pathOf(id), code: 'invalid', message })),
  });
};
