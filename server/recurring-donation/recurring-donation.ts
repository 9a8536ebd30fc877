import type { Clock } from '#server/platform/clock/clock.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { changeDonation } from './recurring-donation.changes.ts';
import { writeToDonor } from './recurring-donation.charge.ts';
import { endedLetter } from './recurring-donation.emails.ts';
import { recurringDonationProblem } from './recurring-donation.problems.ts';
import { donationOfCaller, lockDonation, recurringDonationsOf } from './recurring-donation.queries.ts';
import { recurringDonationView } from './recurring-donation.rules.ts';

type EndDonationDeps = { settings: Settings; db: Db; clock: Clock; mail: Mail };

type RecurringDonationOperationsDeps = EndDonationDeps & { payments: Payments };

export { chargesUntil, type DuePlan } from '#machines/donation/due-days.ts';
export { activeRecurringDonations, endRecurringDonations } from './recurring-donation.closing.ts';
export { moveRecurringDonorAddress } from './recurring-donation.donor-address.ts';
export { recurringPlans } from './recurring-donation.plan.ts';
export { recurringDonationJobs, scheduleRecurringSweep } from './recurring-donation.sweep.ts';

/** Ends a donation for good. The schedule uses the same lock, so no charge begins after the answer. */
const endDonation = async (deps: EndDonationDeps, call: Call<'cancelRecurringDonation'>) => {
  const mine = await donationOfCaller(deps.db, call.params.id, signedIn(call));
  if (!mine) throw recurringDonationProblem('recurring-donation-not-found');
  return withIdempotency(deps, call, async (trx) => {
    const donation = await lockDonation(trx, mine.id);
    if (donation.state !== 'cancelled') {
      await trx
        .updateTable('recurringDonation')
        .set({
          state: 'cancelled',
          nextOn: null,
          retryOn: null,
          pauseReason: null,
          endedAt: deps.clock.now(),
        })
        .where('id', '=', donation.id)
        .execute();
      await writeToDonor(deps, trx, donation, {
        ...endedLetter(donation, deps.settings.publicUrl),
        kind: 'recurring-donation-ended',
      });
    }
    return { status: 204 as const };
  });
};

export const recurringDonationOperations = (deps: RecurringDonationOperationsDeps) =>
  ({
    getActiveRecurringDonations: async (call) => {
      const donations = await recurringDonationsOf(deps.db, signedIn(call));
      return { status: 200, body: donations.map(recurringDonationView) };
    },
    updateRecurringDonation: (call) => changeDonation(deps, call),
    cancelRecurringDonation: (call) => endDonation(deps, call),
  }) satisfies Partial<Handlers>;
