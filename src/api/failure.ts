import {
  type FieldProblem,
  type FlowError,
  flowError,
  isFlowError,
  isRecord,
  kindOfStatus,
} from '#machines/flow-error.ts';
import { messages } from '#machines/shell/messages.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isFieldProblem = (value: unknown): value is FieldProblem =>
  isRecord(value) && [value.path, value.code, value.message].every((part) => typeof part === 'string');

/** Turns the contract's pointers (`/body/profile/phone`) into the forms' dotted paths (`profile.phone`). */
const dotted = (problem: FieldProblem): FieldProblem => ({
  path: problem.path
    .replace(/^\//, '')
    .replace(/^body(\/|$)/, '')
    .replaceAll('/', '.'),
  code: problem.code,
  message: problem.message,
});

/** Codes that are more specific than their status. */
const kindsByCode: Record<string, FlowError['kind']> = {
  'payment-declined': 'declined',
  'payment-outcome-unknown': 'unknownOutcome',
};

/** Codes for which the product has its own message, in place of the API's. */
const messagesByCode: Record<string, string> = { 'name-taken': messages.requestNotCompleted };

/** Problems that a form can show: nobody types headers or the ids in an address. */
const isOfForm = ({ path }: FieldProblem): boolean => !/^\/(headers|params)\//.test(path);

/** The message of a problem. A failed validation's own message refers to fields, which not every page lists. */
const messageOf = (
  code: string | null,
  body: Record<string, unknown>,
  fields: readonly FieldProblem[],
): string => {
  if (code === 'validation-failed')
    return fields.map(({ message }) => message).join(' ') || messages.requestUnfit;
  return (
    messagesByCode[code ?? ''] ??
    textOf(body.detail) ??
    textOf(body.title) ??
    'Something went wrong. Please try again.'
  );
};

const problemOf = (status: number, body: Record<string, unknown>): FlowError => {
  const code = textOf(body.code);
  const reason = textOf(body.reason);
  const fields = Array.isArray(body.fields) ? body.fields.filter(isFieldProblem).filter(isOfForm) : [];
  return flowError({
    kind: kindsByCode[code ?? ''] ?? kindOfStatus(status),
    status,
    code,
    message: messageOf(code, body, fields),
    ...(reason === null ? {} : { reason }),
    fields: fields.map(dotted),
  });
};

/** Longer than any of our messages; a proxy's error page is. */
const longestSentence = 300;

/** The message in a body that is no problem; null for a text that is not meant for people. */
const sentenceOf = (body: unknown): string | null => {
  const text = textOf(body)?.trim() ?? '';
  return text === '' || text.startsWith('<') || text.length > longestSentence ? null : text;
};

/** Statuses of failures that end by themselves. */
const passing = [429, 503];

/** What a call is for: it loads a page or options, requests or changes something, or saves a selection. */
export type Purpose = 'page' | 'options' | 'request' | 'change' | 'selection';

const wordless = (status: number, purpose: Purpose): string => {
  if (status === 401) return messages.unauthorized;
  if (status === 403) return messages.forbidden;
  if (purpose === 'options') return messages.optionsFailed;
  if (purpose === 'selection') return messages.selectionNotSaved;
  if (purpose === 'change')
    return passing.includes(status) ? messages.changesNotSavedWait : messages.changesNotSaved;
  if (purpose === 'request') return 'We couldn’t do this right now. Wait a minute and try again.';
  return 'We can’t load this right now. Wait a minute and try again.';
};

/**
 * An answer of status 400 or above as a FlowError; `body` is a problem (RFC 9457), a string, or nothing.
 * @param purpose decides the message where the answer has none
 */
export const failureOfAnswer = (status: number, body: unknown, purpose: Purpose = 'page'): FlowError => {
  if (!isRecord(body))
    return flowError({
      kind: kindOfStatus(status),
      status,
      message: sentenceOf(body) ?? wordless(status, purpose),
    });
  const problem = problemOf(status, body);
  // The server's message for 5xx is the same for all calls.
  return purpose === 'options' && status >= 500 ? { ...problem, message: messages.optionsFailed } : problem;
};

const nameOf = (error: unknown) =>
  error instanceof Error || error instanceof DOMException ? error.name : '';

/** The failure for an answer that isn't the API's: a network's login page, a truncated or an empty body. */
export const unreadable = (): FlowError =>
  flowError({
    kind: 'unexpected',
    code: 'answer-unreadable',
    message: 'We couldn’t read the server’s answer. Please try again.',
  });

/** The failure for an error before the answer: a timeout, a lost connection, an aborted call. */
export const failureOfThrown = (error: unknown): FlowError => {
  if (isFlowError(error)) return error;
  if (nameOf(error) === 'TimeoutError') {
    return flowError({
      kind: 'timeout',
      message: 'This is taking too long. Check your connection and try again.',
    });
  }
  if (error instanceof TypeError) {
    return flowError({
      kind: 'network',
      message: 'We can’t reach the server. Check your connection and try again.',
    });
  }
  if (error instanceof SyntaxError) return unreadable();
  return flowError({ kind: 'unexpected', message: error instanceof Error ? error.message : String(error) });
};

/** Session storage key that marks a refusal by the API, so that a page can show it after a reload. */
export const refusalKey = 'apiError';

export const rememberRefusal = (status: number, body: unknown): void => {
  if (status < 400 || body === undefined || body === null || body === '') return;
  try {
    sessionStorage.setItem(refusalKey, String(status));
  } catch {
    // Storage may be off; nothing depends on the flag.
  }
};
