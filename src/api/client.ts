import createClient from 'openapi-fetch';
import type { paths } from '#openapi/contract.gen.ts';
import { apiBase } from './bases.ts';
import type { Method } from './call.types.ts';

/** `fetch` is looked up at each call, so that tests can put their own in its place. */
export const createApiClient = (baseUrl: string = apiBase()) =>
  createClient<paths>({ baseUrl, fetch: (request) => globalThis.fetch(request) });

type PlainInit = {
  params: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  parseAs?: 'text' | 'blob';
};

type PlainRequest = (
  method: Method,
  path: string,
  init: PlainInit,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/**
 * A request without the contract's types, which are checked where the call is described. Rejects when no answer comes, or
 * one that can't be read.
 */
export const requestOf = (baseUrl: string): PlainRequest =>
  createApiClient(baseUrl).request as unknown as PlainRequest;
