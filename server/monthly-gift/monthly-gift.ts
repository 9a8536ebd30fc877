import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { changeGift } from './monthly-gift.changing.ts';
import { writeToDonor } from './monthly-gift.charging.ts';
import { endedLetter } from './monthly-gift.letters.ts';
import { giftOfCaller, lockGift, recurringGiftsOf } from './monthly-gift.queries.ts';
import { recurringGiftView } from './monthly-gift.rules.ts';

export { monthlyGiftJobs, scheduleMonthlySweep } from './monthly-gift.sweep.ts';

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
