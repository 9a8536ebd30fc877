import type { operations } from '#openapi/contract.gen.ts';
import { get } from '#src/api/describe-call.ts';

/** Where the person's own fundraising is heading, also as if something had happened. `signal` ends a request that nobody waits for. */
export const getUserForecast = (
  id: string,
  query: NonNullable<operations['getUserForecast']['parameters']['query']>,
  signal: AbortSignal,
) => get('/user/{id}/forecast', 'LOAD_USER_FORECAST', { path: { id }, query, signal });

/** Where that of a peloton's members is heading together, for those who lead it. */
export const getPelotonForecast = (id: string, signal: AbortSignal) =>
  get('/peloton/{id}/forecast', 'LOAD_PELOTON_FORECAST', { path: { id }, signal });
