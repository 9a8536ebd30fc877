import { randomUUID } from 'node:crypto';
import type { GiftDetails } from '#server/donation/donation.types.ts';
import { type Clock, dayOf } from '#server/platform/clock/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { VaultedMethod } from '#server/platform/payments/payments.ts';
import { dueAfter } from './recurring-donation.calendar.ts';

/** The first gift of a monthly one, as it was charged; amounts in cents. */
export type FirstGift = {
  donorPersonId: string | null;
  donorEmail: string;
  recipientType: 'User' | 'Peloton' | 'General';
  recipientPersonId: string | null;
  recipientPelotonId: string | null;
  amount: number;
  charge: number;
  details: GiftDetails;
  /** What the next ones are charged on; null where the gateway charged the method and could not keep it. */
  vaulted: VaultedMethod | null;
  givenAt: Date;
};

/**
 * Begins a monthly gift with its first charge. Without a method in the vault it begins paused: the donor sees that it needs one.
 * Resolves with its id.
 */
export const beginMonthlyGift = async (trx: Trx, clock: Clock, first: FirstGift): Promise<string> => {
  const { vaulted, details, givenAt, ...gift } = first;
  const id = randomUUID();
  const givenOn = dayOf(givenAt);
  const dayOfMonth = Number(givenOn.slice(8));
  await trx
    .insertInto('recurringGift')
    .values({
      id,
      ...gift,
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

/** A charge after the first, which fell due on `dueOn`. */
export type LaterCharge = { recurringGiftId: string; dueOn: string };

/** Goes on with the plan once the gift that was due is made, also where it took several tries. Resolves with the gift's id. */
export const goOnWithMonthlyGift = async (
  trx: Trx,
  clock: Clock,
  { recurringGiftId, dueOn }: LaterCharge,
): Promise<string> => {
  const { state, dayOfMonth } = await trx
    .selectFrom('recurringGift')
    .select(['state', 'dayOfMonth'])
    .where('id', '=', recurringGiftId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Who cancelled while the gateway was being asked is not asked again; what was charged is a gift all the same.
  if (state === 'active')
    await trx
      .updateTable('recurringGift')
      .set({ nextOn: dueAfter(dueOn, dayOfMonth, clock.today()), refusedCount: 0, retryOn: null })
      .where('id', '=', recurringGiftId)
      .execute();
  return recurringGiftId;
};
