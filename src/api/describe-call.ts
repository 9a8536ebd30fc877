import type {
  ActionTypes,
  AnswerOf,
  CallConfig,
  CallDescription,
  CallMeta,
  ConfigOf,
  DataPart,
  Method,
  OperationOf,
  PathsWith,
} from './call.types.ts';

type KeyOf<Operation> = Operation extends { parameters: { header: { 'Idempotency-Key': string } } }
  ? { /** The idempotency key: the same is safe to send again. */ key: string }
  : object;

type PartsOf<M extends Method, P extends PathsWith<M>> = {
  /** The version that the change is based on; if it is outdated, nothing is saved (412). */
  version?: string | null;
  headers?: Record<string, string>;
  meta?: CallMeta<AnswerOf<OperationOf<M, P>>>;
} & ConfigOf<OperationOf<M, P>> &
  DataPart<OperationOf<M, P>> &
  KeyOf<OperationOf<M, P>>;

type PlainParts = CallConfig & {
  data?: unknown;
  key?: string;
  version?: string | null;
  headers?: Record<string, string>;
  meta?: CallMeta;
};

/** `LOAD_EVENT` → its three action types. */
export const actionTypes = (name: string): ActionTypes => [name, `${name}_SUCCESS`, `${name}_FAILURE`];

/**
 * Describes the calls of one method. Each operation takes the arguments that the contract requires: parameters, data, an idempotency key.
 * The flow shows failures itself unless `meta` says otherwise.
 */
const describing =
  <M extends Method>(method: M) =>
  <P extends PathsWith<M>>(
    endpoint: P,
    name: string,
    ...[parts]: object extends PartsOf<M, P> ? [parts?: PartsOf<M, P>] : [parts: PartsOf<M, P>]
  ): CallDescription<M, P> => {
    const { data, key, version, headers, meta, ...config } = (parts ?? {}) as PlainParts;
    const allHeaders = {
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...((version ?? null) !== null && { 'If-Match': version }),
      ...headers,
    };
    const description = {
      endpoint,
      method,
      ...(data !== undefined && { data }),
      ...(Object.keys(allHeaders).length > 0 && { headers: allHeaders }),
      config,
      meta: { isHandled: true, ...meta },
      types: actionTypes(name),
    };
    // TypeScript can't resolve the conditional parts while the path is generic; the parameters above are typed.
    return description as unknown as CallDescription<M, P>;
  };

export const get = describing('get');
export const post = describing('post');
export const put = describing('put');
export const patch = describing('patch');
export const del = describing('delete');
