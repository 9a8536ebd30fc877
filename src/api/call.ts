import { type FlowError, isFlowError, isRecord } from '#machines/flow-error.ts';
import { apiBase, stubBase } from './bases.ts';
import type { AnswerOf, CallDescription, Method, OperationOf, PathsWith, PlainCall } from './call.types.ts';
import { tellListener as tell } from './call-listener.ts';
import { request } from './client.ts';
import { failureOfThrown, unreadable } from './failure.ts';
import { orLastRead } from './last-read.ts';
import { log } from './log.ts';
import { middlewareOf } from './middleware.ts';

const methods: readonly unknown[] = ['get', 'post', 'put', 'patch', 'delete'];
const known = ['endpoint', 'method', 'data', 'headers', 'config', 'meta', 'types'];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** All faults of a description; empty when it can be sent. */
export const faultsOf = (description: unknown): string[] => {
  if (!isRecord(description)) return ['a call is described by an object'];
  const { endpoint, method, headers, config, meta, types } = description;
  const faults: string[] = [];
  if (!isText(endpoint)) faults.push('endpoint must be a path');
  if (!methods.includes(method)) faults.push('method must be get, post, put, patch or delete');
  if (headers !== undefined && !isRecord(headers)) faults.push('headers must be an object');
  if (config !== undefined && !isRecord(config)) faults.push('config must be an object');
  if (meta !== undefined && !isRecord(meta)) faults.push('meta must be an object');
  if (!Array.isArray(types) || types.length !== 3 || !types.every(isText)) {
    faults.push('types must be exactly three action types: start, success, failure');
  }
  for (const key of Object.keys(description)) {
    if (!known.includes(key)) faults.push(`"${key}" is not part of a call`);
  }
  return faults;
};

/** Throws for a malformed description before anything is sent or reported. */
const checkDescription: (description: unknown) => asserts description is PlainCall = (description) => {
  const faults = faultsOf(description);
  if (faults.length > 0) throw new TypeError(`Malformed call: ${faults.join('; ')}`);
};

type Answer<Data> = { data: Data; headers: Headers };

const send = async (call: PlainCall): Promise<Answer<unknown>> => {
  const { endpoint, method, data, headers = {}, config: { path, query, parseAs } = {} } = call;
  if (endpoint.includes('/donations/history')) {
    const { answerHistory, historyAsked } = await import('./stubs/donation-history.ts');
    const asked = historyAsked(endpoint, query);
    if (asked !== undefined) return { data: await answerHistory(asked.year), headers: new Headers() };
  }
  const isStubbed = endpoint.includes('braintree');
  if (isStubbed) log.warn(`${endpoint} goes to the local stub server`);
  const { data: body, response } = await request(method, endpoint.replace(/^\/?/, '/'), {
    baseUrl: isStubbed ? stubBase() : apiBase(),
    params: { ...(path && { path }), ...(query && { query }) },
    headers,
    ...(data !== undefined && { body: data }),
    ...(parseAs && { parseAs }),
    middleware: middlewareOf(call),
  });
  // Our successful answers have a body, or a status that says there is none.
  if ((body ?? null) === null && response.status !== 204) throw unreadable();
  return { data: body, headers: response.headers };
};

/** Whether a failed load of the current user ends the session: by default always; a call can limit that to 401 and 403, or forbid it. */
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
    // A GET with its own header, such as the result of a donation, must not get an old answer.
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

/** Like `call`, with the headers for pagination and the trace identifier. Rejects with a FlowError. */
export const callWithHeaders = async <M extends Method, P extends PathsWith<M>>(
  description: CallDescription<M, P>,
): Promise<Answer<AnswerOf<OperationOf<M, P>>>> =>
  (await carryOut(description as PlainCall)) as Answer<AnswerOf<OperationOf<M, P>>>;

/** Makes a call and resolves with the answer's JSON. Rejects with a FlowError; for a malformed description with a TypeError. */
export const call = async <M extends Method, P extends PathsWith<M>>(
  description: CallDescription<M, P>,
): Promise<AnswerOf<OperationOf<M, P>>> => (await callWithHeaders(description)).data;

/** The generic call, for paths without a description. The caller must check its unknown answer. */
export const genericCall = async (
  described: Pick<PlainCall, 'method' | 'endpoint' | 'headers' | 'data' | 'config'>,
): Promise<unknown> =>
  (await carryOut({ ...described, types: ['GENERIC_CALL', 'GENERIC_CALL_SUCCESS', 'GENERIC_CALL_FAILURE'] }))
    .data;
