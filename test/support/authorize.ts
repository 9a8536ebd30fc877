import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { localTenant, policyPath } from '#server/platform/identity/simulated-tenant.ts';

const origin = 'http://localhost:3000';
const verifier = 'a-verifier-of-at-least-forty-three-characters-for-pkce';

export const policies = localTenant.policies;

/** The authorize address that MSAL would go to. */
export const authorizeAddress = (tfp: string, more: Record<string, string> = {}): string =>
  `${policyPath(tfp)}/oauth2/v2.0/authorize?${new URLSearchParams({
    client_id: localTenant.clientId,
    scope: [...localTenant.scopes, 'profile', 'offline_access'].join(' '),
    redirect_uri: `${origin}/auth/token`,
    response_type: 'code',
    response_mode: 'fragment',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'a-state',
    nonce: 'a-nonce',
    ...more,
  })}`;

/** What the provider came back with, in the fragment. */
export const fragmentOf = ({ url }: { url: URL }): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

export type Tokens = { access_token: string; id_token: string; refresh_token: string; client_info: string };

const askForTokens = async (
  app: Pick<FastifyInstance, 'inject'>,
  tfp: string,
  form: Record<string, string>,
) => {
  const answer = await app.inject({
    method: 'POST',
    url: `${policyPath(tfp)}/oauth2/v2.0/token`,
    headers: { host: new URL(origin).host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: localTenant.clientId, ...form }).toString(),
  });
  return { status: answer.statusCode, body: answer.json() as Tokens & { error?: string } };
};

/** Trades the code in the fragment that the provider came back with. */
export const redeem = (app: Pick<FastifyInstance, 'inject'>, tfp: string, answer: URL) =>
  askForTokens(app, tfp, {
    grant_type: 'authorization_code',
    code: new URLSearchParams(answer.hash.slice(1)).get('code') ?? '',
    redirect_uri: `${answer.origin}${answer.pathname}`,
    code_verifier: verifier,
  });

export const refresh = (app: Pick<FastifyInstance, 'inject'>, tfp: string, refreshToken: string) =>
  askForTokens(app, tfp, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    scope: [...localTenant.scopes, 'profile', 'offline_access'].join(' '),
  });
