import { watchSession } from '#machines/fragments.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import type {
  CardAuthentication,
  ChallengeAnswer,
  DonationMethod,
  DonationOutcome,
  DonationRequest,
  KnownDonor,
  Tokenized,
} from './donation.types.ts';
import type { StepEntriesEvent } from './step-entries.machine.ts';

/**
 * What the checkout asks of the world. Each rejects with a FlowError; times are limited by the machine. With `isGuest` a call
 * goes without the session that ended; what became of an attempt is told to whoever has its key, with a session or none.
 * - `loadDonor`: the signed-in donor's details and saved method; null, and no request, for a guest.
 * - `tokenizePayment`: turns what the payment form holds, or a wallet's window gives, into something good for one charge;
 *   `charge` in cents. Rejects with `invalid` and fields `payment.…` when the form shows its own errors.
 * - `createDonation`: keeps the attempt in the tab, without its payment, and only then sends it. The same key is safe to
 *   send again. It goes on when another page of the site is gone to.
 * - `findAttempt`: what became of the attempt with that key; 404 where nothing has arrived under it.
 * - `withdrawAttempt`: the same, and where nothing has arrived, nothing sent under that key is charged any more: `notCharged` with the
 *   reason `withdrawn`.
 * - `solveChallenge`: gets a challenge for the attempt with that key and does its work.
 * - `authenticateCard`: has the card's owner prove to their bank that it is theirs, and gives a nonce that says so. Rejects with `declined`
 *   and the reason `authentication-failed` or `authentication-unavailable`; with anything else where they came back before it was done.
 * - `resendReceipt`: sends the receipt again; `attempt` is the donation's key, by which a guest may.
 * - `watchSession`: sends `session.restored` once the person is signed in again.
 * - `followSteps`: keeps an entry in the tab's history for each step. It is told `step.shown`, and sends `step.opened` when the donor
 *   goes Back.
 * - `watchConnection`: sends `connection.returned` each time there is a network again.
 */
export const donationPorts = {
  loadDonor: promisePort<KnownDonor | null>('loadDonor'),
  tokenizePayment: promisePort<Tokenized, { method: DonationMethod; charge: number; isMonthly: boolean }>(
    'tokenizePayment',
  ),
  createDonation: promisePort<DonationOutcome, { key: string; request: DonationRequest; isGuest: boolean }>(
    'createDonation',
  ),
  findAttempt: promisePort<DonationOutcome, { key: string }>('findAttempt'),
  withdrawAttempt: promisePort<DonationOutcome, { key: string }>('withdrawAttempt'),
  solveChallenge: promisePort<ChallengeAnswer, { key: string; isGuest: boolean }>('solveChallenge'),
  authenticateCard: promisePort<{ nonce: string }, CardAuthentication>('authenticateCard'),
  resendReceipt: promisePort<void, { key: string; receiptId: string; attempt: string; isGuest: boolean }>(
    'resendReceipt',
  ),
  watchSession,
  followSteps: callbackPort<StepEntriesEvent>('followSteps'),
  watchConnection: callbackPort<{ type: 'connection.returned' }>('watchConnection'),
};
