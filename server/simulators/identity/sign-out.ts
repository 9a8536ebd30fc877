import type { FastifyReply, FastifyRequest } from 'fastify';
import { localTenant } from '#server/platform/identity/simulated-tenant.ts';
import { writtenHost } from '#server/platform/sandbox/requests.ts';
import { isReturnAddress } from './azure-behaviour.ts';
import { signedOutPage } from './pages/notice.page.ts';
import { sendPage } from './send-page.ts';
import type { TenantSessions } from './sessions.ts';

const asked = (request: FastifyRequest): URLSearchParams =>
  request.body instanceof URLSearchParams
    ? request.body
    : new URL(request.url, 'http://localhost').searchParams;

/** The request's return address; null unless it is a page of this site, for this product's client. */
const returnAddress = (request: FastifyRequest): URL | null => {
  const parameters = asked(request);
  const address = parameters.get('post_logout_redirect_uri') ?? '';
  const client = parameters.get('client_id') ?? localTenant.clientId;
  if (client !== localTenant.clientId) return null;
  if (!isReturnAddress(address, `http://${writtenHost(request)}`)) return null;
  const url = new URL(address);
  const state = parameters.get('state');
  if (state !== null) url.searchParams.set('state', state);
  return url;
};

/**
 * Ends the tenant's session, at any policy. As with Azure AD B2C the request needs no proof: its address contains no token, name or address
 * of a person.
 */
export const signOut =
  (sessions: TenantSessions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('set-cookie', await sessions.close(request));
    const back = returnAddress(request);
    return back === null ? sendPage(reply, signedOutPage()) : reply.redirect(back.href, 303);
  };
