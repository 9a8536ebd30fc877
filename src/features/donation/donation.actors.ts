import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback, fromPromise } from 'xstate';
import type { User } from '#machines/auth/auth.types.ts';
import { donationMachine } from '#machines/donation/donation.machine.ts';
import { sendLimit } from '#machines/donation/donation.setup.ts';
import { paymentFormIn } from '#machines/payment/payment-form.ts';
import { call } from '#src/api/call.ts';
import {
  getDonationAttempt,
  resendDonationReceipt,
  withdrawDonationAttempt,
} from '#src/api/calls/donation.calls.ts';
import { post } from '#src/api/describe-call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';
import { deviceId, solveChallenge } from '#src/features/donation/proof/solve-challenge.ts';
import { asGuest } from './as-guest.ts';
import { followSteps } from './checkout/step-entries.ts';
import type { DonationActor } from './donation.types.ts';
import { authenticateCard, knownDonor, tokenizePayment } from './payment-ports.ts';
import { keepDonation } from './storage/donation.storage.ts';

/** The flow's system id, as in its routes. */
export const donationFlowId = 'donation';

/**
 * The checkout with the API, the payment forms, the session and the tab's history as its ports.
 * @param whoGives resolves with the signed-in person; null for a guest
 */
export const donationFlow = (whoGives: () => Promise<User | null>, router: AnyRouter) =>
  donationMachine.provide({
    actors: {
      loadDonor: fromPromise(async () => knownDonor(await whoGives())),
      tokenizePayment: fromPromise(({ input, system }) =>
        tokenizePayment(paymentFormIn(system, donationFlowId), input),
      ),
      createDonation: fromPromise(({ input: { key, request, isGuest }, system }) => {
        // Before the donation is sent, so that the next page knows its key, even if the donor leaves this one.
        const flow = system.get(donationFlowId) as DonationActor | undefined;
        if (flow !== undefined) keepDonation(flow.getSnapshot().context);
        // Navigation does not cancel the request; it is aborted after `sendLimit`. A request that has not been sent when the page asks for
        // its result is not sent later.
        const signal = AbortSignal.timeout(sendLimit);
        return call(
          asGuest(
            isGuest,
            post('/donation', 'CREATE_DONATION', {
              signal,
              data: request,
              key,
              headers: { 'Donation-Device': deviceId() },
            }),
          ),
        );
      }),
      findAttempt: fromPromise(({ input: { key } }) => call(getDonationAttempt(key))),
      withdrawAttempt: fromPromise(({ input: { key } }) => call(withdrawDonationAttempt(key))),
      solveChallenge: fromPromise(solveChallenge),
      authenticateCard: fromPromise(({ input, signal, system }) =>
        authenticateCard(paymentFormIn(system, donationFlowId), input, signal),
      ),
      resendReceipt: fromPromise(async ({ input: { key, receiptId, attempt, isGuest } }) => {
        await call(asGuest(isGuest, resendDonationReceipt(receiptId, key, attempt)));
      }),
      watchSession,
      followSteps: followSteps(router),
      watchConnection: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: 'connection.returned' });
        addEventListener('online', tell);
        return () => removeEventListener('online', tell);
      }),
    },
  });
