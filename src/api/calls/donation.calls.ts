import type { components } from '#openapi/contract.gen.ts';
import { get, patch, post } from '#src/api/describe-call.ts';

type Page = { page?: number; limit?: number };

/** Who gave to a person, newest first; in full to the person themself. */
export const getUserDonations = (publicId: string, query: Page = {}) =>
  get('/user/{id}/donations', 'LOAD_USER_DONATIONS', { path: { id: publicId }, query });

/** Who gave to a peloton, newest first; in full to those who lead it. */
export const getPelotonDonations = (pelotonId: string, query: Page = {}) =>
  get('/peloton/{id}/donations', 'LOAD_PELOTON_DONATIONS', { path: { id: pelotonId }, query });

/** What the person gives every month. */
export const getActiveRecurringDonations = () =>
  get('/user/donations/given/recurring/active', 'LOAD_RECURRING_DONATIONS');

/** Changes a recurring donation, from its next charge on; the same key is safe to send again. */
export const updateRecurringDonation = (
  id: string,
  key: string,
  data: components['schemas']['RecurringDonationChange'],
) => patch('/user/donations/given/recurring/{id}', 'UPDATE_RECURRING_DONATION', { path: { id }, data, key });

/** Ends a recurring donation for good. */
export const cancelRecurringDonation = (id: string, key: string) =>
  post('/donation/recurring/{id}/cancel', 'CANCEL_RECURRING_DONATION', { path: { id }, key });

/** Gives, once for each key, however often it is sent; `device` is the browser’s own id. */
export const createDonation = (
  key: string,
  data: components['schemas']['DonationRequest'],
  device: string,
  signal: AbortSignal,
) => post('/donation', 'CREATE_DONATION', { signal, data, key, headers: { 'Donation-Device': device } });

/** For whoever has the key: a session that ended keeps nobody from knowing. */
const config = { isVisitor: true } as const;

/** What became of the donation that was sent under this key. */
export const getDonationAttempt = (key: string) =>
  get('/donation/attempt', 'LOAD_DONATION_ATTEMPT', { ...config, key });

/** Closes the attempt of this key where nothing has arrived under it; what became of it where something has. */
export const withdrawDonationAttempt = (key: string) =>
  post('/donation/attempt/withdraw', 'WITHDRAW_DONATION_ATTEMPT', { ...config, key });

/** A piece of work that lets the donation of this key through, which was stopped. */
export const createDonationChallenge = (key: string, device: string) =>
  post('/donation/challenge', 'CREATE_DONATION_CHALLENGE', { key, headers: { 'Donation-Device': device } });

/** Mails the receipt once more; `attempt` is the donation's own key, by which a guest may ask for it; a signed-in donor needs none. */
export const resendDonationReceipt = (receiptId: string, key: string, attempt: string | null = null) =>
  post('/donation/receipt/{id}/resend', 'RESEND_DONATION_RECEIPT', {
    path: { id: receiptId },
    key,
    headers: { ...(attempt !== null && { 'Donation-Attempt': attempt }) },
  });
