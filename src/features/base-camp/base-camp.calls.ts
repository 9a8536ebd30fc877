import { get, patch } from '#src/api/describe-call.ts';

/** The signed-in person's base camp, which shows a failure itself. */
export const getBaseCamp = () => get('/user/base-camp', 'LOAD_BASE_CAMP');

/**
 * Saves that the person saw the celebration of this goal or commitment, in cents. The stored amount only increases, so the call has no
 * version. The same key is safe to send again.
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
