import type { FastifyRequest } from 'fastify';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import type { ProblemCode } from '#server/platform/problems/problem-kinds.ts';
import type { SecurityEventKind, SecurityEvents } from './security-events.ts';

/** The refusals that are security events. */
const kindOf: Partial<Record<ProblemCode, SecurityEventKind>> = {
  'token-invalid': 'token-refused',
  'token-expired': 'token-refused',
  'notification-forged': 'webhook-forged',
  'too-many-requests': 'rate-limited',
  'proof-of-work-needed': 'card-testing',
  'too-many-attempts': 'card-testing',
};

/** Why a token was refused, as the library's own constant says; nothing of the token. */
const causeOf = ({ options }: ProblemError): { cause: string } | null => {
  const { cause } = options;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^ERR_J[A-Z_]+$/.test(code) ? { cause: code } : null;
};

/** Records the refusals that are security events, whatever part of the server refused. */
export const recordProblem = (
  events: SecurityEvents,
  problem: ProblemError,
  { id, ip, routeOptions }: FastifyRequest,
): void => {
  const kind = kindOf[problem.code];
  if (kind === undefined) return;
  const operation = routeOptions.config.operationId ?? 'page';
  events.record(kind, { reason: problem.code, operation, ...causeOf(problem), traceId: id }, { address: ip });
};
