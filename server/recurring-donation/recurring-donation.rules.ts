import {
  type CalendarDay,
  dayIn,
  dayOfMonth,
  daysAfter,
  daysBetween,
  eventZone,
  instantIn,
} from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';

/** A recurring donation with its recipient and its total so far; amounts in cents. */
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
  nextOn: CalendarDay | null;
  retryOn: CalendarDay | null;
  /** Null before the first donation is made. */
  lastDueOn: CalendarDay | null;
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
  movesFrom: row.retryOn === null ? (row.lastDueOn ?? dayIn(eventZone, row.startedAt)) : null,
  startedAt: row.startedAt.toISOString(),
  givenCount: row.givenCount,
  givenAmount: row.givenAmount,
  paymentMethod: row.paymentMethod,
});

/**
 * The key of a charge, from the donation, its due day and its number of refusals. Two workers, a second run after a crash and a moved clock
 * all get the same key, and a key is charged once.
 */
export const chargeKey = (donationId: string, dueOn: CalendarDay, refusedCount: number): string =>
  derivedId(donationId, dueOn, refusedCount);

const waits = [3, 5, 7] as const;

/** The day of the retry after the `refusedCount`th refusal today; null after the fourth. */
export const retryOn = (today: CalendarDay, refusedCount: number): CalendarDay | null => {
  const wait = waits[refusedCount - 1];
  return wait === undefined ? null : daysAfter(today, wait);
};

/** The time of the next sweep: 10:00 in the event's time zone, so that every day has one, also after a sweep that runs hours late. */
export const nextLook = (now: Date): Date => {
  const today = dayIn(eventZone, now);
  const look = instantIn(eventZone, today, '10:00');
  return look > now ? look : instantIn(eventZone, daysAfter(today, 1), '10:00');
};

/** A card is valid through the last day of its last month. */
export const lastDayOf = ({ month, year }: { month: number; year: number }): CalendarDay =>
  dayOfMonth(year, month, 31);

/** How far ahead a warning of the card's expiry is sent: only the most urgent, and none after the expiry. */
export const expiryStage = (lastDay: CalendarDay, today: CalendarDay): 30 | 7 | null => {
  const left = daysBetween(today, lastDay);
  if (left < 0) return null;
  if (left <= 7) return 7;
  return left <= 30 ? 30 : null;
};
