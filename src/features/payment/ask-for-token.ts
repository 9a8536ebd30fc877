import { isFlowError } from '#machines/flow-error.ts';
import { call } from '#src/api/call.ts';
import { createPaymentToken } from '#src/api/calls/payment.calls.ts';

const ask = async (config: { isVisitor?: boolean }): Promise<string> => {
  const { clientToken } = await call({ ...createPaymentToken(), config, meta: { isHandled: true } });
  return clientToken;
};

/**
 * A client token for the payment forms; null when there is none to be had, and the form says so itself. Anybody gets one,
 * so a session that ran out stands between nobody and their card.
 */
export const askForToken = (): Promise<string | null> =>
  ask({})
    .catch((error: unknown) => {
      if (isFlowError(error) && error.status === 401) return ask({ isVisitor: true });
      throw error;
    })
    .catch(() => null);
