/**
 * The one shape of failure that machines see. Ports turn whatever went wrong (an API problem, a lost connection, a
 * rejected sign-in) into it, so guards and texts never look at responses or exceptions.
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
  /** A sentence for the person; says what to do where something can be done. */
  message: string;
  /** A finer code, where the API gives one: why a payment was declined, or the charge that it comes to. */
  reason?: string;
  fields: FieldProblem[];
};

/** Makes a failure from the parts that matter; the rest is "nothing known". */
export const flowError = (
  parts: { kind: FlowErrorKind; message: string } & Partial<FlowError>,
): FlowError => ({ status: null, code: null, fields: [], ...parts });

/** Which kind an HTTP status means when the problem's code says nothing more special. */
export const kindOfStatus = (status: number | null): FlowErrorKind => {
  if (status === null) return 'network';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 402) return 'declined';
  if (status === 400 || status === 413 || status === 415 || status === 422) return 'invalid';
  if (status === 404 || status === 409 || status === 410 || status === 412) return 'conflict';
  if (status === 408 || status === 504) return 'timeout';
  return 'unexpected';
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isFlowError = (value: unknown): value is FlowError =>
  isRecord(value) &&
  typeof value.message === 'string' &&
  Array.isArray(value.fields) &&
  (flowErrorKinds as readonly unknown[]).includes(value.kind);

/**
 * Whatever a port rejected with, as a FlowError: an error that already is one stays as it is, everything else is
 * `unexpected`. For `onError`, whose `event.error` has no type.
 */
export const toFlowError = (error: unknown, message = 'An Unexpected Error Occurred'): FlowError => {
  if (isFlowError(error)) return error;
  const said = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return flowError({ kind: 'unexpected', message: said === '' ? message : said });
};

/** The session is over: nothing was done, and the same may be sent again once the person is signed in. */
export const isUnauthorized = ({ kind, status }: FlowError): boolean =>
  kind === 'unauthorized' && status === 401;

/** The failure that a port's time limit stands for. */
export const timedOut = (
  message = 'This is taking too long. Check your connection and try again.',
): FlowError => flowError({ kind: 'timeout', message });

/** No answer that says what happened: it may have been done. */
export const isUnclear = ({ kind, status }: FlowError): boolean =>
  kind === 'network' || kind === 'timeout' || (status !== null && status >= 500);

/** An answer that refuses ends the attempt; without one its key stays good for the next try. */
export const isRefusal = ({ status }: FlowError): boolean =>
  status !== null && status < 500 && ![401, 429].includes(status);
