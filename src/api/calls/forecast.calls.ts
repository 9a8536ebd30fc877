import type { operations } from '#openapi/contract.gen.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** The forecast says itself when it can't be had. */
const meta = { isHandled: true } as const;

/** Where the person's own fundraising is heading, also as if something had happened. `signal` ends a request that nobody waits for. */
export const getUserForecast = (
  id: string,
  query: NonNullable<operations['getUserForecast']['parameters']['query']>,
  signal: AbortSignal,
) =>
  describeCall({
    endpoint: '/user/{id}/forecast',
    method: 'get',
    config: { path: { id }, query, signal },
    meta,
    types: actionTypes('LOAD_USER_FORECAST'),
  });

/** Where that of a peloton's members is heading together, for those who lead it. */
export const getPelotonForecast = (id: string, signal: AbortSignal) =>
  describeCall({
    endpoint: '/peloton/{id}/forecast',
    method: 'get',
    config: { path: { id }, signal },
    meta,
    types: actionTypes('LOAD_PELOTON_FORECAST'),
  });
