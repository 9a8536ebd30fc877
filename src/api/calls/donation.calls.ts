import { get, post } from '#src/api/describe-call.ts';

/** The donations for which a person has not sent thanks, newest first. */
export const getUnthankedDonations = (publicId: string, query: { page?: number; limit?: number } = {}) =>
  get('/user/{id}/donations/unthanked', 'LOAD_UNTHANKED_DONATIONS', { path: { id: publicId }, query });

type Page = { page?: number; limit?: number };

/** The donations to a person, newest first. Only the person gets all details. */
export const getUserDonations = (publicId: string, query: Page = {}) =>
  get('/user/{id}/donations', 'LOAD_USER_DONATIONS', { path: { id: publicId }, query });

/** The donations to a peloton, newest first. Only its captain and admins get all details. */
export const getPelotonDonations = (pelotonId: string, query: Page = {}) =>
  get('/peloton/{id}/donations', 'LOAD_PELOTON_DONATIONS', { path: { id: pelotonId }, query });

/** These calls need only the key, so an expired session does not prevent the look-up. */
const config = { isVisitor: true } as const;

/** The result of the donation attempt with this key. */
export const getDonationAttempt = (key: string) =>
  get('/donation/attempt', 'LOAD_DONATION_ATTEMPT', { ...config, key });

/** Closes the attempt with this key if the server received nothing for it; otherwise returns its result. */
export const withdrawDonationAttempt = (key: string) =>
  post('/donation/attempt/withdraw', 'WITHDRAW_DONATION_ATTEMPT', { ...config, key });

/** E-mails the receipt again. For a guest, `attempt` is the donation's idempotency key; a signed-in donor needs none. */
export const resendDonationReceipt = (receiptId: string, key: string, attempt: string | null = null) =>
  post('/donation/receipt/{id}/resend', 'RESEND_DONATION_RECEIPT', {
    path: { id: receiptId },
    key,
    headers: { ...(attempt !== null && { 'Donation-Attempt': attempt }) },
  });
