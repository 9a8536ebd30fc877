import { type CalendarDay, daysAfter } from '#machines/calendar.ts';
import type { components } from '#openapi/contract.gen.ts';

export type Preview = components['schemas']['AccountClosingPreview'];
export type Blocker = components['schemas']['AccountClosingBlocker'];

/**
 * Days after the fundraising deadline from which a commitment keeps nobody. The last of the four attempts to charge what is missing is
 * over by then, whatever became of it.
 */
export const commitmentHoldsFor = 30;

/** The day (YYYY-MM-DD) from which a commitment with this deadline keeps nobody. */
export const commitmentHoldsUntil = (deadline: CalendarDay): CalendarDay =>
  daysAfter(deadline, commitmentHoldsFor);

/** How things stand; amounts in cents, days YYYY-MM-DD. */
export type Standing = {
  /** The sum of payments that the gateway has not decided on; null where there are none. */
  openPayments: number | null;
  /** What is left of the commitment to raise. */
  missing: number;
  /** Null before the first event. */
  fundraisingDeadline: CalendarDay | null;
  today: CalendarDay;
};

/** What stands against closing the account. Nothing of it needs anybody's help, and nothing stands for ever. */
export const blockersOf = ({ openPayments, missing, fundraisingDeadline, today }: Standing): Blocker[] => {
  const blockers: Blocker[] = [];
  if (openPayments !== null) blockers.push({ code: 'payment-open', amount: openPayments, until: null });
  const until = fundraisingDeadline === null ? null : commitmentHoldsUntil(fundraisingDeadline);
  if (missing > 0 && until !== null && today < until)
    blockers.push({ code: 'commitment-unmet', amount: missing, until });
  return blockers;
};
