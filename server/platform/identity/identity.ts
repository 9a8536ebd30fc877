import type { IdentitySettings } from '#server/platform/settings/identity.settings.ts';
import { type IdentityDeps, requireSimulators, type Simulators } from '#server/platform/simulators.ts';
import { serveBridge } from './bridge.ts';
import { localMount } from './simulated-tenant.ts';
import { type Identity, remoteKeySource, tokenVerifier } from './verify.ts';

export type { Claims, Identity } from './verify.ts';

/** Where this site simulates the authority's host, for the browser's discovery; null with a real authority. */
export const discoveryPath = ({ provider }: IdentitySettings): string | null =>
  provider === 'local' ? localMount : null;

/** Sign-in by the settings: an external provider, or the sandbox's simulator with its pages. */
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
