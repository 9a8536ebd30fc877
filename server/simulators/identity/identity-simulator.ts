import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { serveBridge } from '#server/platform/identity/bridge.ts';
import { type PolicyName, policyNames } from '#server/platform/identity/policies.ts';
import { localIssuer } from '#server/platform/identity/simulated-tenant.ts';
import { localKeySource, tokenVerifier } from '#server/platform/identity/verify.ts';
import { servePageAssets } from '#server/platform/pages/page-assets.ts';
import { refuseOtherHosts } from '#server/platform/sandbox/requests.ts';
import type { IdentityDeps, Simulators } from '#server/platform/simulators.ts';
import { chooser } from './chooser.ts';
import { consent, serveAccountPage } from './consent.ts';
import type { Pages } from './interaction.ts';
import { passwordLock } from './lock.ts';
import { mailedCodes } from './mailed-codes.ts';
import { mountPolicy } from './mount-policy.ts';
import { keepCondition } from './network-conditions.ts';
import { assets } from './pages/frame.ts';
import { passwordReset } from './password-reset.ts';
import { localProvider, type SigningKey, signingKey } from './provider.ts';
import { serveSandbox } from './sandbox.ts';
import { endedSessions, tenantSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/** Serves the provider's policies, their pages and the sandbox's short cuts on the site's own origin. */
const mountProvider = async (app: FastifyInstance, deps: IdentityDeps, key: SigningKey): Promise<void> => {
  const { db } = deps;
  const providerOf = (name: PolicyName) => localProvider(db, key, name);
  const providers: Record<PolicyName, Provider> = {
    emailSignUp: providerOf('emailSignUp'),
    emailSignIn: providerOf('emailSignIn'),
    passwordReset: providerOf('passwordReset'),
    google: providerOf('google'),
    facebook: providerOf('facebook'),
  };
  const sessions = tenantSessions(db, providers.emailSignIn);
  const ended = endedSessions(db);
  const codes = mailedCodes(deps);
  const pages: Record<PolicyName, Pages> = {
    emailSignUp: signUp(db, codes, deps.site.publicUrl),
    emailSignIn: signIn(db, passwordLock(deps)),
    passwordReset: passwordReset({ db, codes, sessions, ended, site: deps.site.publicUrl }),
    google: chooser(db, 'google'),
    facebook: chooser(db, 'facebook'),
  };
  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseOtherHosts(deps.site));
    scope.addHook('onRequest', keepCondition);
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    for (const name of policyNames)
      mountPolicy(scope, {
        name,
        provider: providers[name],
        sessions,
        pages: pages[name],
        consent: consent(db),
      });
    serveAccountPage(scope, { ...deps, sessions });
    servePageAssets(scope, assets, {
      'identity.css': new URL('./pages/identity.css', import.meta.url),
      'accounts.css': new URL('./pages/accounts.css', import.meta.url),
    });
    serveSandbox(scope, { ...deps, sessions, ended });
  });
};

/** The identity provider of the sandbox. It never runs in production, where anybody could sign in as anybody. */
export const openIdentitySimulator: Simulators['identity'] = async (settings, deps) => {
  if (deps.site.mode === 'production')
    throw new Error('The local identity provider never runs in production');
  const key = await signingKey(deps.db);
  return {
    verify: tokenVerifier(settings, localKeySource(key.publicJwk, localIssuer), endedSessions(deps.db).has),
    mount: async (app) => {
      serveBridge(app);
      await mountProvider(app, deps, key);
    },
  };
};
