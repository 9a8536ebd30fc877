import type { components } from '#openapi/contract.gen.ts';
import type { CallMeta } from '#src/api/call.types.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];

/** The same key is safe to send again. */
export const createContact = (key: string, data: Schemas['ContactCreate']) =>
  describeCall({
    endpoint: '/user',
    method: 'post',
    data,
    headers: { 'Idempotency-Key': key },
    types: actionTypes('CREATE_CONTACT'),
  });

/** When this call fails there is no session to go on with, so the person is signed out unless `overrideLogout` says otherwise. */
export const getCurrentUser = (meta: Pick<CallMeta, 'overrideLogout' | 'isHandled'> = {}) =>
  describeCall({
    endpoint: '/user',
    method: 'get',
    meta: { ...meta, loadsCurrentUser: true },
    types: actionTypes('LOAD_CURRENT_USER'),
  });

/**
 * The current user for a page that is open already. A server that fails or can't be reached says nothing of the session, and what is
 * typed would go with it: only a refusal (401, 403) ends it. Who asks shows the failure.
 */
export const rereadCurrentUser = () => getCurrentUser({ overrideLogout: 'unlessRefused', isHandled: true });

/** The public view of a person; the page itself says when it can't be had. */
export const getUser = (id: string) =>
  describeCall({
    endpoint: '/user/{id}',
    method: 'get',
    config: { path: { id } },
    meta: { isHandled: true },
    types: actionTypes('LOAD_USER'),
  });

/** What a person's total is made of; the page shows it on request, and says when it can't be had. */
export const getUserFundraisingParts = (id: string) =>
  describeCall({
    endpoint: '/user/{id}/fundraising/parts',
    method: 'get',
    config: { path: { id } },
    meta: { isHandled: true },
    types: actionTypes('LOAD_FUNDRAISING_PARTS'),
  });

/**
 * Only what changed, as a patch (`patchBetween`); the copy of the current user follows the answer. The form shows a failure.
 * The same key is safe to send again. With another `version` than the person has by now nothing changes (412).
 */
export const updateCurrentUser = (key: string, version: string, data: Schemas['UserPatch']) =>
  describeCall({
    endpoint: '/user',
    method: 'patch',
    data,
    headers: { 'Idempotency-Key': key, 'If-Match': version },
    meta: {
      isHandled: true,
      changes: (user) => ({ entity: 'currentUser', event: { type: 'entity.merged', changes: { ...user } } }),
    },
    types: actionTypes('UPDATE_CURRENT_USER'),
  });

/**
 * The goal in cents, never below what is committed. The same key is safe to send again. With another `version` than the fundraising has
 * by now nothing changes (412).
 */
export const updateFundraisingGoal = (key: string, goal: number, version: string) =>
  describeCall({
    endpoint: '/user/fundraising',
    method: 'patch',
    data: { goal },
    headers: { 'Idempotency-Key': key, 'If-Match': version },
    meta: {
      isHandled: true,
      changes: (fundraising) => ({
        entity: 'currentUser',
        event: { type: 'fundraising.replaced', fundraising: { ...fundraising } },
      }),
    },
    types: actionTypes('UPDATE_FUNDRAISING_GOAL'),
  });
