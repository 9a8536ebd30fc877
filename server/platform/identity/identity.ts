import type { FastifyInstance } from 'fastify';
import type { IdentitySettings } from '#server/platform/settings/identity.settings.ts';
import { type IdentityDeps, requireSimulators, type Simulators } from '#server/platform/simulators.ts';
import { serveBridge } from './bridge.ts';
import { remoteKeySource } from './key-source.ts';
import { localMount } from './simulated-tenant.ts';
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

/** Sign-in by the settings: a provider elsewhere, or the sandbox's simulator with its pages. */
export const createIdentity = async (
  settings: IdentitySettings,
  deps: IdentityDeps,
  simulators: Simulators | null,
): Promise<Identity> => {
  if (settings.provider === 'local') return requireSimulators(simulators).identity(settings, deps);
  return {
    verify: tokenVerifier(settings, remoteKeySource, async () => false),
    mount: async (app) => serveBridge(app),
  };
};
