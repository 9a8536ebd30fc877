import type { components, operations } from '#openapi/contract.gen.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];

/** The page says itself when something fails. */
const meta = { isHandled: true } as const;

type Paging = { page?: number; limit?: number };

/** A peloton's general fund, for those who lead it. */
export const getFundSharing = (pelotonId: string) =>
  describeCall({
    endpoint: '/fundsharing/peloton/{id}',
    method: 'get',
    config: { path: { id: pelotonId } },
    meta,
    types: actionTypes('LOAD_FUND_SHARING'),
  });

/** The members whom the fund could help, those who can finish soonest first. */
export const getFundSharingRecipients = (pelotonId: string, query: Paging = {}) =>
  describeCall({
    endpoint: '/fundsharing/peloton/{id}/recipients',
    method: 'get',
    config: { path: { id: pelotonId }, query },
    meta,
    types: actionTypes('LOAD_FUND_SHARING_RECIPIENTS'),
  });

/** The members who can share what they raised, for those who lead the peloton. */
export const getFundSharingDonors = (pelotonId: string, query: Paging = {}) =>
  describeCall({
    endpoint: '/fundsharing/peloton/{id}/donors',
    method: 'get',
    config: { path: { id: pelotonId }, query },
    meta,
    types: actionTypes('LOAD_FUND_SHARING_DONORS'),
  });

/** What the peloton asked its members to share. */
export const getShareRequests = (pelotonId: string, query: Paging = {}) =>
  describeCall({
    endpoint: '/fundsharing/peloton/{id}/requests',
    method: 'get',
    config: { path: { id: pelotonId }, query },
    meta,
    types: actionTypes('LOAD_SHARE_REQUESTS'),
  });

/** What was shared, the latest first: all of a peloton for those who lead it, otherwise one's own. */
export const getFundShares = (query: NonNullable<operations['getFundShares']['parameters']['query']>) =>
  describeCall({
    endpoint: '/fundsharing/peloton',
    method: 'get',
    config: { query },
    meta,
    types: actionTypes('LOAD_FUND_SHARES'),
  });

/** What the person can share themself. */
export const getOwnFundSharing = () =>
  describeCall({
    endpoint: '/fundsharing/own',
    method: 'get',
    config: {},
    meta,
    types: actionTypes('LOAD_OWN_FUND_SHARING'),
  });

/** Lines by a plan; nothing moves. */
export const planFundShares = (
  pelotonId: string,
  body: { plan: 'even' | 'most-complete'; amount: number; highRollers: boolean },
) =>
  describeCall({
    endpoint: '/fundsharing/peloton/{id}/plan',
    method: 'post',
    data: body,
    config: { path: { id: pelotonId } },
    meta,
    types: actionTypes('PLAN_FUND_SHARES'),
  });

/** Every total before and after; nothing moves. */
export const previewFundShares = (pelotonId: string, body: Schemas['ShareLines']) =>
  describeCall({
    endpoint: '/fundsharing/peloton/{id}/preview',
    method: 'post',
    data: body,
    config: { path: { id: pelotonId } },
    meta,
    types: actionTypes('PREVIEW_FUND_SHARES'),
  });

/** Shares money; the same key shares once. */
export const makeFundShares = (key: string, body: Schemas['ShareOrder']) =>
  describeCall({
    endpoint: '/fundsharing/peloton',
    method: 'post',
    data: body,
    config: {},
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('MAKE_FUND_SHARES'),
  });

/** Takes a share back that one gave. */
export const undoFundShare = (key: string, shareId: string) =>
  describeCall({
    endpoint: '/fundsharing/share/{shareId}/undo',
    method: 'post',
    config: { path: { shareId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('UNDO_FUND_SHARE'),
  });

/** Gives a share back that one received. */
export const declineFundShare = (key: string, shareId: string) =>
  describeCall({
    endpoint: '/fundsharing/share/{shareId}/decline',
    method: 'post',
    config: { path: { shareId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('DECLINE_FUND_SHARE'),
  });

/** Lets one’s surplus be used as sharing ends. */
export const makeStandingOffer = (key: string, upTo: number | null) =>
  describeCall({
    endpoint: '/fundsharing/offer',
    method: 'put',
    data: { upTo },
    config: {},
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('MAKE_STANDING_OFFER'),
  });

export const endStandingOffer = (key: string) =>
  describeCall({
    endpoint: '/fundsharing/offer',
    method: 'delete',
    config: {},
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('END_STANDING_OFFER'),
  });

/** Asks a member to share what they raised beyond their commitment. */
export const askForShare = (
  key: string,
  pelotonId: string,
  body: { owner: string; to: string | null; amount: number; message: string | null },
) =>
  describeCall({
    endpoint: '/fundsharing/peloton/{id}/requests',
    method: 'post',
    data: body,
    config: { path: { id: pelotonId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('ASK_FOR_SHARE'),
  });

export const acceptShareRequest = (key: string, requestId: string, amount: number) =>
  describeCall({
    endpoint: '/fundsharing/request/{requestId}/accept',
    method: 'post',
    data: { amount },
    config: { path: { requestId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('ACCEPT_SHARE_REQUEST'),
  });

export const refuseShareRequest = (key: string, requestId: string) =>
  describeCall({
    endpoint: '/fundsharing/request/{requestId}/refuse',
    method: 'post',
    config: { path: { requestId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('REFUSE_SHARE_REQUEST'),
  });

export const withdrawShareRequest = (key: string, requestId: string) =>
  describeCall({
    endpoint: '/fundsharing/request/{requestId}',
    method: 'delete',
    config: { path: { requestId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('WITHDRAW_SHARE_REQUEST'),
  });

/** All shares of the peloton as a table. */
export const exportFundShares = (pelotonId: string) =>
  describeCall({
    endpoint: '/fundsharing/peloton/{id}/csv',
    method: 'get',
    // A table may be long.
    config: { path: { id: pelotonId }, parseAs: 'text', timeout: 60_000 },
    meta,
    types: actionTypes('EXPORT_FUND_SHARES'),
  });
