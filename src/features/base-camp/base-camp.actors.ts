import { fromCallback, fromPromise } from 'xstate';
import { baseCampMachine } from '#machines/base-camp/base-camp.machine.ts';
import type { BaseCampEvent } from '#machines/base-camp/base-camp.types.ts';
import { isFlowError } from '#machines/flow-error.ts';
import { call } from '#src/api/call.ts';
import { get, patch } from '#src/api/describe-call.ts';
import { watchTotal } from '#src/api/live-total.ts';
import { keepDismissed } from './base-camp.storage.ts';

/**
 * Saves that the person saw the celebration of this goal or commitment, in cents. The stored amount only increases, so the call has no
 * version. The same key is safe to send again.
 */
const saveCelebrated = (key: string, celebrated: number) =>
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

/** The base camp machine with the API, the live total and this tab's storage as its ports. */
export const baseCampFlow = baseCampMachine.provide({
  actors: {
    loadCamp: fromPromise(() =>
      call(get('/user/base-camp', 'LOAD_BASE_CAMP')).catch((error: unknown) => {
        if (isFlowError(error) && error.code === 'event-not-found') return null;
        throw error;
      }),
    ),
    saveCelebrated: fromPromise(async ({ input: { amount, key } }) => {
      await call(saveCelebrated(key, amount));
    }),
    watchTotal: fromCallback<BaseCampEvent, { publicId: string; raised: number }>(({ input, sendBack }) => {
      if (!('EventSource' in globalThis)) return undefined;
      let known = input.raised;
      // Each connection starts with the current total.
      return watchTotal({ of: 'User', id: input.publicId }, (raised) => {
        if (raised === known) return;
        known = raised;
        sendBack({ type: 'total.moved' });
      });
    }),
    keepDismissed: fromCallback<BaseCampEvent, { publicId: string; amount: number }>(({ input }) =>
      keepDismissed(input.publicId, input.amount),
    ),
  },
});
