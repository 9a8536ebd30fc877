import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Db } from '#server/platform/database/database.ts';
import { keyOfClient } from '#server/platform/idempotency/derived-id.ts';
import type { Identity } from '#server/platform/identity/identity.ts';
import type { LoadShedding } from '#server/platform/load-shedding.ts';
import { sendProblem } from '#server/platform/problems/answer-problems.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { admit } from './access.ts';
import { countedAs } from './address-group.ts';
import { type Admission, admission, tooBusy } from './admission.ts';
import { answerChecker, serializerCompiler, validatorCompiler } from './compilers.ts';
import { type Access, type DeclaredOperation, declaredOperations, formType, patchType } from './document.ts';
import type { Call, Handlers } from './handlers.ts';
import { readMultipart } from './read-multipart.ts';
import { routeSchema } from './request-schemas.ts';

type AnswerCheck = (handle: () => Promise<SomeAnswer>) => Promise<SomeAnswer>;

/** An answer that the contract does not allow: a defect of the handler, answered with 500 and logged. */
class ContractBroken extends Error {
  constructor(operationId: string, what: string) {
    super(`${operationId} broke the contract: ${what}`);
    this.name = 'ContractBroken';
  }
}

/** Runs a handler and checks its answer, or its problem, against the contract. Throws `ContractBroken`. */
const answerCheck = ({ operationId, responses, problems }: DeclaredOperation): AnswerCheck => {
  const checkers = new Map(
    [...responses].map(([status, schema]) => [status, schema ? answerChecker(schema) : null] as const),
  );
  return async (handle) => {
    const answer = await handle().catch((error: unknown) => {
      const isRefusal = error instanceof ProblemError && error.status < 500;
      if (isRefusal && problems.get(String(error.status))?.includes(error.code) !== true)
        throw new ContractBroken(operationId, `the refusal ${error.status} ${error.code} is not declared`);
      throw error;
    });
    const checker = checkers.get(String(answer.status));
    if (checker === undefined)
      throw new ContractBroken(operationId, `status ${answer.status} is not declared`);
    const fault = checker?.(answer.body);
    if (fault) throw new ContractBroken(operationId, fault);
    return answer;
  };
};

type Deps = { settings: Settings; db: Db; identity: Identity; loadShedding: LoadShedding };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that the route serves, by its name in the contract. */
    operationId?: string;
    access?: Access;
    /** The body is a form, not JSON. */
    takesForm?: boolean;
    /** The body may be an RFC 6902 patch. */
    takesPatch?: boolean;
    /** The body is also kept as text, for its signature. */
    isSigned?: boolean;
  }
  interface FastifyRequest {
    /** See `Call`. */
    bodyText: string;
  }
}

type SomeAnswer = { status: number; body?: unknown; headers?: Readonly<Record<string, string | number>> };
type SomeHandler = (call: Call) => Promise<SomeAnswer>;

const allMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
] as const satisfies HTTPMethods[];

const withOwnKey = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? { ...headers, 'idempotency-key': keyOfClient(key) } : headers;
};

const callOf = (operationId: string, request: FastifyRequest): Call =>
  ({
    operationId,
    params: request.params,
    query: request.query,
    headers: withOwnKey(request.headers),
    body: request.body,
    text: request.bodyText,
    caller: request.caller,
    address: request.ip,
    trace: request.id,
    log: request.log,
  }) as Call;

const answerWith =
  (handler: SomeHandler, operationId: string, check: AnswerCheck | null) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const call = callOf(operationId, request);
    const answer = await (check ? check(() => handler(call)) : handler(call));
    reply.code(answer.status);
    if (answer.headers) reply.headers(answer.headers);
    return reply.send(answer.body);
  };

/** Fails the start when the contract and the handlers name different operations. */
const matched = (operations: readonly DeclaredOperation[], handlers: object): void => {
  const declared = new Set(operations.map(({ operationId }) => operationId));
  const missing = [...declared].filter((id) => !(id in handlers));
  const unknown = Object.keys(handlers).filter((id) => !declared.has(id));
  if (missing.length > 0)
    throw new Error(`The contract declares operations without a handler: ${missing.join(', ')}.`);
  if (unknown.length > 0)
    throw new Error(`Handlers without an operation in the contract: ${unknown.join(', ')}.`);
};

