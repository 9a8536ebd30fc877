import type { Middleware } from 'openapi-fetch';
import { currentToken } from './bearer.ts';
import type { PlainCall } from './call.types.ts';
import { tellListener } from './call-listener.ts';
import { failureOfAnswer, type Purpose, rememberRefusal } from './failure.ts';
import { log } from './log.ts';

/** Milliseconds after which a GET is given up. */
export const getTimeout = 10_000;

const signalOf = ({ method, config: { timeout, signal } = {} }: PlainCall): AbortSignal | undefined => {
  const limit = timeout ?? (method === 'get' ? getTimeout : undefined);
  const signals = [...(signal ? [signal] : []), ...(limit === undefined ? [] : [AbortSignal.timeout(limit)])];
  return signals.length > 1 ? AbortSignal.any(signals) : signals[0];
};

/** The token of whoever is signed in. */
const withToken = ({ method, endpoint }: PlainCall): Middleware => ({
  onRequest: async ({ request }) => {
    const token = await currentToken();
    if (token === null) log.warn(`${method} ${endpoint}: there is no token, so the call goes without one`);
    else request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
});

/** The call's time limit and its own signal. However long the token takes, the request has its whole time. */
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
 * What everybody may read stays readable with a token that the API refuses, and what isn't there isn't found. What nobody but the person
 * may read fails as it did.
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

/** An answer of status 400 or above rejects with a FlowError. */
const withFailure = ({ method, meta }: PlainCall): Middleware => ({
  onResponse: async ({ response }) => {
    if (response.ok) return undefined;
    const body = await bodyOf(response);
    rememberRefusal(response.status, body);
    throw failureOfAnswer(response.status, body, meta?.concerns ?? purposes[method] ?? 'request');
  },
});

/** What a call passes through, outermost first: the last one sees the request last, and the answer first. */
export const middlewareOf = (call: PlainCall): Middleware[] => [
  withFailure(call),
  ...(call.config?.isVisitor ? [] : [withToken(call)]),
  withinTime(call),
  ...(call.method === 'get' && !call.config?.needsSession ? [orAsVisitor(call)] : []),
];
