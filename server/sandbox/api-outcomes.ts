import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Outcomes, Whom } from '#server/platform/outcomes/outcomes.ts';
import { type ProblemKinds, problemNamed } from '#server/platform/problems/problem-kinds.ts';

/** A donor without an account is identified by the e-mail address in the request. */
const whomOf = ({ caller, body }: FastifyRequest): Whom => {
  if (caller) return caller;
  const { donor } = (body ?? {}) as { donor?: { email?: unknown } };
  return { emailAddress: typeof donor?.email === 'string' ? donor.email : null };
};

/**
 * Applies chosen outcomes to the API's operations. Call it in the API's scope before the contract is bound. Only allowed, well-formed
 * requests use an outcome up.
 */
export const applyOutcomes = (api: FastifyInstance, outcomes: Outcomes, problems: ProblemKinds): void => {
  const dropped = new WeakSet<FastifyRequest>();

  api.addHook('preHandler', async (request, reply) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined) return;
    const outcome = await outcomes.next(operationId, whomOf(request));
    if (outcome?.kind === 'problem') throw problemNamed(problems, outcome.code);
    if (outcome?.kind === 'delay') await wait(outcome.milliseconds);
    if (outcome?.kind !== 'drop') return;
    if (outcome.when === 'after') {
      dropped.add(request);
      return;
    }
    reply.hijack();
    request.raw.socket.destroy();
  });

  api.addHook('onSend', async (request) => {
    if (dropped.has(request)) request.raw.socket.destroy();
  });
};
