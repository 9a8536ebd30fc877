import {
  type FieldProblem,
  type FlowError,
  flowError,
  isFlowError,
  kindOfStatus,
} from '#machines/flow-error.ts';
import { messages } from '#machines/shell/messages.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isFieldProblem = (value: unknown): value is FieldProblem =>
  isRecord(value) && [value.path, value.code, value.message].every((part) => typeof part === 'string');

/** The contract points at fields (`/body/profile/phone`); forms name them by dotted paths (`profile.phone`). */
const dotted = (problem: FieldProblem): FieldProblem => ({
  path: problem.path
    .replace(/^\//, '')
    .replace(/^body(\/|$)/, '')
    .replaceAll('/', '.'),
  code: problem.code,
  message: problem.message,
});

/** Codes that mean more than their status does. */
const kindsByCode: Record<string, FlowError['kind']> = {
  'payment-declined': 'declined',
  'payment-outcome-unknown': 'unknownOutcome',
};

/** Codes whose words the product gives, whatever the API's own are. */
const messagesByCode: Record<string, string> = { 'name-taken': messages.requestNotCompleted };

/** What a form can show; nobody typed the headers, or the ids in the address. */
const isOfForm = ({ path }: FieldProblem): boolean => !/^\/(headers|params)\//.test(path);

/** What a problem says to a person. A failed validation's own words point at fields, which not every page lists. */
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

/** Longer than anything we would say; a page of somebody's proxy is. */
const longestSentence = 300;

/** What a body that is no problem says to a person; null for what was never meant for one. */
const sentenceOf = (body: unknown): string | null => {
  const text = textOf(body)?.trim() ?? '';
  return text === '' || text.startsWith('<') || text.length > longestSentence ? null : text;
};

/** Statuses that pass by themselves. */
const passing = [429, 503];

/** What a call is for: it reads a page, or what there is to choose from; it asks for something, changes something, or keeps what was chosen. */
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
 * @param purpose decides what is said where the answer has no words of its own
 */
export const failureOfAnswer = (status: number, body: unknown, purpose: Purpose = 'page'): FlowError => {
  if (!isRecord(body))
    return flowError({
      kind: kindOfStatus(status),
      status,
      message: sentenceOf(body) ?? wordless(status, purpose),
    });
  const problem = problemOf(status, body);
  // A server that breaks has the same words for everything.
  return purpose === 'options' && status >= 500 ? { ...problem, message: messages.optionsFailed } : problem;
};

const nameOf = (error: unknown) =>
  error instanceof Error || error instanceof DOMException ? error.name : '';

/** An answer that came, and is none of ours: a login page of the network, half a text, nothing at all. */
export const unreadable = (): FlowError =>
  flowError({
    kind: 'unexpected',
    code: 'answer-unreadable',
    message: 'We couldn’t read the server’s answer. Please try again.',
  });

/** What was thrown before an answer came: a time-out, a lost connection, a call given up. */
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

/** Session storage remembers that the API refused something, so that a page can say so after a reload. */
export const refusalKey = 'apiError';

export const rememberRefusal = (status: number, body: unknown): void => {
  if (status < 400 || body === undefined || body === null || body === '') return;
  try {
    sessionStorage.setItem(refusalKey, String(status));
  } catch {
    // Storage may be switched off; nothing depends on the flag.
  }
};
