import type { components } from '#openapi/contract.gen.ts';
import { loadPublicSettings } from '#src/api/public-settings.ts';

/** The paths to which the provider returns with an answer in the address. */
export const answerPaths: readonly string[] = ['/auth/token', '/auth/reset-password'];

export type IdentitySettings = components['schemas']['PublicSettings']['identity'];

/** The settings of the identity provider. Rejects with a FlowError. */
export const loadIdentitySettings = async (): Promise<IdentitySettings> =>
  (await loadPublicSettings()).identity;
