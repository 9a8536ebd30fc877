import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { unstorableText } from '#server/platform/contract/unstorable-text.ts';
import { policyPath } from '#server/platform/identity/simulated-tenant.ts';
import { sendPage } from './send-page.ts';
import type { TenantSessions } from './sessions.ts';

/** One visit to a page of the provider: its input and its answers. */
export type Visit = {
  uid: string;
  /** The network address of the request. */
  address: string;
  /** Whether the person only has to consent. */
  isConsent: boolean;
  /** The account of the browser's session. */
  oid: string | null;
  /** The session's own id: it outlives the ends of others. */
  sessionUid: string | undefined;
  /** Address of "Cancel": ends the sign-in as cancelled. */
  back: string;
  /** Address of "Forgot your password?", at e-mail sign-in alone: continues at the policy for that. */
  forgot: string;
  /** Empty, too, for text that can't be stored. */
  typed: (name: string) => string;
  show: (page: string) => FastifyReply;
  /** Back to this page by GET, so that a reload sends nothing twice. */
  again: () => FastifyReply;
  /** Signs the person in, from `ts` (now by default): a session that ended since then refuses it. */
  signIn: (oid: string, ts?: number) => Promise<FastifyReply>;
  finish: (result: InteractionResults) => Promise<FastifyReply>;
};

/** Now, in a token's unit. */
export const inSeconds = (): number => Math.floor(Date.now() / 1000);

/** @throws SessionNotFound from oidc-provider when the visit has expired or its cookie is missing. */
export const visitOf = async (
  provider: Provider,
  sessions: TenantSessions,
  tfp: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit> => {
  const { uid, prompt, session } = await provider.interactionDetails(request.raw, reply.raw);
  const here = `${policyPath(tfp)}/interaction/${uid}`;
  const body = request.body as URLSearchParams | undefined;

  // Merges the earlier results: a person who chooses an account and then consents has done both.
  const submit = (result: InteractionResults) =>
    provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: true });

  return {
    uid,
    address: request.ip,
    isConsent: prompt.name === 'consent',
    oid: session?.accountId ?? null,
    sessionUid: session?.uid,
    back: `${here}/cancel`,
    forgot: `${here}/forgot`,
    typed: (name) => {
      const text = body?.get(name) ?? '';
      return unstorableText(text) === null ? text : '';
    },
    show: (page) => sendPage(reply, page),
    again: () => reply.redirect(here, 303),
    signIn: async (oid, ts = inSeconds()) => {
      const next = await submit({ login: { accountId: oid, ts }, select_account: {} });
      if (session?.uid !== undefined) await sessions.handOver(session.uid, oid);
      return reply.redirect(next, 303);
    },
    finish: async (result) => reply.redirect(await submit(result), 303),
  };
};

/** The pages of one policy: how each is shown, and how its form is handled. */
export type Pages = {
  open: (visit: Visit) => Promise<FastifyReply>;
  answer: (visit: Visit) => Promise<FastifyReply>;
};
