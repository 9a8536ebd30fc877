import type { components } from '#openapi/contract.gen.ts';
import { get, post } from '#src/api/describe-call.ts';

/** The donations to a person that they have not sent thanks for, newest first. */
export const getUnthankedDonations = (publicId: string, query: { page?: number; limit?: number } = {}) =>
  get('/user/{id}/donations/unthanked', 'LOAD_UNTHANKED_DONATIONS', { path: { id: publicId }, query });

/** E-mails thanks to the donors of all these donations, or to none of them. The same key is safe to send again. */
export const sendThankYou = (publicId: string, key: string, data: components['schemas']['ThankYou']) =>
  post('/user/{id}/thank-yous', 'SEND_THANK_YOU', { path: { id: publicId }, data, key });
