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
export const getActiveRecurringGifts = () =>
  describeCall({
    endpoint: '/user/donations/given/recurring/active',
    method: 'get',
    meta,
    types: actionTypes('LOAD_RECURRING_GIFTS'),
  });
