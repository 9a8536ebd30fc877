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

/** `data` exactly where the operation has a request body. */
export type DataPart<Operation> = DataOf<Operation> extends undefined ? object : { data: DataOf<Operation> };

type ParametersOf<Operation, Place extends 'path' | 'query'> = Operation extends { parameters: infer All }
  ? Place extends keyof All
    ? Exclude<All[Place], undefined>
    : never
  : never;

type Successes = 200 | 201 | 202 | 204;

/** What the call resolves to: the JSON of its successful answers, undefined where there is none. */
export type AnswerOf<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & Successes]: ContentOf<Responses[Status]> }[keyof Responses & Successes]
  : never;

/** Start, success, failure: the names under which a call tells the app what became of it. */
export type ActionTypes = readonly [start: string, success: string, failure: string];

export type CallMeta<Answer = unknown> = {
  /** This call loads the current user: when it fails, the person is signed out… */
  loadsCurrentUser?: boolean;
  /** …unless this is set: never, or only where the API refuses the person (401, 403). */
  overrideLogout?: 'always' | 'unlessRefused';
  /** An answer from before doesn’t stand in for one that can’t be had now. */
  isNeverOld?: boolean;
  /** The flow shows the failure itself; the snackbar keeps quiet. */
  isHandled?: boolean;
  /** It reads what there is to choose from, or keeps what was chosen: then a failure without words says so. */
  concerns?: 'options' | 'selection';
  /** What a success changes in the copies the app keeps. */
  changes?: (answer: Answer) => EntityChange | null;
};

export type CallConfig = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** Milliseconds; GETs have 10,000 unless told otherwise, other methods none. */
  timeout?: number;
  signal?: AbortSignal;
  /** The answer is a text or a file (a Blob, whatever the contract calls it), not JSON. */
  parseAs?: 'text' | 'blob';
  /** Goes without a token, as a visitor's would, also where somebody was signed in. */
  isVisitor?: boolean;
  /** Is not answered as a visitor’s where the token is refused. */
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

/** A path or query parameter is needed exactly where the operation can't do without it. */
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

/** A description without the contract's types, as the layer carries it out. */
export type PlainCall = {
  endpoint: string;
  method: Method;
  data?: unknown;
  headers?: Record<string, string>;
  config?: CallConfig;
  meta?: CallMeta;
  types: ActionTypes;
};
