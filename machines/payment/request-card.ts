import { flowError } from '#machines/flow-error.ts';
import { type PaymentFormRef, requestPayment } from './payment-form.ts';

const messages = {
  notOpen: 'The card form is still loading. Wait a moment and try again.',
  refused: 'Check the card details marked below and try again.',
};

/** Only a card is asked for; the server knows the charge. */
const noCharge = { amount: 0, isMonthly: false };

/**
 * Asks the payment form of a flow that takes only cards for a nonce.
 * @throws FlowError as `requestPayment` does
 */
export const requestCard = async (form: PaymentFormRef | undefined): Promise<{ nonce: string }> => {
  const paid = await requestPayment(form, noCharge, messages);
  if (paid.kind === 'tokenized') return { nonce: paid.payment.nonce };
  throw flowError({ kind: 'unexpected', message: messages.refused });
};
