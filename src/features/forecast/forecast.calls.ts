import type { operations } from '#openapi/contract.gen.ts';
import { get } from '#src/api/describe-call.ts';

/** The forecast of the person's own fundraising, also with assumptions. `signal` aborts the request. */
export const getUserForecast = (
  id: string,
  query: NonNullable<operations['getUserForecast']['parameters']['query']>,
  signal: AbortSignal,
) => get('/user/{id}/forecast', 'LOAD_USER_FORECAST', { path: { id }, query, signal });

/** The forecast of a peloton's members together, for captain and admins. */
export const getPelotonForecast = (id: string, signal: AbortSignal) =>
  get('/peloton/{id}/forecast', 'LOAD_PELOTON_FORECAST', { path: { id }, signal });
