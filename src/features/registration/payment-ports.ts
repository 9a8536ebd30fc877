import { flowError } from '#machines/flow-error.ts';
import { type PaymentFormRef, requestPayment } from '#machines/payment/payment-form.ts';

const messages = {
  notOpen: 'The card form is still loading. Wait a moment and try again.',
  refused: 'Check the card details marked below and try again.',
};

/** Only a card is taken; what it is charged, the server knows. */
const noCharge = { amount: 0, isMonthly: false };

/** @throws FlowError as `requestPayment` does */
export const tokenizePayment = async (form: PaymentFormRef | undefined): Promise<{ nonce: string }> => {
  const paid = await requestPayment(form, noCharge, messages);
  if (paid.kind === 'tokenized') return { nonce: paid.payment.nonce };
  throw flowError({ kind: 'unexpected', message: messages.refused });
};
