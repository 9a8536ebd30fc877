import type { FastifyRequest } from 'fastify';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import type { SecurityEvents } from './security-events.ts';

/** Why a token was refused, as the library's own constant; nothing of the token. */
const causeOf = ({ options }: ProblemError): { cause: string } | null => {
  const { cause } = options;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^ERR_J[A-Z_]+$/.test(code) ? { cause: code } : null;
};

/** Records refusals that are security events, from any part of the server. */
export const recordProblem = (
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
