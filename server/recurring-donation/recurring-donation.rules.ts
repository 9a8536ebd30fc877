import type { components } from '#openapi/contract.gen.ts';
import { dayOf } from '#server/platform/clock/clock.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';

type Schemas = components['schemas'];

/** A recurring donation with its recipient and what it has brought; amounts in cents. */
export type RecurringDonationRow = {
  id: string;
  recipientType: 'User' | 'Peloton' | 'General';
  publicId: string | null;
  personName: string | null;
  pelotonId: string | null;
  pelotonName: string | null;
  amount: number;
  charge: number;
  dayOfMonth: number;
  state: 'active' | 'paused';
  pauseReason: Schemas['RecurringDonation']['pauseReason'];
  nextOn: string | null;
  retryOn: string | null;
  /** Null before the first donation is made. */
  lastDueOn: string | null;
  startedAt: Date;
  givenCount: number;
  givenAmount: number;
  paymentMethod: Schemas['SavedPaymentMethod'] | null;
};

export const recurringDonationView = (row: RecurringDonationRow): Schemas['RecurringDonation'] => ({
  id: row.id,
  recipient: {
    recipientType: row.recipientType,
    id: row.publicId ?? row.pelotonId,
    name: row.personName ?? row.pelotonName,
  },
  amount: row.amount,
  charge: row.charge,
  dayOfMonth: row.dayOfMonth,
  state: row.state,
  pauseReason: row.pauseReason,
  nextOn: row.retryOn ?? row.nextOn,
  movesFrom: row.retryOn === null ? (row.lastDueOn ?? dayOf(row.startedAt)) : null,
  startedAt: row.startedAt.toISOString(),
  givenCount: row.givenCount,
  givenAmount: row.givenAmount,
  paymentMethod: row.paymentMethod,
});

/**
 * The key of a charge, made of the donation, the day it fell due and how often it was refused before. Two workers, a second run after
 * a crash and a clock that was moved all arrive at the same one, and a key is charged once.
 */
export const chargeKey = (donationId: string, dueOn: string, refusedCount: number): string =>
  derivedId(donationId, dueOn, refusedCount);

const dayLength = 24 * 60 * 60 * 1000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after another, both YYYY-MM-DD. */
export const daysAfter = (day: string, days: number): string =>
  new Date(at(day) + days * dayLength).toISOString().slice(0, 10);

const waits = [3, 5, 7] as const;

/** When a charge that was refused for the `refusedCount`th time today is tried again; null after the fourth. */
export const retryOn = (today: string, refusedCount: number): string | null => {
  const wait = waits[refusedCount - 1];
  return wait === undefined ? null : daysAfter(today, wait);
};

/**
 * When the schedule looks the next time: at 15:00 UTC, in the morning where the event is. Summer time and a look that comes hours late
 * leave it in the middle of a day, so every day has one.
 */
export const nextLook = (now: Date): Date => {
  const look = new Date(now);
  look.setUTCHours(15, 0, 0, 0);
  return look > now ? look : new Date(look.getTime() + dayLength);
};

/** A card is good through the last day of its last month. */
export const lastDayOf = ({ month, year }: { month: number; year: number }): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** How far ahead a card's end is warned of: only the most urgent, and nothing once it has passed. */
export const expiryStage = (lastDay: string, today: string): 30 | 7 | null => {
  const left = Math.round((at(lastDay) - at(today)) / dayLength);
  if (left < 0) return null;
  if (left <= 7) return 7;
  return left <= 30 ? 30 : null;
};
