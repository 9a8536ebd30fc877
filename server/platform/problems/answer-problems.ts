import { randomUUID } from 'node:crypto';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { isOfClosedAccount, isUnavailable } from '#server/platform/database/database-errors.ts';
import { encodingFor, type PackedDocument } from '#server/platform/pages/packing.ts';
import { noSecurityEvents, type SecurityEvents } from '#server/platform/security-events/security-events.ts';
import { type PlatformProblemCode, platformProblem } from './platform.problems.ts';
import { ProblemError } from './problem-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The error page for browsers that navigate; null without a build of the app. Undefined where no pages are served. */
    errorPage?: (status: number, hasSignedIn: boolean) => Promise<PackedDocument | null>;
  }
}

/** No hook sees an unreadable address, so the page brings its own policy: it runs nothing. */
export const errorPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
} as const;

/** Whether a browser navigates, as opposed to a request from a script. The API answers all clients alike. */
const isNavigation = ({ url, headers }: FastifyRequest): boolean =>
  /\btext\/html\b/i.test(headers.accept ?? '') && !/^\/+api(\/|\?|$)/i.test(url);

/** The app's own mark of a browser in which a person signed in; no secret, and used for appearance only. */
export const hasSignedIn = ({ headers }: FastifyRequest): boolean =>
  (headers.cookie ?? '').includes('msalAccountState=');

/** Why a token was refused, as the library's own constant; nothing of the token. */
const causeOf = ({ options }: ProblemError): { cause: string } | null => {
  const { cause } = options;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^ERR_J[A-Z_]+$/.test(code) ? { cause: code } : null;
};

/** Records refusals that are security events, from any part of the server. */
const recordProblem = (
  events: SecurityEvents,
  problem: ProblemError,
  { id, ip, routeOptions }: FastifyRequest,
): void => {
  const { code, options } = problem;
  const kind = options.securityEvent ?? problem.kind.securityEvent;
  if (kind === undefined) return;
  const reason = options.securityEvent === undefined ? code : (options.reason ?? code);
  const operation = routeOptions.config.operationId ?? 'page';
  events.record(kind, { reason, operation, ...causeOf(problem), traceId: id }, { address: ip });
};

const codes: Readonly<Record<string, PlatformProblemCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-unknown',
  FST_ERR_BAD_URL: 'malformed-url',
  FST_ERR_ASYNC_CONSTRAINT: 'malformed-url',
  FST_ERR_MAX_PARAM_LENGTH: 'malformed-url',
  // An address outside the served folder: the client learns only that nothing is there.
  FST_STATIC_FORBIDDEN_PATH: 'not-found',
};

const byStatus: Readonly<Record<number, PlatformProblemCode>> = {
  400: 'malformed-json',
  403: 'not-found',
  404: 'not-found',
  429: 'too-many-requests',
};

/** The problem for an error; an unforeseen error becomes `unexpected`, without details. */
const problemOf = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (isUnavailable(error))
    return platformProblem('temporarily-unavailable', { cause: error, headers: { 'retry-after': '1' } });
  if (isOfClosedAccount(error)) return platformProblem('account-closed', { cause: error });
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = codes[code ?? ''] ?? byStatus[statusCode ?? 0];
  return platformProblem(known ?? 'unexpected', { cause: error });
};

/** HTTP requires this header with every 401. */
const challengeOf = ({ status, code }: ProblemError): Record<string, string> => {
  if (status !== 401) return {};
  return { 'www-authenticate': code === 'sign-in-required' ? 'Bearer' : 'Bearer error="invalid_token"' };
};

const sendDocument = async (
  document: PackedDocument,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const encoding = encodingFor(request);
  const body = encoding === null ? document.html : await document.packed(encoding);
  if (encoding !== null) reply.header('content-encoding', encoding);
  reply.headers({ ...errorPageHeaders, vary: 'accept-encoding' }).send(body);
};

/** Answers with the problem; a browser that navigates gets the error page. */
export const sendProblem = (
  problem: ProblemError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  reply.code(problem.status).headers({ ...challengeOf(problem), ...problem.options.headers });
  const sendJson = () =>
    reply.type('application/problem+json').send(JSON.stringify(problem.toProblem(request.id)));
  const page = isNavigation(request)
    ? request.server.errorPage?.(problem.status, hasSignedIn(request))
    : undefined;
  if (page === undefined) return sendJson();
  const sendPage = async (): Promise<void> => {
    const document = await page;
    if (document === null) sendJson();
    else await sendDocument(document, request, reply);
  };
  sendPage().catch((error: unknown) => {
    request.log.warn({ err: error }, 'The page of an error could not be made');
    sendJson();
  });
  return reply;
};

/** Fastify's answer to an unreadable address, which no hook sees. */
export const answerBadAddress = (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers({ ...request.server.transportHeaders, 'trace-identifier': request.id });
  sendProblem(platformProblem('malformed-url'), request, reply);
};

const traceOf = /^[\w-]{8,64}$/;

/** Fastify's options that keep a request's trace-identifier, or create one. */
export const traceOptions = {
  genReqId: ({ headers }: { headers: Record<string, string | string[] | undefined> }): string => {
    const given = headers['trace-identifier'];
    return typeof given === 'string' && traceOf.test(given) ? given : randomUUID();
  },
  logController: new LogController({ requestIdLogLabel: 'traceId' }),
};

/** Whether the client hung up: the error is of its own connection, not of one that the server opened. */
const isHangUp = (error: unknown, { raw }: FastifyRequest): boolean =>
  error instanceof Error && raw.errored === error;

/** Answers every error of `app` with a problem, and every request with its trace-identifier. */
export const answerProblems = (app: FastifyInstance, events: SecurityEvents = noSecurityEvents): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('trace-identifier', request.id);
  });
  app.setErrorHandler((error, request, reply) => {
    if (isHangUp(error, request)) {
      request.log.info('the client hung up');
      return sendProblem(platformProblem('malformed-request'), request, reply);
    }
    const problem = problemOf(error);
    recordProblem(events, problem, request);
    if (problem.status >= 500) request.log.error(error);
    return sendProblem(problem, request, reply);
  });
};
