import { isFlowError } from '#machines/flow-error.ts';
import { call } from '#src/api/call.ts';
import { post } from '#src/api/describe-call.ts';

/** The token for both gateways' forms; without `chariotConnect` where no fund can pay. */
export type PaymentToken = {
  clientToken: string;
  chariotConnect: string | null;
  googleMerchantId: string | null;
};

const ask = (config: { isVisitor?: boolean }): Promise<PaymentToken> =>
  call({
    ...post('/payment/token', 'CREATE_PAYMENT_TOKEN', { meta: { isHandled: false } }),
    config,
    meta: { isHandled: true },
  });

/**
 * A token for the payment forms; null after a failure, which the form shows. Visitors get one, too, so an expired session doesn't prevent a
 * payment.
 */
export const askForToken = (): Promise<PaymentToken | null> =>
  ask({})
    .catch((error: unknown) => {
      if (isFlowError(error) && error.status === 401) return ask({ isVisitor: true });
      throw error;
    })
    .catch(() => null);
