import {
  type BegunAgain,
  beginAgain,
  chargeAgain,
  chargeStateOf,
  type DueGift,
  takesGifts,
} from '#server/donation/donation.ts';
import { currentEvent } from '#server/event/event.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { transact } from '#server/platform/database/transact.ts';
import type { Written } from '#server/platform/mail/email.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { latestDue } from './recurring-donation.calendar.ts';
import { pausedLetter, recipientClosedLetter, refusedLetter } from './recurring-donation.emails.ts';
import { recurringPlans } from './recurring-donation.plan.ts';
import { lockGift, type Scheduled } from './recurring-donation.queries.ts';
import { chargeKey, retryOn } from './recurring-donation.rules.ts';

/** Writes to the donor, wherever the gift was begun. */
export const writeToDonor = (
  { mail }: Platform,
  trx: Trx,
  gift: Scheduled,
  letter: Written & { kind: string },
): Promise<unknown> => mail.send(trx, { ...letter, to: gift.donorEmail, personId: gift.donorPersonId });

const update = async (
  trx: Trx,
  { id }: Scheduled,
  changes: {
    state?: 'paused';
    pauseReason?: 'charge-refused' | 'recipient-closed';
    nextOn?: string | null;
    retryOn?: string | null;
    refusedCount?: number;
  },
): Promise<void> => {
  await trx.updateTable('recurringGift').set(changes).where('id', '=', id).execute();
};

const pause = (trx: Trx, gift: Scheduled, pauseReason: 'charge-refused' | 'recipient-closed') =>
  update(trx, gift, { state: 'paused', pauseReason, nextOn: null, retryOn: null, refusedCount: 0 });

/** Counts a refusal and writes of it: when it is tried again, or that the gift is paused. */
const countRefusal = async (platform: Platform, trx: Trx, gift: Scheduled, reason: string): Promise<void> => {
  const { clock, settings } = platform;
  const refusedCount = gift.refusedCount + 1;
  const next = retryOn(clock.today(), refusedCount);
  if (next === null) {
    await pause(trx, gift, 'charge-refused');
    await writeToDonor(platform, trx, gift, {
      ...pausedLetter(gift, reason, settings.publicUrl),
      kind: 'monthly-gift-paused',
    });
    return;
  }
  await update(trx, gift, { refusedCount, retryOn: next });
  await writeToDonor(platform, trx, gift, {
    ...refusedLetter(gift, reason, next, settings.publicUrl),
    kind: 'monthly-gift-declined',
  });
};

const pauseForRecipient = async (platform: Platform, trx: Trx, gift: Scheduled): Promise<void> => {
  await pause(trx, gift, 'recipient-closed');
  await writeToDonor(platform, trx, gift, {
    ...recipientClosedLetter(gift, platform.settings.publicUrl),
    kind: 'monthly-gift-recipient-closed',
  });
};

const orderOf = (gift: Scheduled, dueOn: string): DueGift => ({
  recurringGiftId: gift.id,
  dueOn,
  key: chargeKey(gift.id, dueOn, gift.refusedCount),
});

/** What is left to do of what is due: nothing, a charge that was begun just now, or to find out about one begun before. */
type Step = { kind: 'none' } | { kind: 'open' } | { kind: 'begun'; begun: BegunAgain };

const none: Step = { kind: 'none' };

/** Looks at a gift under its lock, writes down what is known by now, and begins the charge that is due. */
const step = (platform: Platform, giftId: string): Promise<Step> =>
  transact(platform.db, async (trx) => {
    const gift = await lockGift(trx, giftId);
    const today = platform.clock.today();
    if (gift.state !== 'active' || gift.nextOn === null || (gift.retryOn ?? gift.nextOn) > today) return none;
    const known = await chargeStateOf(trx, orderOf(gift, gift.nextOn));
    if (known?.state === 'open') return { kind: 'open' };
    if (known?.state === 'refused') await countRefusal(platform, trx, gift, known.reason ?? '');
    if (known) return none;
    if (!(await takesGifts(trx, { personId: gift.recipientPersonId, pelotonId: gift.recipientPelotonId }))) {
      await pauseForRecipient(platform, trx, gift);
      return none;
    }
    // A gift that is being tried again stays the one of its own day.
    const dueOn = gift.refusedCount > 0 ? gift.nextOn : latestDue(gift.nextOn, gift.dayOfMonth, today);
    if (dueOn !== gift.nextOn) await update(trx, gift, { nextOn: dueOn });
    const begun = await beginAgain(platform, trx, orderOf(gift, dueOn));
    return begun ? { kind: 'begun', begun } : { kind: 'open' };
  });

const hasEvent = async ({ db }: Platform): Promise<boolean> => {
  try {
    await currentEvent(db);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'event-not-found') return false;
    throw error;
  }
};

/**
 * Charges what is due of a monthly gift, once for each day it falls due and each refusal, whoever runs it and however often. The
 * attempt is written first, under the gift's lock; a run that ends before its outcome is known leaves it to be found out, never to
 * be charged anew. Throws while it isn't known.
 */
export const chargeDue = async (platform: Platform, giftId: string): Promise<void> => {
  // Between two years there is nobody to give to; the next day's look comes back to it.
  if (!(await hasEvent(platform))) return;
  const first = await step(platform, giftId);
  if (first.kind === 'begun') await chargeAgain(platform, recurringPlans, first.begun);
  const last = first.kind === 'begun' ? await step(platform, giftId) : first;
  if (last.kind === 'open') throw new Error(`A charge of monthly gift ${giftId} is still open.`);
};
