import { randomUUID } from 'node:crypto';
import type { Trx } from '#server/platform/database/database.ts';
import type { VaultedMethod } from '#server/platform/payments/payments.ts';
import type { GiftDetails } from './donation.types.ts';

/** The same day a month after `time`, or the last of a shorter month, as YYYY-MM-DD. */
export const monthAfter = (time: Date, dayOfMonth: number): string => {
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth() + 1];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(dayOfMonth, last))).toISOString().slice(0, 10);
};

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
};

/**
 * Begins a monthly gift with its first charge. Without a method in the vault it begins paused: the donor sees that it needs one.
 * Resolves with its id.
 */
export const beginMonthlyGift = async (trx: Trx, now: Date, first: FirstGift): Promise<string> => {
  const { vaulted, details, ...gift } = first;
  const id = randomUUID();
  const dayOfMonth = now.getUTCDate();
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
      nextOn: vaulted ? monthAfter(now, dayOfMonth) : null,
      startedAt: now,
    })
    .execute();
  return id;
};
