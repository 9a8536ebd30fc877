import type { AuthenticationRequest, DonationMethod, Tokenized } from '#machines/donation/donation.types.ts';
import { flowError } from '#machines/flow-error.ts';
import { fieldId } from './form/form.types.ts';

type PaymentType = Extract<Tokenized, { kind: 'nonce' }>['type'];

/** What the payment forms on the screen can do: give something good for one charge, say what is wrong, or nothing. */
export type Payer = (charge: { amount: number; isMonthly: boolean }) => Promise<
  | {
      kind: 'tokenized';
      payment: {
        nonce: string;
        type: PaymentType;
        brand: string | null;
        last4: string | null;
        deviceData?: string;
      };
    }
  | { kind: 'granted'; session: string }
  | { kind: 'refused'; errors: { id: string; message: string }[] }
  | { kind: 'left' }
>;

/** What is wrong with the card form as it stands, shown there too; nothing where another way was chosen. */
type Check = () => { id: string; message: string }[];

/** Has the card's owner prove to their bank that it is theirs; `amount` in cents. */
type Authenticate = (
  request: { nonce: string; amount: number; payer: AuthenticationRequest['donor'] },
  signal: AbortSignal,
) => Promise<{ kind: 'authenticated'; nonce: string } | { kind: 'failed' | 'unavailable' | 'left' }>;

let payer: Payer | null = null;
let check: Check | null = null;
let authenticate: Authenticate | null = null;

/** The payment form on the screen, or null when it goes. */
export const setPayer = (
  next: Payer | null,
  nextCheck: Check | null = null,
  nextAuthenticate: Authenticate | null = null,
): void => {
  payer = next;
  check = nextCheck;
  authenticate = nextAuthenticate;
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

const cameBackFromBank =
  'You came back before your bank had confirmed it. Nothing was charged: give again, or pay another way.';
const notConfirmed = 'Your bank didn’t confirm that this card is yours. Nothing was charged.';

/**
 * A nonce for the same card with the bank's word that it is its owner's.
 * @throws FlowError `declined` where the bank says no or can't be asked; `invalid` when the person came back before
 */
export const authenticateCard = async (
  { nonce, charge, donor }: AuthenticationRequest,
  signal: AbortSignal,
): Promise<{ nonce: string }> => {
  const asked = await (authenticate?.({ nonce, amount: charge, payer: donor }, signal) ?? {
    kind: 'unavailable' as const,
  });
  if (asked.kind === 'authenticated') return { nonce: asked.nonce };
  if (asked.kind === 'left') throw flowError({ kind: 'invalid', message: cameBackFromBank });
  throw flowError({ kind: 'declined', reason: `authentication-${asked.kind}`, message: notConfirmed });
};
