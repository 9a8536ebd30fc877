import type { User } from '#machines/auth/auth.types.ts';
import type {
  CardAuthentication,
  DonationMethod,
  KnownDonor,
  SavedPaymentMethod,
  Tokenized,
} from '#machines/donation/donation.types.ts';
import { flowError, isFlowError } from '#machines/flow-error.ts';
import {
  type PaymentFormRef,
  requestAuthentication,
  requestPayment,
} from '#machines/payment/payment-form.ts';
import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';

/** The saved payment method. Null for none, and after a failure: there is always another method. */
export const askSavedMethod = (): Promise<SavedPaymentMethod | null> =>
  call(get('/payment/method/default/token', 'LOAD_DEFAULT_PAYMENT_METHOD')).then(
    ({ method }) => method,
    (error: unknown) => {
      if (isFlowError(error) && error.status === 401) throw error;
      return null;
    },
  );

/** The signed-in donor's data for the form; null for a guest, without a request. */
export const knownDonor = async (user: User | null): Promise<KnownDonor | null> => {
  if (user === null) return null;
  const { firstName, lastName, emailAddress, phone, address, city, state, postalCode, country } = user;
  return {
    firstName,
    lastName,
    email: emailAddress,
    phone: phone ?? '',
    address: address ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    country: country ?? '',
    savedMethod: await askSavedMethod(),
  };
};

const messages = {
  notOpen: 'The payment form is still loading. Wait a moment and try again.',
  refused: 'Check how you pay and try again.',
};

/**
 * @param asked `charge` in cents
 * @throws FlowError as `requestPayment` does
 */
export const tokenizePayment = async (
  form: PaymentFormRef | undefined,
  asked: { method: DonationMethod; charge: number; isMonthly: boolean },
): Promise<Tokenized> => {
  const paid = await requestPayment(
    form,
    { amount: asked.charge, isMonthly: asked.isMonthly, way: asked.method },
    messages,
  );
  return paid.kind === 'tokenized'
    ? { kind: 'nonce', ...paid.payment }
    : { kind: 'chariot', session: paid.session };
};

const cameBackFromBank =
  'You came back before your bank confirmed it. Nothing was charged. Try again, or pay another way.';
const notConfirmed = 'Your bank didn’t confirm that this card is yours. Nothing was charged.';

/**
 * A nonce for the same card after the bank's authentication of its owner.
 * @throws FlowError `declined` where the bank refuses or can't be asked; `invalid` when the person returned before its answer
 */
export const authenticateCard = async (
  form: PaymentFormRef | undefined,
  { nonce, charge, donor }: CardAuthentication,
  signal: AbortSignal,
): Promise<{ nonce: string }> => {
  const asked = await requestAuthentication(form, { nonce, amount: charge, payer: donor }, signal);
  if (asked.kind === 'authenticated') return { nonce: asked.nonce };
  if (asked.kind === 'left') throw flowError({ kind: 'invalid', message: cameBackFromBank });
  throw flowError({ kind: 'declined', reason: `authentication-${asked.kind}`, message: notConfirmed });
};
