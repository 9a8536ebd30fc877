import type { components } from '#openapi/contract.gen.ts';
import { apiBase } from './bases.ts';
import { client } from './client.ts';
import { failureOfAnswer, failureOfThrown } from './failure.ts';

export type PublicSettings = components['schemas']['PublicSettings'];

/**
 * The site's public settings. Loaded outside the API layer, whose calls wait for the token that needs these settings. Rejects with a
 * FlowError.
 */
export const loadPublicSettings = async (): Promise<PublicSettings> => {
  const { data, error, response } = await client
    .GET('/settings', { baseUrl: apiBase(), signal: AbortSignal.timeout(10_000) })
    .catch((thrown: unknown) => Promise.reject(failureOfThrown(thrown)));
  if (data === undefined) throw failureOfAnswer(response.status, error);
  return data;
};
