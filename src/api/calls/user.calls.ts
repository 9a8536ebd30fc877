import type { components } from '#openapi/contract.gen.ts';
import type { CallMeta } from '#src/api/call.types.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];

export const createContact = (data: Schemas['ContactCreate']) =>
  describeCall({ endpoint: '/user', method: 'post', data, types: actionTypes('CREATE_CONTACT') });

/** When this call fails there is no session to go on with, so the person is signed out unless `overrideLogout` is set. */
export const getCurrentUser = (meta: Pick<CallMeta, 'overrideLogout' | 'isHandled'> = {}) =>
  describeCall({
    endpoint: '/user',
    method: 'get',
    meta: { ...meta, loadsCurrentUser: true },
    types: actionTypes('LOAD_CURRENT_USER'),
  });

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

/** Only what changed, as a patch (`patchBetween`); the copy of the current user follows the answer. The form shows a failure. */
export const updateCurrentUser = (data: Schemas['UserPatch']) =>
  describeCall({
    endpoint: '/user',
    method: 'patch',
    data,
    meta: {
      isHandled: true,
      changes: (user) => ({ entity: 'currentUser', event: { type: 'entity.merged', changes: { ...user } } }),
    },
    types: actionTypes('UPDATE_CURRENT_USER'),
  });

/** The goal in cents, never below what is committed. */
export const updateFundraisingGoal = (goal: number) =>
  describeCall({
    endpoint: '/user/fundraising',
    method: 'patch',
    data: { goal },
    meta: {
      changes: (fundraising) => ({
        entity: 'currentUser',
        event: { type: 'fundraising.replaced', fundraising: { ...fundraising } },
      }),
    },
    types: actionTypes('UPDATE_FUNDRAISING_GOAL'),
  });
