import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type PolicyName, policyNames } from '#server/platform/identity/policies.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { servePageAssets } from '#server/platform/pages/page-assets.ts';
import { refuseOtherHosts, type SiteAddress } from '#server/platform/sandbox/requests.ts';
import type { SecurityEvents } from '#server/platform/security-events/security-events.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { serveAccountPage } from './account-page.ts';
import { chooser } from './chooser.ts';
import { consent } from './consent.ts';
import { endedSessions } from './ended-sessions.ts';
import type { SigningKey } from './keys.ts';
import { passwordLock } from './lock.ts';
import { mailedCodes } from './mailed-codes.ts';
import { mountPolicy } from './mount-policy.ts';
import { keepWeather } from './network-conditions.ts';
import { assets } from './pages/frame.ts';
import type { Pages } from './pages.ts';
import { passwordReset } from './password-reset.ts';
import { localProvider } from './provider.ts';
import { serveSandbox } from './sandbox.ts';
import { tenantSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

export type LocalDeps = {
  db: Db;
  clock: Clock;
  mail: Mail;
  securityEvents: SecurityEvents;
  site: SiteAddress & Pick<Settings, 'mode'>;
};

/** Puts the provider's policies, their pages and the sandbox's short cuts on the site's own origin. */
export const mountLocalIdentity = async (
  app: FastifyInstance,
  deps: LocalDeps,
  key: SigningKey,
): Promise<void> => {
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
    emailSignUp: signUp(db, codes),
    emailSignIn: signIn(db, passwordLock(deps)),
    passwordReset: passwordReset({ db, codes, sessions, ended }),
    google: chooser(db, 'google'),
    facebook: chooser(db, 'facebook'),
  };
  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseOtherHosts(deps.site));
    scope.addHook('onRequest', keepWeather);
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
