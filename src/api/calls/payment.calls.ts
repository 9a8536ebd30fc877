import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** A client token for the payment form. */
export const createPaymentToken = () =>
  describeCall({ endpoint: '/payment/token', method: 'post', types: actionTypes('CREATE_PAYMENT_TOKEN') });
