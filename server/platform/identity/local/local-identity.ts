import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { servePageAssets } from '#server/platform/pages/page-assets.ts';
import { refuseOtherHosts, type SiteAddress } from '#server/platform/sandbox/requests.ts';
import { type Visit, visitOf } from './interaction.ts';
import type { SigningKey } from './keys.ts';
import { pagePolicy } from './page-policy.ts';
import { assets } from './pages/frame.ts';
import { runOutPage } from './pages/notice.page.ts';
import { localProvider } from './provider.ts';
import { serveSandbox } from './sandbox.ts';
import { signIn } from './sign-in.ts';
import { signOutOfTenant } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { signUpCodes } from './sign-up-codes.ts';
import { localTenant, policyPath } from './tenant.ts';

export type LocalDeps = { db: Db; clock: Clock; mail: Mail; site: SiteAddress };

type Pages = {
  open: (visit: Visit) => Promise<FastifyReply>;
  answer: (visit: Visit) => Promise<FastifyReply>;
};

/** AADB2C90091 is what Azure AD B2C says, in these words, when a person presses Cancel. */
const cancelled = {
  error: 'access_denied',
  error_description: 'AADB2C90091: The user has cancelled entering self-asserted information.',
};

const mountProtocol = (
  app: FastifyInstance,
  provider: Provider,
  tfp: string,
  sessions: Record<string, string>,
): void => {
  const path = policyPath(tfp);
  const handle = provider.callback();
  const hand = async (request: FastifyRequest, reply: FastifyReply) => {
    // Before Fastify reads the body: oidc-provider reads it itself, and answers on the raw response.
    reply.hijack();
    const { raw } = request;
    const isSignOut = raw.method === 'GET' && raw.url?.startsWith(`${path}/oauth2/v2.0/logout?`) === true;
    if (isSignOut && signOutOfTenant(request, reply, tfp, sessions)) return;
    // Azure keeps the metadata below the protocol's version; from both addresses the library works out its own folder.
    const url = (raw.url ?? '').slice(path.length).replace(/^\/v2\.0\/\.well-known\//, '/.well-known/');
    Object.assign(raw, { originalUrl: `${path}${url}`, url });
    await handle(raw, reply.raw);
  };
  for (const route of ['/oauth2/*', '/discovery/*', '/v2.0/.well-known/*']) {
    app.all(`${path}${route}`, { onRequest: hand }, () => undefined);
  }
};

const mountPages = (app: FastifyInstance, provider: Provider, tfp: string, pages: Pages): void => {
  const path = `${policyPath(tfp)}/interaction/:uid`;
  const visiting =
    (work: (visit: Visit) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        return await work(await visitOf(provider, tfp, request, reply));
      } catch (error) {
        if (!(error instanceof errors.SessionNotFound)) throw error;
        return reply
          .code(410)
          .type('text/html; charset=utf-8')
          .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy })
          .send(runOutPage());
      }
    };
  app.get(path, visiting(pages.open));
  app.post(path, visiting(pages.answer));
  app.get(
    `${path}/cancel`,
    visiting((visit) => visit.finish(cancelled)),
  );
};

/** Puts the provider's policies, their pages and the sandbox's short cuts on the site's own origin. */
export const mountLocalIdentity = async (
  app: FastifyInstance,
  deps: LocalDeps,
  key: SigningKey,
): Promise<void> => {
  const { policies } = localTenant;
  const providers = {
    emailSignUp: localProvider(deps.db, key, policies.emailSignUp.tfp),
    emailSignIn: localProvider(deps.db, key, policies.emailSignIn.tfp),
  };
  const mounted = ['emailSignUp', 'emailSignIn'] as const;
  const sessions = Object.fromEntries(
    mounted.map((name) => [policies[name].tfp, providers[name].cookieName('session')]),
  );
  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseOtherHosts(deps.site));
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    for (const name of mounted) mountProtocol(scope, providers[name], policies[name].tfp, sessions);
    mountPages(scope, providers.emailSignUp, policies.emailSignUp.tfp, signUp(deps.db, signUpCodes(deps)));
    mountPages(scope, providers.emailSignIn, policies.emailSignIn.tfp, signIn(deps.db));
    servePageAssets(scope, assets, {
      'identity.css': new URL('./pages/identity.css', import.meta.url),
      'sign-out.js': new URL('./pages/sign-out.js', import.meta.url),
    });
    serveSandbox(scope, deps, providers.emailSignIn, policies.emailSignIn.tfp);
  });
};
