import type { components } from '#openapi/contract.gen.ts';
import { post } from '#src/api/describe-call.ts';

/** Founds a peloton; the same `key` is safe to send again. */
export const createPeloton = (key: string, peloton: components['schemas']['NewPeloton']) =>
  post('/peloton', 'CREATE_PELOTON', {
    // The page shows a failure itself.
    data: peloton,
    key,
  });
