import type { components, operations } from '#openapi/contract.gen.ts';
import { del, get, post, put } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];

type Paging = { page?: number; limit?: number };

/** A peloton's general fund, for those who lead it. */
export const getFundSharing = (pelotonId: string) =>
  get('/fundsharing/peloton/{id}', 'LOAD_FUND_SHARING', { path: { id: pelotonId } });

/** The members whom the fund could help, those who can finish soonest first. */
export const getFundSharingRecipients = (pelotonId: string, query: Paging = {}) =>
  get('/fundsharing/peloton/{id}/recipients', 'LOAD_FUND_SHARING_RECIPIENTS', {
    path: { id: pelotonId },
    query,
  });

/** The members who can share what they raised, for those who lead the peloton. */
export const getFundSharingDonors = (pelotonId: string, query: Paging = {}) =>
  get('/fundsharing/peloton/{id}/donors', 'LOAD_FUND_SHARING_DONORS', { path: { id: pelotonId }, query });

/** What the peloton asked its members to share. */
export const getShareRequests = (pelotonId: string, query: Paging = {}) =>
  get('/fundsharing/peloton/{id}/requests', 'LOAD_SHARE_REQUESTS', { path: { id: pelotonId }, query });

/** What was shared, the latest first: all of a peloton for those who lead it, otherwise one's own. */
export const getFundShares = (query: NonNullable<operations['getFundShares']['parameters']['query']>) =>
  get('/fundsharing/peloton', 'LOAD_FUND_SHARES', { query });

/** What the person can share themself. */
export const getOwnFundSharing = () => get('/fundsharing/own', 'LOAD_OWN_FUND_SHARING');

/** Lines by a plan; nothing moves. */
export const planFundShares = (
  pelotonId: string,
  body: { plan: 'even' | 'most-complete'; amount: number; highRollers: boolean },
) => post('/fundsharing/peloton/{id}/plan', 'PLAN_FUND_SHARES', { path: { id: pelotonId }, data: body });

/** Every total before and after; nothing moves. */
export const previewFundShares = (pelotonId: string, body: Schemas['ShareLines']) =>
  post('/fundsharing/peloton/{id}/preview', 'PREVIEW_FUND_SHARES', { path: { id: pelotonId }, data: body });

/** Shares money; the same key shares once. */
export const makeFundShares = (key: string, body: Schemas['ShareOrder']) =>
  post('/fundsharing/peloton', 'MAKE_FUND_SHARES', { data: body, key });

/** Takes a share back that one gave. */
export const undoFundShare = (key: string, shareId: string) =>
  post('/fundsharing/share/{shareId}/undo', 'UNDO_FUND_SHARE', { path: { shareId }, key });

/** Gives a share back that one received. */
export const declineFundShare = (key: string, shareId: string) =>
  post('/fundsharing/share/{shareId}/decline', 'DECLINE_FUND_SHARE', { path: { shareId }, key });

/** Lets one’s surplus be used as sharing ends. */
export const makeStandingOffer = (key: string, upTo: number | null) =>
  put('/fundsharing/offer', 'MAKE_STANDING_OFFER', { data: { upTo }, key });

export const endStandingOffer = (key: string) => del('/fundsharing/offer', 'END_STANDING_OFFER', { key });

/** Asks a member to share what they raised beyond their commitment. */
export const askForShare = (
  key: string,
  pelotonId: string,
  body: { owner: string; to: string | null; amount: number; message: string | null },
) =>
  post('/fundsharing/peloton/{id}/requests', 'ASK_FOR_SHARE', { path: { id: pelotonId }, data: body, key });

export const acceptShareRequest = (key: string, requestId: string, amount: number) =>
  post('/fundsharing/request/{requestId}/accept', 'ACCEPT_SHARE_REQUEST', {
    path: { requestId },
    data: { amount },
    key,
  });

export const refuseShareRequest = (key: string, requestId: string) =>
  post('/fundsharing/request/{requestId}/refuse', 'REFUSE_SHARE_REQUEST', { path: { requestId }, key });

export const withdrawShareRequest = (key: string, requestId: string) =>
  del('/fundsharing/request/{requestId}', 'WITHDRAW_SHARE_REQUEST', { path: { requestId }, key });

/** All shares of the peloton as a table. */
export const exportFundShares = (pelotonId: string) =>
  get('/fundsharing/peloton/{id}/csv', 'EXPORT_FUND_SHARES', {
    // A table may be long.
    path: { id: pelotonId },
    parseAs: 'text',
    timeout: 60_000,
  });
