import type { Middleware } from 'openapi-fetch';
import { currentToken } from './bearer.ts';
import type { PlainCall } from './call.types.ts';
import { tellListener } from './call-listener.ts';
import { failureOfAnswer, type Purpose, rememberRefusal } from './failure.ts';
import { log } from './log.ts';
import { watched } from './watch-calls.ts';

/** Milliseconds after which a GET is aborted. */
export const getTimeout = 10_000;

const signalOf = ({ method, config: { timeout, signal } = {} }: PlainCall): AbortSignal | undefined => {
  const limit = timeout ?? (method === 'get' ? getTimeout : undefined);
  const signals = [...(signal ? [signal] : []), ...(limit === undefined ? [] : [AbortSignal.timeout(limit)])];
  return signals.length > 1 ? AbortSignal.any(signals) : signals[0];
};

/** Adds the signed-in person's token. */
const withToken = ({ method, endpoint }: PlainCall): Middleware => ({
  onRequest: async ({ request }) => {
    const token = await currentToken();
    if (token === null) log.warn(`${method} ${endpoint}: there is no token, so the call goes without one`);
    else request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
});

/** Adds the call's time limit and its own signal. The time for getting the token doesn't count. */
const withinTime = (call: PlainCall): Middleware => ({
  onRequest: ({ request }) => {
    const signal = signalOf(call);
    return signal && new Request(request, { signal });
  },
});

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Repeats a GET as a visitor's where the API refuses the token, so that public data stays readable and a 404 stays a 404. For private data
 * the original failure remains.
 */
const orAsVisitor = (call: PlainCall): Middleware => ({
  onResponse: async ({ request, response }) => {
    if (response.ok || !request.headers.has('authorization')) return undefined;
    const { status, code } = failureOfAnswer(response.status, await bodyOf(response.clone()));
    if (status !== 401 && code !== 'account-closed') return undefined;
    const headers = new Headers(request.headers);
    headers.delete('authorization');
    const visit = new Request(request.url, { headers, signal: signalOf(call) ?? null });
    const answer = await globalThis.fetch(visit).catch(() => null);
    if (answer === null || (!answer.ok && answer.status !== 404)) return undefined;
    tellListener({ type: 'token.refused', source: call.types[0] });
    return answer;
  },
});

const purposes: Partial<Record<PlainCall['method'], Purpose>> = { get: 'page', patch: 'change' };

/** Rejects with a FlowError for an answer of status 400 or above. */
const withFailure = ({ method, meta }: PlainCall): Middleware => ({
  onResponse: async ({ response }) => {
    if (response.ok) return undefined;
    const body = await bodyOf(response);
    rememberRefusal(response.status, body);
    throw failureOfAnswer(response.status, body, meta?.concerns ?? purposes[method] ?? 'request');
  },
});

/** A call's middleware, outermost first: the last one sees the request last, and the answer first. */
export const middlewareOf = (call: PlainCall): Middleware[] => [
  withFailure(call),
  watched(call),
  ...(call.config?.isVisitor ? [] : [withToken(call)]),
  withinTime(call),
  ...(call.method === 'get' && !call.config?.needsSession ? [orAsVisitor(call)] : []),
];
