import { randomUUID } from 'node:crypto';
import { dayIn, eventZone } from '#machines/calendar.ts';
import { dueAfter } from '#machines/donation/due-days.ts';
import type { FirstCharge, LaterCharge, RecurringPlans } from '#server/donation/donation.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';

/**
 * Begins a recurring donation with its first charge. Without a method in the vault it begins paused: the donor sees that it needs one.
 * Resolves with its id.
 */
const begin = async (trx: Trx, clock: Clock, first: FirstCharge): Promise<string> => {
  const { vaulted, details, givenAt, ...donation } = first;
  const id = randomUUID();
  const givenOn = dayIn(eventZone, givenAt);
  const dayOfMonth = Number(givenOn.slice(8));
  await trx
    .insertInto('recurringDonation')
    .values({
      id,
      ...donation,
      details: JSON.stringify(details),
      customerId: vaulted?.customerId ?? null,
      methodToken: vaulted?.method.token ?? null,
      methodType: vaulted?.method.type ?? null,
      methodBrand: vaulted?.method.brand ?? null,
      methodLast4: vaulted?.method.last4 ?? null,
      methodExpirationMonth: vaulted?.method.expirationMonth ?? null,
      methodExpirationYear: vaulted?.method.expirationYear ?? null,
      dayOfMonth,
      state: vaulted ? 'active' : 'paused',
      nextOn: vaulted ? dueAfter(givenOn, dayOfMonth, clock.today()) : null,
      startedAt: givenAt,
    })
    .execute();
  return id;
};

/** Advances the plan once the due donation is made, also after several tries. Resolves with the donation's id. */
const advance = async (
  trx: Trx,
  clock: Clock,
  { recurringDonationId, dueOn }: LaterCharge,
): Promise<string> => {
  const { state, dayOfMonth } = await trx
    .selectFrom('recurringDonation')
    .select(['state', 'dayOfMonth'])
    .where('id', '=', recurringDonationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // A donation that was cancelled while the gateway was asked stays cancelled; the charge is still a donation.
  if (state === 'active')
    await trx
      .updateTable('recurringDonation')
      .set({ nextOn: dueAfter(dueOn, dayOfMonth, clock.today()), refusedCount: 0, retryOn: null })
      .where('id', '=', recurringDonationId)
      .execute();
  return recurringDonationId;
};

/** What a charge of a recurring donation does to its plan. */
export const recurringPlans: RecurringPlans = { begin, advance };
