import type { components, operations } from '#openapi/contract.gen.ts';
import { del, get, post, put } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];

type Paging = { page?: number; limit?: number };

/** A peloton's general fund, for captain and admins. */
export const getFundSharing = (pelotonId: string) =>
  get('/fundsharing/peloton/{id}', 'LOAD_FUND_SHARING', { path: { id: pelotonId } });

/** The members whom the fund could help, those closest to their commitment first. */
export const getFundSharingRecipients = (pelotonId: string, query: Paging = {}) =>
  get('/fundsharing/peloton/{id}/recipients', 'LOAD_FUND_SHARING_RECIPIENTS', {
    path: { id: pelotonId },
    query,
  });

/** The members who can share what they raised, for captain and admins. */
export const getFundSharingDonors = (pelotonId: string, query: Paging = {}) =>
  get('/fundsharing/peloton/{id}/donors', 'LOAD_FUND_SHARING_DONORS', { path: { id: pelotonId }, query });

/** The peloton's requests to its members to share. */
export const getShareRequests = (pelotonId: string, query: Paging = {}) =>
  get('/fundsharing/peloton/{id}/requests', 'LOAD_SHARE_REQUESTS', { path: { id: pelotonId }, query });

/** The shares, latest first: all of a peloton for captain and admins, otherwise the person's own. */
export const getFundShares = (query: NonNullable<operations['getFundShares']['parameters']['query']>) =>
  get('/fundsharing/peloton', 'LOAD_FUND_SHARES', { query });

/** The amount that the person can share. */
export const getOwnFundSharing = () => get('/fundsharing/own', 'LOAD_OWN_FUND_SHARING');

/** Plans lines; no money moves. */
export const planFundShares = (
  pelotonId: string,
  body: { plan: 'even' | 'most-complete'; amount: number; highRollers: boolean },
) => post('/fundsharing/peloton/{id}/plan', 'PLAN_FUND_SHARES', { path: { id: pelotonId }, data: body });

/** Each total before and after; no money moves. */
export const previewFundShares = (pelotonId: string, body: Schemas['ShareLines']) =>
  post('/fundsharing/peloton/{id}/preview', 'PREVIEW_FUND_SHARES', { path: { id: pelotonId }, data: body });

/** Makes shares, once for each key. */
export const makeFundShares = (key: string, body: Schemas['ShareOrder']) =>
  post('/fundsharing/peloton', 'MAKE_FUND_SHARES', { data: body, key });

/** Takes back a share that the person made. */
export const undoFundShare = (key: string, shareId: string) =>
  post('/fundsharing/share/{shareId}/undo', 'UNDO_FUND_SHARE', { path: { shareId }, key });

/** Returns a share that the person received. */
export const declineFundShare = (key: string, shareId: string) =>
  post('/fundsharing/share/{shareId}/decline', 'DECLINE_FUND_SHARE', { path: { shareId }, key });

/** Offers the person's surplus for the time when sharing ends. */
export const makeStandingOffer = (key: string, upTo: number | null) =>
  put('/fundsharing/offer', 'MAKE_STANDING_OFFER', { data: { upTo }, key });

export const endStandingOffer = (key: string) => del('/fundsharing/offer', 'END_STANDING_OFFER', { key });

/** Asks a member to share their surplus above the commitment. */
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
