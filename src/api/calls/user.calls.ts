import type { components } from '#openapi/contract.gen.ts';
import type { CallMeta } from '#src/api/call.types.ts';
import { get, patch, post } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];

/** The same key is safe to send again. */
export const createContact = (key: string, data: Schemas['ContactCreate']) =>
  post('/user', 'CREATE_CONTACT', { data, key, meta: { isHandled: false } });

/** When this call fails there is no session to go on with, so the person is signed out unless `overrideLogout` says otherwise. */
export const getCurrentUser = (meta: Pick<CallMeta, 'overrideLogout' | 'isHandled'> = {}) =>
  get('/user', 'LOAD_CURRENT_USER', { meta: { isHandled: false, ...meta, loadsCurrentUser: true } });

/**
 * The current user for a page that is open already. A server that fails or can't be reached says nothing of the session, and what is
 * typed would go with it: only a refusal (401, 403) ends it. Who asks shows the failure.
 */
export const rereadCurrentUser = () => getCurrentUser({ overrideLogout: 'unlessRefused', isHandled: true });

/** The public view of a person; the page itself says when it can't be had. */
export const getUser = (id: string) => get('/user/{id}', 'LOAD_USER', { path: { id } });

/** What a person's total is made of; the page shows it on request, and says when it can't be had. */
export const getUserFundraisingParts = (id: string) =>
  get('/user/{id}/fundraising/parts', 'LOAD_FUNDRAISING_PARTS', { path: { id } });

/**
 * Only what changed, as a patch (`patchBetween`); the copy of the current user follows the answer. The form shows a failure.
 * The same key is safe to send again. With another `version` than the person has by now nothing changes (412).
 */
export const updateCurrentUser = (key: string, version: string, data: Schemas['UserPatch']) =>
  patch('/user', 'UPDATE_CURRENT_USER', {
    data,
    key,
    version,
    meta: {
      changes: (user) => ({ entity: 'currentUser', event: { type: 'entity.merged', changes: { ...user } } }),
    },
  });

/**
 * The goal in cents, never below what is committed. The same key is safe to send again. With another `version` than the fundraising has
 * by now nothing changes (412).
 */
export const updateFundraisingGoal = (key: string, goal: number, version: string) =>
  patch('/user/fundraising', 'UPDATE_FUNDRAISING_GOAL', {
    data: { goal },
    key,
    version,
    meta: {
      changes: (fundraising) => ({
        entity: 'currentUser',
        event: { type: 'fundraising.replaced', fundraising: { ...fundraising } },
      }),
    },
  });
