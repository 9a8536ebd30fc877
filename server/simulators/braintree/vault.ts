import type { CardDecline } from '#server/platform/payments/payments.ts';
import { byNonce, endingOf, isNoInstrument } from './instruments.ts';
import type { Reports } from './reports.ts';
import { type Ending, testMethodOf } from './test-nonces.ts';
import { type Answer, customerAnswer, invalid, methodAnswer, refusal, verifiedNode } from './wire.ts';

/** Saving a card asks the bank for a zero charge; this is the answer when the bank refuses. */
const verificationRefused = (ending: Ending, originNonce: string): Answer => {
  const card = verifiedNode(originNonce);
  if (ending.kind === 'gateway-rejected') {
    return refusal(`Gateway Rejected: ${ending.reason}`, {
      verification: { ...card, status: 'gateway_rejected', 'gateway-rejection-reason': ending.reason },
    });
  }
  const status = ending.kind === 'processor-failed' ? 'failed' : 'processor_declined';
  return refusal(ending.text, {
    verification: {
      ...card,
      status,
      'processor-response-code': ending.code,
      'processor-response-text': ending.text,
    },
  });
};

/** The method to save, or the answer that refuses it. */
const checked = async (
  reports: Reports,
  nonce: string,
  forced: CardDecline | null,
): Promise<{ originNonce: string } | { refused: Answer }> => {
  const found = await byNonce(reports, nonce);
  if (isNoInstrument(found)) {
    return { refused: invalid('credit-card', 'payment_method_nonce', found.code, found.message) };
  }
  if (testMethodOf(found.originNonce)?.isForOnePayment) {
    const message = 'Cannot vault one-time use PayPal account.';
    return { refused: invalid('paypal-account', 'base', '82902', message) };
  }
  const ending = forced === null ? found.ending : endingOf(forced);
  return ending?.verification
    ? { refused: verificationRefused(ending, found.originNonce) }
    : { originNonce: found.originNonce };
};

export type CustomerBody = {
  first_name: string;
  last_name: string;
  email: string;
  payment_method_nonce?: string;
};

/** POST customers */
export const addCustomer = async (
  reports: Reports,
  body: CustomerBody,
  forced: CardDecline | null,
): Promise<Answer> => {
  const person = { firstName: body.first_name, lastName: body.last_name, email: body.email };
  if (body.payment_method_nonce === undefined) {
    return customerAnswer((await reports.addCustomer(person, null)).customer, []);
  }
  const found = await checked(reports, body.payment_method_nonce, forced);
  if ('refused' in found) return found.refused;
  const { customer, methods } = await reports.addCustomer(person, found.originNonce);
  return customerAnswer(customer, methods);
};

/** POST payment_methods */
export const addMethod = async (
  reports: Reports,
  body: { customer_id: string; payment_method_nonce: string },
  forced: CardDecline | null,
): Promise<Answer> => {
  const customer = await reports.customer(body.customer_id);
  if (!customer) return invalid('credit-card', 'customer_id', '91705', 'Customer ID is invalid.');
  const found = await checked(reports, body.payment_method_nonce, forced);
  if ('refused' in found) return found.refused;
  return methodAnswer(await reports.addMethod(customer.id, found.originNonce));
};
