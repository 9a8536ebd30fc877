import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { pagePolicy } from './page-policy.ts';
import { policyPath } from './tenant.ts';

/** One visit to a page of the provider: who answers it and what came with it. */
export type Visit = {
  uid: string;
  /** What the app already knows of the person's address. */
  loginHint: string;
  /** Address of "go back": ends the sign-in as cancelled. */
  back: string;
  typed: (name: string) => string;
  show: (page: string) => FastifyReply;
  /** Back to this page by GET, so that a reload sends nothing twice. */
  again: () => FastifyReply;
  finish: (result: InteractionResults) => Promise<FastifyReply>;
};

type Body = URLSearchParams | undefined;

/** @throws SessionNotFound from oidc-provider when the visit has run out or its cookie is missing. */
export const visitOf = async (
  provider: Provider,
  tfp: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit> => {
  const details = await provider.interactionDetails(request.raw, reply.raw);
  const here = `${policyPath(tfp)}/interaction/${details.uid}`;
  const body = request.body as Body;
  return {
    uid: details.uid,
    loginHint: typeof details.params.login_hint === 'string' ? details.params.login_hint : '',
    back: `${here}/cancel`,
    typed: (name) => body?.get(name) ?? '',
    show: (page) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy })
        .send(page),
    again: () => reply.redirect(here, 303),
    finish: async (result) => {
      const next = await provider.interactionResult(request.raw, reply.raw, result, {
        mergeWithLastSubmission: false,
      });
      return reply.redirect(next, 303);
    },
  };
};
