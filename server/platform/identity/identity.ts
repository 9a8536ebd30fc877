import type { FastifyInstance } from 'fastify';
import type { IdentitySettings } from '#server/platform/settings/identity.settings.ts';
import { endedSessions } from '#server/simulators/identity/ended-sessions.ts';
import { type LocalDeps, mountLocalIdentity } from '#server/simulators/identity/identity-simulator.ts';
import { signingKey } from '#server/simulators/identity/keys.ts';
import { localIssuer, localMount } from '#server/simulators/identity/tenant.ts';
import { serveBridge } from './bridge.ts';
import { localKeySource, remoteKeySource } from './key-source.ts';
import { tokenVerifier } from './verify.ts';

/** What a verified token says about its bearer. */
export type Claims = {
  /** Private id of the person at the identity provider. */
  oid: string;
  emailAddress: string;
  /** The policy that issued the token; empty with a provider that has no policies. */
  tfp: string;
  /** Seconds since 1970. */
  exp: number;
};

export type Identity = {
  /**
   * Throws ProblemError `token-invalid` or `token-expired`; or `temporarily-unavailable` (503), which signs nobody out:
   * the provider is out of reach, and nothing is known about the token.
   */
  verify: (token: string) => Promise<Claims>;
  /** Serves what sign-in needs of this site: the bridge page, and the provider's own pages where it lives here. */
  mount: (app: FastifyInstance) => Promise<void>;
};

/** Where on this site the authority's host is played, for the browser's discovery; null with a real authority. */
export const discoveryPath = ({ provider }: IdentitySettings): string | null =>
  provider === 'local' ? localMount : null;

/**
 * Sign-in by the settings: the local provider with its pages, or a provider elsewhere. Throws when the local one would
 * run in production, where anybody could sign in as whoever they like.
 */
export const createIdentity = async (settings: IdentitySettings, deps: LocalDeps): Promise<Identity> => {
  if (settings.provider !== 'local') {
    return {
      verify: tokenVerifier(settings, remoteKeySource, async () => false),
      mount: async (app) => serveBridge(app),
    };
  }
  if (deps.site.mode === 'production')
    throw new Error('The local identity provider never runs in production');
  const key = await signingKey(deps.db);
  return {
    verify: tokenVerifier(settings, localKeySource(key.publicJwk, localIssuer), endedSessions(deps.db).has),
    mount: async (app) => {
      serveBridge(app);
      await mountLocalIdentity(app, deps, key);
    },
  };
};
