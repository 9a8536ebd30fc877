import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '#openapi/contract.gen.ts';
import type { Method } from './call.types.ts';

/** The only client of the API. `fetch` is looked up at each call, so that tests can replace it. */
export const client = createClient<paths>({ fetch: (request) => globalThis.fetch(request) });

type PlainInit = {
  baseUrl: string;
  params: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  headers: Record<string, string>;
  body?: unknown;
  parseAs?: 'text' | 'blob';
  middleware: Middleware[];
};

/** A request without the contract's types, which the call's description checks. Rejects for a missing or unreadable answer. */
export const request = client.request as unknown as (
  method: Method,
  path: string,
  init: PlainInit,
) => Promise<{ data?: unknown; response: Response }>;
