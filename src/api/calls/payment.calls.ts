import { get, post } from '#src/api/describe-call.ts';

/** A client token for the payment form. */
export const createPaymentToken = () =>
  post('/payment/token', 'CREATE_PAYMENT_TOKEN', { meta: { isHandled: false } });

/** The signed-in person's saved payment method; 404 where there is none. */
export const getDefaultPaymentMethod = () =>
  get('/payment/method/default/token', 'LOAD_DEFAULT_PAYMENT_METHOD');
