import { get, patch } from '#src/api/describe-call.ts';

/** Where the person stands who is signed in; the base camp says itself when it can't be had. */
export const getBaseCamp = () => get('/user/base-camp', 'LOAD_BASE_CAMP');

/**
 * The celebration of this goal or commitment, in cents, was seen. What was seen only grows, so it names no version. The same key is
 * safe to send again.
 */
export const saveCelebrated = (key: string, celebrated: number) =>
  patch('/user/fundraising', 'SAVE_CELEBRATED', {
    data: { celebrated },
    key,
    meta: {
      changes: (fundraising) => ({
        entity: 'currentUser',
        event: { type: 'fundraising.replaced', fundraising: { ...fundraising } },
      }),
    },
  });
