import createClient from 'openapi-fetch';
import type { paths } from '#openapi/contract.gen.ts';
import { apiBase } from './bases.ts';

/** `fetch` is looked up at each call, so that tests can put their own in its place. */
export const createApiClient = () =>
  createClient<paths>({ baseUrl: apiBase(), fetch: (request) => globalThis.fetch(request) });
