import { type FlowError, flowError, kindOfStatus } from '#machines/flow-error.ts';

/*
 * The failures that ports of test models reject with.
 */

/** No answer: the connection is lost. */
export const lost = flowError({
  kind: 'network',
  message: 'We can’t reach the server. Check your connection and try again.',
});
export const offline = { error: lost };

/** The session is over. */
export const expired = flowError({ kind: 'unauthorized', status: 401, message: 'Please login again.' });
export const signedOut = { error: expired };

/** An answer of the API that refuses, with its status, code and sentence; `parts` are further ones. */
export const refusal = (status: number, code: string, message: string, parts: Partial<FlowError> = {}) => ({
  error: flowError({ kind: kindOfStatus(status), status, code, message, ...parts }),
});

/** The two failures that most ports of a signed-in person have. */
export const usualFailures = { offline, 'signed out': signedOut };

/** The card form refuses what was typed. */
export const cardRefused = {
  error: flowError({
    kind: 'invalid',
    message: 'Check the card details marked below and try again.',
    fields: [{ path: 'payment.number', code: 'invalid', message: 'Check the card number.' }],
  }),
};
