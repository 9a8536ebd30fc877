import type { Readable } from 'node:stream';
import type { operations } from '#openapi/contract.gen.ts';
import type { Log } from '#server/platform/log.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';

export type OperationId = keyof operations;

/** The caller, once the token is verified. `personId` is null until the contact has been created. */
export type Caller = {
  /** Private id at the identity provider. */
  oid: string;
  emailAddress: string;
  personId: string | null;
  /** The policy that issued the token. */
  tfp: string;
};

export type SignedInCaller = Caller & { personId: string };

type Given<Part> = [Exclude<Part, undefined>] extends [never]
  ? Record<never, never>
  : Exclude<Part, undefined>;

type LowerCaseNames<Headers> = {
  [Name in keyof Headers as Name extends string ? Lowercase<Name> : Name]: Headers[Name];
};

type Parameters<Operation, Place extends 'path' | 'query' | 'header'> = Operation extends {
  parameters: infer Declared;
}
  ? Place extends keyof Declared
    ? Given<Declared[Place]>
    : Record<never, never>
  : never;

/** Parts are numbers or files. */
type Parts<Content> = { [Name in keyof Content]: Content[Name] extends number ? number : Uint8Array };

type Body<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Content } } }
  ? Content
  : Operation extends { requestBody?: { content: { 'application/json': infer Content } } }
    ? Content | undefined
    : Operation extends { requestBody: { content: { 'application/x-www-form-urlencoded': infer Content } } }
      ? Content
      : Operation extends { requestBody: { content: { 'multipart/form-data': infer Content } } }
        ? Parts<Content>
        : undefined;

/** One request, checked against the contract. Header names are lower case. */
export type Call<Id extends OperationId = OperationId> = {
  operationId: Id;
  params: Parameters<operations[Id], 'path'>;
  query: Parameters<operations[Id], 'query'>;
  headers: LowerCaseNames<Parameters<operations[Id], 'header'>>;
  body: Body<operations[Id]>;
  /** The raw body, where the contract says `x-signed`; empty elsewhere. */
  text: string;
  /** Never null if `x-access` is `signed-in` or `token`: see `signedIn`. */
  caller: Caller | null;
  /** The network address of the request. */
  address: string;
  /** The trace-identifier of the answer. */
  trace: string;
  log: Log;
};

type AnswerHeaders = Readonly<Record<string, string | number>>;

type Answered<Status, Response> = Response extends { content: { 'application/json': infer Content } }
  ? { status: Status; body: Content; headers?: AnswerHeaders }
  : Response extends { content: { 'application/problem+json': unknown } }
    ? never
    : Response extends { content: Record<string, unknown> }
      ? { status: Status; body: string | Uint8Array | Readable; headers: AnswerHeaders }
      : { status: Status; body?: undefined; headers?: AnswerHeaders };

/** What a handler may answer: the statuses that the contract declares, each with its body. Handlers throw problems. */
export type Answer<Id extends OperationId = OperationId> = operations[Id] extends {
  responses: infer Responses;
}
  ? { [Status in keyof Responses & number]: Answered<Status, Responses[Status]> }[keyof Responses & number]
  : never;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** All handlers by operationId. An area defines its part with `satisfies Partial<Handlers>`. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** The caller of an operation whose `x-access` is `signed-in`. */
export const signedIn = (call: { caller: Caller | null }): SignedInCaller => {
  const { caller } = call;
  if (caller === null) throw platformProblem('sign-in-required');
  const { personId } = caller;
  if (personId === null) throw platformProblem('contact-required');
  return { ...caller, personId };
};
