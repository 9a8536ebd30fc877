import type { components } from '#openapi/contract.gen.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** The page says itself when something fails. */
const meta = { isHandled: true } as const;

/** What a person was given and has not given thanks for, newest first. */
export const getUnthankedDonations = (publicId: string, query: { page?: number; limit?: number } = {}) =>
  describeCall({
    endpoint: '/user/{id}/donations/unthanked',
    method: 'get',
    config: { path: { id: publicId }, query },
    meta,
    types: actionTypes('LOAD_UNTHANKED_DONATIONS'),
  });

/** Thanks the donors of all these donations by one e-mail, or none; the same key is safe to send again. */
export const sendThankYou = (publicId: string, key: string, data: components['schemas']['ThankYou']) =>
  describeCall({
    endpoint: '/user/{id}/thank-yous',
    method: 'post',
    data,
    config: { path: { id: publicId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('SEND_THANK_YOU'),
  });
