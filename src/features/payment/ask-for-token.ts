import { isFlowError } from '#machines/flow-error.ts';
import { call } from '#src/api/call.ts';
import { createPaymentToken } from '#src/api/calls/payment.calls.ts';

/** What the forms of both gateways are opened with; no `chariotConnect` where no fund can give. */
export type PaymentToken = {
  clientToken: string;
  chariotConnect: string | null;
  googleMerchantId: string | null;
};

const ask = (config: { isVisitor?: boolean }): Promise<PaymentToken> =>
  call({ ...createPaymentToken(), config, meta: { isHandled: true } });

/**
 * A token for the payment forms; null when there is none to be had, and the form says so itself. Anybody gets one,
 * so a session that ran out stands between nobody and their card.
 */
export const askForToken = (): Promise<PaymentToken | null> =>
  ask({})
    .catch((error: unknown) => {
      if (isFlowError(error) && error.status === 401) return ask({ isVisitor: true });
      throw error;
    })
    .catch(() => null);
