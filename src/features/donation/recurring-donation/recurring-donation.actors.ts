import { fromPromise } from 'xstate';
import { paymentFormIn } from '#machines/payment/payment-form.ts';
import { recurringDonationMachine } from '#machines/recurring-donation/recurring-donation.machine.ts';
import { call } from '#src/api/call.ts';
import { get, patch, post } from '#src/api/describe-call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';
import { askSavedMethod, tokenizePayment } from '#src/features/donation/payment-ports.ts';

/** The flow's system id, as in its route. */
export const recurringFlowId = 'recurring-donation';

/** The recurring donations with the API, the payment forms and the session as their ports. */
export const recurringFlow = recurringDonationMachine.provide({
  actors: {
    loadDonations: fromPromise(async () => {
      const [donations, savedMethod] = await Promise.all([
        call(get('/user/donations/given/recurring/active', 'LOAD_RECURRING_DONATIONS')),
        askSavedMethod(),
      ]);
      return { donations, savedMethod };
    }),
    tokenizePayment: fromPromise(({ input, system }) =>
      tokenizePayment(paymentFormIn(system, recurringFlowId), input),
    ),
    changeDonation: fromPromise(({ input: { key, id, changes } }) =>
      call(
        patch('/user/donations/given/recurring/{id}', 'UPDATE_RECURRING_DONATION', {
          path: { id },
          data: changes,
          key,
        }),
      ),
    ),
    endDonation: fromPromise(async ({ input: { key, id } }) => {
      await call(post('/donation/recurring/{id}/cancel', 'CANCEL_RECURRING_DONATION', { path: { id }, key }));
    }),
    watchSession,
  },
});
