import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { changeGift } from './recurring-donation.changes.ts';
import { writeToDonor } from './recurring-donation.charge.ts';
import { endedLetter } from './recurring-donation.emails.ts';
import { giftOfCaller, lockGift, recurringGiftsOf } from './recurring-donation.queries.ts';
import { recurringGiftView } from './recurring-donation.rules.ts';

export { recurringPlans } from './recurring-donation.plan.ts';
export { monthlyGiftJobs, scheduleMonthlySweep } from './recurring-donation.sweep.ts';

/** Ends a gift for good. The schedule looks at it under the same lock, so nothing begins after this has been answered. */
const endGift = async (platform: Platform, call: Call<'cancelRecurringGift'>) => {
  const mine = await giftOfCaller(platform.db, call.params.id, signedIn(call));
  if (!mine) throw new ProblemError('monthly-gift-not-found');
  return withIdempotency(platform, call, async (trx) => {
    const gift = await lockGift(trx, mine.id);
    if (gift.state !== 'cancelled') {
      await trx
        .updateTable('recurringGift')
        .set({
          state: 'cancelled',
          nextOn: null,
          retryOn: null,
          pauseReason: null,
          endedAt: platform.clock.now(),
        })
        .where('id', '=', gift.id)
        .execute();
      await writeToDonor(platform, trx, gift, {
        ...endedLetter(gift, platform.settings.publicUrl),
        kind: 'monthly-gift-ended',
      });
    }
    return { status: 204 as const };
  });
};

/** What donors give every month. */
export const monthlyGiftOperations = (platform: Platform) =>
  ({
    getActiveRecurringGifts: async (call) => {
      const gifts = await recurringGiftsOf(platform.db, signedIn(call));
      return { status: 200, body: gifts.map(recurringGiftView) };
    },
    updateRecurringGift: (call) => changeGift(platform, call),
    cancelRecurringGift: (call) => endGift(platform, call),
  }) satisfies Partial<Handlers>;
