import type { EntityChange } from '#machines/app/app.types.ts';
import type { paths } from '#openapi/contract.gen.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that have this method. */
export type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: object } ? P : never;
}[keyof paths];

export type OperationOf<M extends Method, P extends PathsWith<M>> = paths[P] extends {
  [K in M]: infer Operation;
}
  ? Operation
  : never;

type ContentOf<Carrier> = Carrier extends { content: infer Content } ? Content[keyof Content] : undefined;

export type DataOf<Operation> = Operation extends { requestBody?: infer Body }
  ? ContentOf<NonNullable<Body>>
  : undefined;

/** `data` is required exactly where the operation has a request body. */
export type DataPart<Operation> = DataOf<Operation> extends undefined ? object : { data: DataOf<Operation> };

type ParametersOf<Operation, Place extends 'path' | 'query'> = Operation extends { parameters: infer All }
  ? Place extends keyof All
    ? Exclude<All[Place], undefined>
    : never
  : never;

type Successes = 200 | 201 | 202 | 204;

/** The call's result: the JSON of its successful answers, undefined if there is none. */
export type AnswerOf<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & Successes]: ContentOf<Responses[Status]> }[keyof Responses & Successes]
  : never;

/** Start, success, failure: the action names that a call sends to the app. */
export type ActionTypes = readonly [start: string, success: string, failure: string];

export type CallMeta<Answer = unknown> = {
  /** This call loads the current user: a failure signs the person out… */
  loadsCurrentUser?: boolean;
  /** …unless this is set: never, or only where the API refuses the person (401, 403). */
  overrideLogout?: 'always' | 'unlessRefused';
  /** No earlier answer replaces a failed one. */
  isNeverOld?: boolean;
  /** The flow shows the failure itself; the snackbar doesn't. */
  isHandled?: boolean;
  /** The call loads options, or saves a selection: the message of a failure without its own text says so. */
  concerns?: 'options' | 'selection';
  /** The change of the app's copies after a success. */
  changes?: (answer: Answer) => EntityChange | null;
};

export type CallConfig = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** Milliseconds; 10,000 by default for GETs, none for other methods. */
  timeout?: number;
  signal?: AbortSignal;
  /** The answer is a text or a file (a Blob, regardless of its type in the contract), not JSON. */
  parseAs?: 'text' | 'blob';
  /** Sent without a token, as for a visitor, even for a signed-in person. */
  isVisitor?: boolean;
  /** Not repeated as a visitor’s call where the API refuses the token. */
  needsSession?: boolean;
};

type QueryOf<Operation> = Operation extends { parameters: { query: infer Query } }
  ? { query: Query }
  : [ParametersOf<Operation, 'query'>] extends [never]
    ? object
    : { query?: ParametersOf<Operation, 'query'> };

type PathOf<Operation> = [ParametersOf<Operation, 'path'>] extends [never]
  ? object
  : { path: ParametersOf<Operation, 'path'> };

/** A path or query parameter is required exactly where the operation requires one. */
export type ConfigOf<Operation> = Omit<CallConfig, 'path' | 'query'> & PathOf<Operation> & QueryOf<Operation>;

export type CallDescription<M extends Method, P extends PathsWith<M>> = {
  endpoint: P;
  method: M;
  headers?: Record<string, string>;
  meta?: CallMeta<AnswerOf<OperationOf<M, P>>>;
  types: ActionTypes;
} & DataPart<OperationOf<M, P>> &
  (object extends ConfigOf<OperationOf<M, P>>
    ? { config?: ConfigOf<OperationOf<M, P>> }
    : { config: ConfigOf<OperationOf<M, P>> });

/** A description without the contract's types, as the layer executes it. */
export type PlainCall = {
  endpoint: string;
  method: Method;
  data?: unknown;
  headers?: Record<string, string>;
  config?: CallConfig;
  meta?: CallMeta;
  types: ActionTypes;
};
