import type { components } from '#openapi/contract.gen.ts';
import { get, patch, post } from '#src/api/describe-call.ts';

type Page = { page?: number; limit?: number };

/** The donations to a person, newest first; with all details only for the person. */
export const getUserDonations = (publicId: string, query: Page = {}) =>
  get('/user/{id}/donations', 'LOAD_USER_DONATIONS', { path: { id: publicId }, query });

/** The donations to a peloton, newest first; with all details only for its captain and admins. */
export const getPelotonDonations = (pelotonId: string, query: Page = {}) =>
  get('/peloton/{id}/donations', 'LOAD_PELOTON_DONATIONS', { path: { id: pelotonId }, query });

/** The person's active recurring donations. */
export const getActiveRecurringDonations = () =>
  get('/user/donations/given/recurring/active', 'LOAD_RECURRING_DONATIONS');

/** Changes a recurring donation from its next charge on. The same key is safe to send again. */
export const updateRecurringDonation = (
  id: string,
  key: string,
  data: components['schemas']['RecurringDonationChange'],
) => patch('/user/donations/given/recurring/{id}', 'UPDATE_RECURRING_DONATION', { path: { id }, data, key });

/** Ends a recurring donation permanently. */
export const cancelRecurringDonation = (id: string, key: string) =>
  post('/donation/recurring/{id}/cancel', 'CANCEL_RECURRING_DONATION', { path: { id }, key });

/** Makes a donation, once for each key; `device` is the browser’s own id. */
export const createDonation = (
  key: string,
  data: components['schemas']['DonationRequest'],
  device: string,
  signal: AbortSignal,
) => post('/donation', 'CREATE_DONATION', { signal, data, key, headers: { 'Donation-Device': device } });

/** The key is enough: an expired session does not prevent the look-up. */
const config = { isVisitor: true } as const;

/** The result of the donation attempt with this key. */
export const getDonationAttempt = (key: string) =>
  get('/donation/attempt', 'LOAD_DONATION_ATTEMPT', { ...config, key });

/** Closes the attempt with this key if the server received nothing for it; otherwise returns its result. */
export const withdrawDonationAttempt = (key: string) =>
  post('/donation/attempt/withdraw', 'WITHDRAW_DONATION_ATTEMPT', { ...config, key });

/** A proof-of-work challenge that lets the stopped donation with this key pass. */
export const createDonationChallenge = (key: string, device: string) =>
  post('/donation/challenge', 'CREATE_DONATION_CHALLENGE', { key, headers: { 'Donation-Device': device } });

/** E-mails the receipt again. For a guest, `attempt` is the donation's idempotency key; a signed-in donor needs none. */
export const resendDonationReceipt = (receiptId: string, key: string, attempt: string | null = null) =>
  post('/donation/receipt/{id}/resend', 'RESEND_DONATION_RECEIPT', {
    path: { id: receiptId },
    key,
    headers: { ...(attempt !== null && { 'Donation-Attempt': attempt }) },
  });
