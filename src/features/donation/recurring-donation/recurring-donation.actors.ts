import { type ActorRef, fromCallback, fromPromise, type Snapshot } from 'xstate';
import { monthlyGiftMachine } from '#machines/recurring-donation/recurring-donation.machine.ts';
import { call } from '#src/api/call.ts';
import {
  cancelRecurringGift,
  getActiveRecurringGifts,
  updateRecurringGift,
} from '#src/api/calls/donation.calls.ts';
import { askSavedMethod } from '#src/features/donation/known-donor.ts';
import { tokenizePayment } from '#src/features/donation/payment-handle.ts';

type AuthRef = ActorRef<Snapshot<unknown>, { type: 'session.expired' }, { type: 'session.restored' }>;

/** The flow's system id, as its route names it. */
export const monthlyFlowId = 'monthly-gift';

/** The monthly gifts with the API, the payment forms and the session behind their ports. */
export const monthlyFlow = monthlyGiftMachine.provide({
  actors: {
    loadGifts: fromPromise(async () => {
      const [gifts, savedMethod] = await Promise.all([call(getActiveRecurringGifts()), askSavedMethod()]);
      return { gifts, savedMethod };
    }),
    tokenizePayment: fromPromise(({ input }) => tokenizePayment(input)),
    changeGift: fromPromise(({ input: { key, id, changes } }) => call(updateRecurringGift(id, key, changes))),
    endGift: fromPromise(async ({ input: { key, id } }) => {
      await call(cancelRecurringGift(id, key));
    }),
    watchSession: fromCallback(({ sendBack, system }) => {
      const auth = system.get('auth') as AuthRef | undefined;
      const watching = auth?.on('session.restored', () => sendBack({ type: 'session.restored' }));
      // It may be that a new token can be had without the person; only auth knows.
      auth?.send({ type: 'session.expired' });
      return () => watching?.unsubscribe();
    }),
  },
});
