import type { components } from '#openapi/contract.gen.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type Page = { page?: number; limit?: number };

/** The page says itself when a list can't be had. */
const meta = { isHandled: true } as const;

/** Who gave to a person, newest first; in full to the person themself. */
export const getUserDonations = (publicId: string, query: Page = {}) =>
  describeCall({
    endpoint: '/user/{id}/donations',
    method: 'get',
    config: { path: { id: publicId }, query },
    meta,
    types: actionTypes('LOAD_USER_DONATIONS'),
  });

/** Who gave to a peloton, newest first; in full to those who lead it. */
export const getPelotonDonations = (pelotonId: string, query: Page = {}) =>
  describeCall({
    endpoint: '/peloton/{id}/donations',
    method: 'get',
    config: { path: { id: pelotonId }, query },
    meta,
    types: actionTypes('LOAD_PELOTON_DONATIONS'),
  });

/** What the person gives every month. */
export const getActiveRecurringDonations = () =>
  describeCall({
    endpoint: '/user/donations/given/recurring/active',
    method: 'get',
    meta,
    types: actionTypes('LOAD_RECURRING_DONATIONS'),
  });

/** Changes a recurring donation, from its next charge on; the same key is safe to send again. */
export const updateRecurringDonation = (
  id: string,
  key: string,
  data: components['schemas']['RecurringDonationChange'],
) =>
  describeCall({
    endpoint: '/user/donations/given/recurring/{id}',
    method: 'patch',
    data,
    config: { path: { id } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('UPDATE_RECURRING_DONATION'),
  });

/** Ends a recurring donation for good. */
export const cancelRecurringDonation = (id: string, key: string) =>
  describeCall({
    endpoint: '/donation/recurring/{id}/cancel',
    method: 'post',
    config: { path: { id } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('CANCEL_RECURRING_DONATION'),
  });

/** Gives, once for each key, however often it is sent; `device` is the browser’s own id. */
export const createDonation = (
  key: string,
  data: components['schemas']['DonationRequest'],
  device: string,
  signal: AbortSignal,
) =>
  describeCall({
    endpoint: '/donation',
    method: 'post',
    data,
    config: { signal },
    headers: { 'Idempotency-Key': key, 'Donation-Device': device },
    meta,
    types: actionTypes('CREATE_DONATION'),
  });

/** For whoever has the key: a session that ended keeps nobody from knowing. */
const config = { isVisitor: true } as const;

/** What became of the donation that was sent under this key. */
export const getDonationAttempt = (key: string) =>
  describeCall({
    endpoint: '/donation/attempt',
    method: 'get',
    config,
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('LOAD_DONATION_ATTEMPT'),
  });

/** Closes the attempt of this key where nothing has arrived under it; what became of it where something has. */
export const withdrawDonationAttempt = (key: string) =>
  describeCall({
    endpoint: '/donation/attempt/withdraw',
    method: 'post',
    config,
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('WITHDRAW_DONATION_ATTEMPT'),
  });

/** A piece of work that lets the donation of this key through, which was stopped. */
export const createDonationChallenge = (key: string, device: string) =>
  describeCall({
    endpoint: '/donation/challenge',
    method: 'post',
    headers: { 'Idempotency-Key': key, 'Donation-Device': device },
    meta,
    types: actionTypes('CREATE_DONATION_CHALLENGE'),
  });

/** Mails the receipt once more; `attempt` is the donation's own key, by which a guest may ask for it; a signed-in donor needs none. */
export const resendDonationReceipt = (receiptId: string, key: string, attempt: string | null = null) =>
  describeCall({
    endpoint: '/donation/receipt/{id}/resend',
    method: 'post',
    config: { path: { id: receiptId } },
    headers: { 'Idempotency-Key': key, ...(attempt !== null && { 'Donation-Attempt': attempt }) },
    meta,
    types: actionTypes('RESEND_DONATION_RECEIPT'),
  });