/**
 * Read by the rate limiter (`rate-limits.ts`), which counts by process: enough to make guessing hopeless. A household with a whole network
 * of addresses counts as one client.
 */
const limitOf = (perMinute: number | null) =>
  perMinute === null
    ? {}
    : {
        rateLimit: {
          max: perMinute,
          timeWindow: '1 minute',
          hook: 'preHandler' as const,
          keyGenerator: ({ caller, ip, routeOptions }: FastifyRequest) =>
            `${routeOptions.config.operationId} ${caller?.oid ?? countedAs(ip)}`,
        },
      };

/** Runs before anything of the request is read. A refusal is not an error of the server, so it is not logged. */
const turnAway = (gate: Admission) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (gate.isFull()) await sendProblem(tooBusy(), request, reply);
};

const urlOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const refuseOtherMethods = (app: FastifyInstance, path: string, declared: readonly string[]): void => {
  // Fastify serves HEAD with each GET.
  const served = declared.includes('GET') ? [...declared, 'HEAD'] : declared;
  app.route({
    method: allMethods.filter((method) => !served.includes(method)),
    url: urlOf(path),
    exposeHeadRoute: false,
    handler: () => {
      throw platformProblem('method-not-allowed', { headers: { allow: declared.join(', ') } });
    },
  });
};

/** Reads forms only where the contract declares one. Any page can send a form, so other operations refuse them. */
const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(formType, { parseAs: 'string' }, async (request: FastifyRequest, said: string) => {
    if (request.routeOptions.config.takesForm !== true) throw platformProblem('media-type-unknown');
    return Object.fromEntries(new URLSearchParams(said));
  });
};

/** Reads JSON wherever the contract declares no form, and keeps its text where a signature has to be checked. */
const readJson = (app: FastifyInstance): void => {
  // Fastify reads plain text by default; no operation takes it.
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, said: string, done) => {
    const { takesForm, parts } = request.routeOptions.config;
    if (takesForm === true || parts !== undefined) {
      done(platformProblem('media-type-unknown'));
      return;
    }
    if (request.routeOptions.config.isSigned === true) request.bodyText = said;
    parse(request, said, done);
  });
  app.addContentTypeParser(patchType, { parseAs: 'string' }, (request, said: string, done) => {
    if (request.routeOptions.config.takesPatch === true) parse(request, said, done);
    else done(platformProblem('media-type-unknown'));
  });
};

/** Serves every operation of the contract with the handler of its name, in `app`, which has the API's prefix. */
export const bindContract = (
  app: FastifyInstance,
  deps: Deps,
  handlers: Handlers,
  operations: readonly DeclaredOperation[] = declaredOperations(),
): void => {
  matched(operations, handlers);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  app.decorateRequest('bodyText', '');
  readForms(app);
  readJson(app);
  readMultipart(app);
  for (const operation of operations) {
    const { operationId, access, method, perMinute, mostAtOnce, isSigned } = operation;
    const handle = handlers[operationId as keyof Handlers] as unknown as SomeHandler;
    const gate = mostAtOnce === null ? null : admission(mostAtOnce);
    const handler: SomeHandler = gate
      ? (call) => gate.within(() => deps.loadShedding.within(() => handle(call)))
      : handle;
    app.route({
      method,
      url: urlOf(operation.path),
      schema: routeSchema(operation),
      config: {
        operationId,
        access,
        takesForm: operation.body?.isForm === true,
        takesPatch: operation.body?.types.includes(patchType) === true,
        isSigned,
        ...(operation.body?.isMultipart && { parts: operation.body.schema }),
        ...limitOf(perMinute),
      },
      onRequest: [
        ...(gate ? [turnAway(gate)] : []),
        async (request: FastifyRequest) => {
          request.caller = await admit(deps, access, request);
        },
      ],
      handler: answerWith(handler, operationId, deps.settings.checkResponses ? answerCheck(operation) : null),
    });
  }
  for (const [path, those] of Map.groupBy(operations, (operation) => operation.path))
    refuseOtherMethods(
      app,
      path,
      those.map(({ method }) => method),
    );
};
