import { type FlowError, isFlowError, toFlowError } from '#machines/flow-error.ts';
import { apiBase, stubBase } from './bases.ts';
import { currentToken } from './bearer.ts';
import type {
  AnswerOf,
  CallConfig,
  CallDescription,
  Method,
  OperationOf,
  PathsWith,
  PlainCall,
} from './call.types.ts';
import { tellListener as tell } from './call-listener.ts';
import { checkDescription } from './check-description.ts';
import { requestOf } from './client.ts';
import { failureOfAnswer, failureOfThrown, type Purpose, rememberRefusal, unreadable } from './failure.ts';
import { orLastRead } from './last-read.ts';
import { log } from './log.ts';

/** Milliseconds after which a GET is given up. */
export const getTimeout = 10_000;

type Answer<Data> = { data: Data; headers: Headers };

const signalOf = (method: Method, { timeout, signal }: CallConfig): AbortSignal | undefined => {
  const limit = timeout ?? (method === 'get' ? getTimeout : undefined);
  const signals = [...(signal ? [signal] : []), ...(limit === undefined ? [] : [AbortSignal.timeout(limit)])];
  return signals.length > 1 ? AbortSignal.any(signals) : signals[0];
};

const authorization = async (call: PlainCall): Promise<Record<string, string>> => {
  if (call.config?.isVisitor) return {};
  const token = await currentToken();
  if (token !== null) return { authorization: `Bearer ${token}` };
  log.warn(`${call.method} ${call.endpoint}: there is no token, so the call goes without one`);
  return {};
};

const send = async (call: PlainCall): Promise<Answer<unknown>> => {
  const { endpoint, method, data, headers = {}, config = {} } = call;
  if (endpoint.includes('/donations/history')) {
    const { answerHistory, historyAsked } = await import('./stubs/donation-history.ts');
    const asked = historyAsked(endpoint, config.query);
    if (asked !== undefined) return { data: await answerHistory(asked.year), headers: new Headers() };
  }

  const isStubbed = endpoint.includes('braintree');
  if (isStubbed) log.warn(`${endpoint} goes to the local stub server`);
  const allHeaders = { ...headers, ...(await authorization(call)) };
  // Only now: however long the token takes, the call has its whole time.
  const signal = signalOf(method, config);
  const {
    data: body,
    error,
    response,
  } = await requestOf(isStubbed ? stubBase() : apiBase())(method, endpoint.replace(/^\/?/, '/'), {
    params: { ...(config.path && { path: config.path }), ...(config.query && { query: config.query }) },
    headers: allHeaders,
    ...(data !== undefined && { body: data }),
    ...(signal && { signal }),
    ...(config.parseAs && { parseAs: config.parseAs }),
  });
  // Every answer of ours is something, or says by its status that it is nothing.
  if (response.ok && (body ?? null) === null && response.status !== 204) throw unreadable();
  if (response.ok) return { data: body, headers: response.headers };
  const failure = failureOfAnswer(response.status, error, purposeOf(call));
  if (method === 'get' && !config.needsSession && 'authorization' in allHeaders && refusesToken(failure))
    return sendAsVisitor(call, failure);
  rememberRefusal(response.status, error);
  throw failure;
};

const refusesToken = ({ status, code }: FlowError): boolean => status === 401 || code === 'account-closed';

/**
 * What everybody may read stays readable with a token that the API refuses, and what isn't there isn't found. What nobody but the person
 * may read fails as it did.
 */
const sendAsVisitor = async (call: PlainCall, failure: FlowError): Promise<Answer<unknown>> => {
  const [answer] = await Promise.allSettled([send({ ...call, config: { ...call.config, isVisitor: true } })]);
  if (answer.status === 'rejected' && toFlowError(answer.reason).status !== 404) throw failure;
  tell({ type: 'token.refused', source: call.types[0] });
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
};

const purposes: Partial<Record<PlainCall['method'], Purpose>> = { get: 'page', patch: 'change' };

const purposeOf = ({ method, meta }: PlainCall): Purpose => meta?.concerns ?? purposes[method] ?? 'request';

/** The current user could not be loaded, and the call asks to keep the session at most over failures that say nothing of it. */
const endsSession = (meta: PlainCall['meta'], status: number | null): boolean => {
  if (!meta?.loadsCurrentUser || meta.overrideLogout === 'always') return false;
  return meta.overrideLogout === undefined || status === 401 || status === 403;
};

const tellFailure = ({ types, meta }: PlainCall, { message, status }: FlowError): void =>
  tell({
    type: 'call.failed',
    source: types[0],
    action: types[2],
    message,
    status,
    isHandled: meta?.isHandled ?? false,
    endsSession: endsSession(meta, status),
  });

const carryOut = async (call: PlainCall): Promise<Answer<unknown>> => {
  checkDescription(call);
  const [source, success] = call.types;
  tell({ type: 'call.started', source });
  try {
    const key = JSON.stringify([call.endpoint, call.config?.path, call.config?.query]);
    // What is asked by a header of its own, such as how a donation went, is not to be read: an old answer would be a wrong one.
    const isReading = call.method === 'get' && call.headers === undefined && !call.meta?.isNeverOld;
    const answer = await (isReading ? orLastRead(key, () => send(call)) : send(call));
    tell({
      type: 'call.succeeded',
      source,
      action: success,
      change: call.meta?.changes?.(answer.data) ?? null,
    });
    return answer;
  } catch (error) {
    const failure = isFlowError(error) ? error : failureOfThrown(error);
    tellFailure(call, failure);
    throw failure;
  }
};

/** A call with its headers, for what travels there: pages of a list, the trace identifier. Rejects with a FlowError. */
export const callWithHeaders = async <M extends Method, P extends PathsWith<M>>(
  description: CallDescription<M, P>,
): Promise<Answer<AnswerOf<OperationOf<M, P>>>> =>
  (await carryOut(description as PlainCall)) as Answer<AnswerOf<OperationOf<M, P>>>;

/** Makes a call and resolves with its answer's JSON. Rejects with a FlowError; a malformed description with a TypeError. */
export const call = async <M extends Method, P extends PathsWith<M>>(
  description: CallDescription<M, P>,
): Promise<AnswerOf<OperationOf<M, P>>> => (await callWithHeaders(description)).data;

/** The generic call, for paths that no description names. Its answer is unknown and must be checked by the caller. */
export const genericCall = async (
  request: Pick<PlainCall, 'method' | 'endpoint' | 'headers' | 'data' | 'config'>,
): Promise<unknown> =>
  (await carryOut({ ...request, types: ['GENERIC_CALL', 'GENERIC_CALL_SUCCESS', 'GENERIC_CALL_FAILURE'] }))
    .data;
