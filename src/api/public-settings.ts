import type { components } from '#openapi/contract.gen.ts';
import { apiBase } from './bases.ts';
import { client } from './client.ts';
import { failureOfAnswer, failureOfThrown } from './failure.ts';

export type PublicSettings = components['schemas']['PublicSettings'];

/**
 * What anyone may know of how the site is set up. Goes around the API layer, whose every call waits for the token that
 * these settings are needed for. Rejects with a FlowError.
 */
export const loadPublicSettings = async (): Promise<PublicSettings> => {
  const { data, error, response } = await client
    .GET('/settings', { baseUrl: apiBase(), signal: AbortSignal.timeout(10_000) })
    .catch((thrown: unknown) => Promise.reject(failureOfThrown(thrown)));
  if (data === undefined) throw failureOfAnswer(response.status, error);
  return data;
};
