import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeDonation } from './recurring-donation.changes.ts';
import { writeToDonor } from './recurring-donation.charge.ts';
import { endedLetter } from './recurring-donation.emails.ts';
import { recurringDonationProblem } from './recurring-donation.problems.ts';
import { donationOfCaller, lockDonation, recurringDonationsOf } from './recurring-donation.queries.ts';
import { recurringDonationView } from './recurring-donation.rules.ts';

export { recurringPlans } from './recurring-donation.plan.ts';
export { recurringDonationJobs, scheduleRecurringSweep } from './recurring-donation.sweep.ts';

/** Ends a donation for good. The schedule looks at it under the same lock, so nothing begins after this has been answered. */
const endDonation = async (platform: Platform, call: Call<'cancelRecurringDonation'>) => {
  const mine = await donationOfCaller(platform.db, call.params.id, signedIn(call));
  if (!mine) throw recurringDonationProblem('recurring-donation-not-found');
  return withIdempotency(platform, call, async (trx) => {
    const donation = await lockDonation(trx, mine.id);
    if (donation.state !== 'cancelled') {
      await trx
        .updateTable('recurringDonation')
        .set({
          state: 'cancelled',
          nextOn: null,
          retryOn: null,
          pauseReason: null,
          endedAt: platform.clock.now(),
        })
        .where('id', '=', donation.id)
        .execute();
      await writeToDonor(platform, trx, donation, {
        ...endedLetter(donation, platform.settings.publicUrl),
        kind: 'recurring-donation-ended',
      });
    }
    return { status: 204 as const };
  });
};

/** What donors give every month. */
export const recurringDonationOperations = (platform: Platform) =>
  ({
    getActiveRecurringDonations: async (call) => {
      const donations = await recurringDonationsOf(platform.db, signedIn(call));
      return { status: 200, body: donations.map(recurringDonationView) };
    },
    updateRecurringDonation: (call) => changeDonation(platform, call),
    cancelRecurringDonation: (call) => endDonation(platform, call),
  }) satisfies Partial<Handlers>;
