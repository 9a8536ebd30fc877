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
  'authentication-needed': 'card-testing',
  'too-many-attempts': 'card-testing',
};

/** A claim that the owner authenticated a card, which the gateway or the bank does not bear out. */
const isWrongClaim = ({ code, options }: ProblemError): boolean =>
  code === 'payment-declined' && options.reason === 'authentication-failed';

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
  const kind = isWrongClaim(problem) ? 'card-testing' : kindOf[problem.code];
  if (kind === undefined) return;
  const reason = isWrongClaim(problem) ? 'authentication-failed' : problem.code;
  const operation = routeOptions.config.operationId ?? 'page';
  events.record(kind, { reason, operation, ...causeOf(problem), traceId: id }, { address: ip });
};
