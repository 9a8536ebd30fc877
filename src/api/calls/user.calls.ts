import type { CallMeta } from '#src/api/call.types.ts';
import { get, patch } from '#src/api/describe-call.ts';

/** What a person takes part in this year, in its public view. */
export const getUserParticipation = (id: string) =>
  get('/user/{id}/participation', 'LOAD_USER_PARTICIPATION', { path: { id } });

/** A failure signs the person out, unless `overrideLogout` says otherwise: without the current user the session can't continue. */
export const getCurrentUser = (meta: Pick<CallMeta, 'overrideLogout' | 'isHandled'> = {}) =>
  get('/user', 'LOAD_CURRENT_USER', { meta: { isHandled: false, ...meta, loadsCurrentUser: true } });

/**
 * Loads the current user for an open page. Only a refusal (401, 403) ends the session: a failed or unreachable server says nothing about
 * it, and typed values would be lost. The caller shows the failure.
 */
export const rereadCurrentUser = () => getCurrentUser({ overrideLogout: 'unlessRefused', isHandled: true });

/** The public view of a person; the page shows a failure itself. */
export const getUser = (id: string) => get('/user/{id}', 'LOAD_USER', { path: { id } });

/**
 * The goal in cents, never below the commitment. The same key is safe to send again. If the fundraising's `version` has changed meanwhile,
 * nothing is saved (412).
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
