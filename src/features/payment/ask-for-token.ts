import { call } from '#src/api/call.ts';
import { createPaymentToken } from '#src/api/calls/payment.calls.ts';

/** A client token for the payment forms; null when there is none to be had, and the form says so itself. */
export const askForToken = (): Promise<string | null> =>
  call({ ...createPaymentToken(), meta: { isHandled: true } }).then(
    ({ clientToken }) => clientToken,
    () => null,
  );
