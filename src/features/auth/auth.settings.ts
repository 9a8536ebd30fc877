import type { components } from '#openapi/contract.gen.ts';
import { createApiClient } from '#src/api/client.ts';
import { failureOfAnswer, failureOfThrown } from '#src/api/failure.ts';

export type IdentitySettings = components['schemas']['PublicSettings']['identity'];

/**
 * How to reach the identity provider. Goes around the API layer, whose every call waits for the token that these
 * settings are needed for. Rejects with a FlowError.
 */
export const loadIdentitySettings = async (): Promise<IdentitySettings> => {
  const { data, error, response } = await createApiClient()
    .GET('/settings', { signal: AbortSignal.timeout(10_000) })
    .catch((thrown: unknown) => Promise.reject(failureOfThrown(thrown)));
  if (data === undefined) throw failureOfAnswer(response.status, error);
  return data.identity;
};
