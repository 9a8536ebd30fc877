import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { pagePolicy } from './page-policy.ts';
import { policyPath } from './tenant.ts';

const hintedPolicy = (url: URL): string | null => {
  const hint = url.searchParams.get('id_token_hint');
  if (hint === null) return null;
  try {
    const { tfp } = decodeJwt(hint);
    return typeof tfp === 'string' ? tfp : null;
  } catch {
    return null;
  }
};

const gone = (name: string, path: string) => `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax`;

/**
 * Azure AD B2C keeps one session for the whole tenant, so a sign-out at any policy ends all of them. Here each policy
 * has its own: the others' cookies are dropped, and the request goes to the policy that knows the token in the hint.
 * @returns true when the answer is already given.
 */
export const signOutOfTenant = (
  request: FastifyRequest,
  reply: FastifyReply,
  tfp: string,
  sessions: Record<string, string>,
): boolean => {
  const url = new URL(request.raw.url ?? '', 'http://localhost');
  const hinted = hintedPolicy(url);
  const target = hinted !== null && Object.hasOwn(sessions, hinted) ? hinted : tfp;
  const others = Object.entries(sessions).filter(([policy]) => policy !== target);
  reply.raw.setHeader(
    'set-cookie',
    others.map(([policy, name]) => gone(name, policyPath(policy))),
  );
  if (target === tfp) return false;
  reply.raw.writeHead(302, {
    'content-security-policy': pagePolicy,
    location: `${policyPath(target)}/oauth2/v2.0/logout${url.search}`,
  });
  reply.raw.end();
  return true;
};
