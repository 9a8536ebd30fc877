import type { components } from '#openapi/contract.gen.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** Founds a peloton; the same `key` is safe to send again. */
export const createPeloton = (key: string, peloton: components['schemas']['NewPeloton']) =>
  describeCall({
    endpoint: '/peloton',
    method: 'post',
    data: peloton,
    headers: { 'Idempotency-Key': key },
    // The page says itself when it fails.
    meta: { isHandled: true },
    types: actionTypes('CREATE_PELOTON'),
  });
