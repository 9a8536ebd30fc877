/**
 * The one shape of failure that machines see. Ports turn every failure into it (an API problem, a lost connection, a rejected sign-in), so
 * guards and texts never read responses or exceptions.
 */
export const flowErrorKinds = [
  'network',
  'timeout',
  'invalid',
  'conflict',
  'unauthorized',
  'declined',
  'unknownOutcome',
  'unexpected',
] as const;

export type FlowErrorKind = (typeof flowErrorKinds)[number];

/** One refused field, as the API's problem names it; `path` is dotted (`address.postalCode`). */
export type FieldProblem = { path: string; code: string; message: string };

export type FlowError = {
  kind: FlowErrorKind;
  /** HTTP status; null when no answer arrived. */
  status: number | null;
  /** The API's stable problem code (`route-full`); null when the failure has none. */
  code: string | null;
  /** A sentence for the person; it says what to do where something can be done. */
  message: string;
  /** A finer code, where the API gives one: why a payment was declined, or the new charge. */
  reason?: string;
  fields: FieldProblem[];
};

/** Makes a failure; parts that are left out are unknown. */
export const flowError = (
  parts: { kind: FlowErrorKind; message: string } & Partial<FlowError>,
): FlowError => ({ status: null, code: null, fields: [], ...parts });

/** The kind of an HTTP status, where the problem's code says nothing more specific. */
export const kindOfStatus = (status: number | null): FlowErrorKind => {
  if (status === null) return 'network';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 402) return 'declined';
  if (status === 400 || status === 413 || status === 415 || status === 422) return 'invalid';
  if (status === 404 || status === 409 || status === 410 || status === 412) return 'conflict';
  if (status === 408 || status === 504) return 'timeout';
  return 'unexpected';
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isFlowError = (value: unknown): value is FlowError =>
  isRecord(value) &&
  typeof value.message === 'string' &&
  Array.isArray(value.fields) &&
  (flowErrorKinds as readonly unknown[]).includes(value.kind);

/** The message of a failure. Any other error is a defect and is thrown again. */
export const failureText = (error: unknown): string => {
  if (!isFlowError(error)) throw error;
  return error.message;
};

/**
 * Turns anything that a port rejected with into a FlowError. A FlowError stays as it is; everything else is `unexpected`. For `onError`,
 * whose `event.error` has no type.
 */
export const toFlowError = (error: unknown, message = 'An Unexpected Error Occurred'): FlowError => {
  if (isFlowError(error)) return error;
  const said = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return flowError({ kind: 'unexpected', message: said === '' ? message : said });
};

/** The session is over: nothing was done, and the same request may be sent again after a sign-in. */
export const isUnauthorized = ({ kind, status }: FlowError): boolean =>
  kind === 'unauthorized' && status === 401;

/** The failure of a port's time limit. */
export const timedOut = (
  message = 'This is taking too long. Check your connection and try again.',
): FlowError => flowError({ kind: 'timeout', message });

/** There is no clear answer: the request may have been carried out. */
export const isUnclear = ({ kind, status }: FlowError): boolean =>
  kind === 'network' || kind === 'timeout' || (status ?? 0) >= 500;

/** A refusal ends the attempt. Without an answer, its key stays valid for the next one. */
export const isRefusal = ({ status }: FlowError): boolean =>
  status !== null && status < 500 && ![401, 429].includes(status);
