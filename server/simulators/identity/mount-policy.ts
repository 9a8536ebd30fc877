import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import type { PolicyName } from '#server/platform/identity/policies.ts';
import { localTenant, policyPath } from '#server/platform/identity/simulated-tenant.ts';
import { writtenHost } from '#server/platform/sandbox/requests.ts';
import { cancelled, forgotten, isReturnAddress } from './azure-behaviour.ts';
import { type Pages, type Visit, visitOf } from './interaction.ts';
import { runOutPage, signedOutPage } from './pages/frame.ts';
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
const signOut =
  (sessions: TenantSessions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('set-cookie', await sessions.close(request));
    const back = returnAddress(request);
    return back === null ? sendPage(reply, signedOutPage()) : reply.redirect(back.href, 303);
  };

type Policy = {
  name: PolicyName;
  provider: Provider;
  sessions: TenantSessions;
  pages: Pages;
  consent: Pages;
};

const mountProtocol = (app: FastifyInstance, { name, provider, sessions }: Policy): void => {
  const path = policyPath(localTenant.policies[name].tfp);
  const handle = provider.callback();
  const hand = async ({ raw }: FastifyRequest, reply: FastifyReply) => {
    // Before Fastify reads the body: oidc-provider reads it itself, and answers on the raw response.
    reply.hijack();
    // Azure has the metadata below the protocol's version; the library derives its own folder from both addresses.
    const url = (raw.url ?? '').slice(path.length).replace(/^\/v2\.0\/\.well-known\//, '/.well-known/');
    Object.assign(raw, { originalUrl: `${path}${url}`, url });
    await handle(raw, reply.raw);
  };
  for (const route of ['/oauth2/*', '/discovery/*', '/v2.0/.well-known/*'])
    app.all(`${path}${route}`, { onRequest: hand }, () => undefined);
  app.route({
    method: ['GET', 'POST'],
    url: `${path}/oauth2/v2.0/logout`,
    handler: signOut(sessions),
  });
};

const mountPages = (app: FastifyInstance, { name, provider, sessions, pages, consent }: Policy): void => {
  const { tfp } = localTenant.policies[name];
  const path = `${policyPath(tfp)}/interaction/:uid`;
  const visiting =
    (work: (visit: Visit, pages: Pages) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        const visit = await visitOf(provider, sessions, tfp, request, reply);
        return await work(visit, visit.isConsent ? consent : pages);
      } catch (error) {
        if (!(error instanceof errors.SessionNotFound)) throw error;
        return sendPage(reply.code(410), runOutPage());
      }
    };
  app.get(
    path,
    visiting((visit, { open }) => open(visit)),
  );
  app.post(
    path,
    visiting((visit, { answer }) => answer(visit)),
  );
  app.get(
    `${path}/cancel`,
    visiting((visit) => visit.finish(cancelled)),
  );
  // Like Azure's, only this policy asks for a password that a person may have forgotten.
  if (name === 'emailSignIn')
    app.get(
      `${path}/forgot`,
      visiting((visit) => visit.finish(forgotten)),
    );
};

/** Serves one policy on the site's own origin: its protocol, and its pages. */
export const mountPolicy = (app: FastifyInstance, policy: Policy): void => {
  mountProtocol(app, policy);
  mountPages(app, policy);
};
