import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** A client token for the payment form. */
export const createPaymentToken = () =>
  describeCall({ endpoint: '/payment/token', method: 'post', types: actionTypes('CREATE_PAYMENT_TOKEN') });

/** The signed-in person's saved method; 404 where nothing is saved. */
export const getDefaultPaymentMethod = () =>
  describeCall({
    endpoint: '/payment/method/default/token',
    method: 'get',
    meta: { isHandled: true },
    types: actionTypes('LOAD_DEFAULT_PAYMENT_METHOD'),
  });
