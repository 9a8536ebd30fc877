import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '#openapi/contract.gen.ts';
import type { Method } from './call.types.ts';

/** The one client of the API. `fetch` is looked up at each call, so that tests can put their own in its place. */
export const client = createClient<paths>({ fetch: (request) => globalThis.fetch(request) });

type PlainInit = {
  baseUrl: string;
  params: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  headers: Record<string, string>;
  body?: unknown;
  parseAs?: 'text' | 'blob';
  middleware: Middleware[];
};

/**
 * A request without the contract's types, which are checked where the call is described. Rejects when no answer comes, or
 * one that can't be read.
 */
export const request = client.request as unknown as (
  method: Method,
  path: string,
  init: PlainInit,
) => Promise<{ data?: unknown; response: Response }>;
