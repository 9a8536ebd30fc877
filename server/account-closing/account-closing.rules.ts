import { type CalendarDay, daysAfter } from '#machines/calendar.ts';
import type { components } from '#openapi/contract.gen.ts';

export type Preview = components['schemas']['AccountClosingPreview'];
export type Blocker = components['schemas']['AccountClosingBlocker'];

/**
 * Days after the fundraising deadline from which a commitment no longer prevents closing. By then the last of the four attempts to charge
 * the missing amount is over.
 */
export const commitmentHoldsFor = 30;

/** The day (YYYY-MM-DD) from which a commitment with this deadline no longer prevents closing. */
export const commitmentHoldsUntil = (deadline: CalendarDay): CalendarDay =>
  daysAfter(deadline, commitmentHoldsFor);

/** The account's state; amounts in cents, days YYYY-MM-DD. */
export type Standing = {
  /** The sum of undecided payments; null where there are none. */
  openPayments: number | null;
  /** The missing part of the commitment. */
  missing: number;
  /** Null before the first event. */
  fundraisingDeadline: CalendarDay | null;
  today: CalendarDay;
};

/** What prevents closing the account. The person can resolve each of them alone, and each ends in time. */
export const blockersOf = ({ openPayments, missing, fundraisingDeadline, today }: Standing): Blocker[] => {
  const blockers: Blocker[] = [];
  if (openPayments !== null) blockers.push({ code: 'payment-open', amount: openPayments, until: null });
  const until = fundraisingDeadline === null ? null : commitmentHoldsUntil(fundraisingDeadline);
  if (missing > 0 && until !== null && today < until)
    blockers.push({ code: 'commitment-unmet', amount: missing, until });
  return blockers;
};
