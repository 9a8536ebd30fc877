import type { Handlers } from '#server/platform/contract/handlers.ts';
import { discoveryPath } from '#server/platform/identity/identity.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** Public settings that the app reads before sign-in and payments. */
export const settingsOperations = ({ settings }: { settings: Settings }) =>
  ({
    getSettings: async () => {
      const { provider, clientId, scopes, knownAuthorities, policies } = settings.identity;
      return {
        status: 200,
        body: {
          mode: settings.mode,
          identity: {
            provider,
            clientId,
            scopes,
            knownAuthorities,
            policies,
            discoveryPath: discoveryPath(settings.identity),
          },
          payments: { gateway: settings.payments.gateway },
          analytics: settings.analytics,
        },
      };
    },
  }) satisfies Partial<Handlers>;
