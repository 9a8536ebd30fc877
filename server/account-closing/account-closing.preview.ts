import { type CalendarDay, daysAfter } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { openAmountOf } from '#server/charging/charging.ts';
import { currentEvent } from '#server/event/event.ts';
import { commitmentProgressOf, fundraisingOf, missingOf } from '#server/fundraising/fundraising.ts';
import { membershipOfLeaver } from '#server/membership/membership.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { activeRecurringDonations } from '#server/recurring-donation/recurring-donation.ts';
import { hasOpenRegistration, participationKindsOf } from '#server/user/user.ts';
import { shiftIdsOf } from '#server/volunteering/volunteering.ts';
import { givenTotal, leaverOf, provenAddress } from './account-closing.queries.ts';

type Preview = Schemas['AccountClosingPreview'];
type Blocker = Schemas['AccountClosingBlocker'];

/**
 * Days after the fundraising deadline from which a commitment no longer prevents closing. By then the last of the four attempts to charge
 * the missing amount is over.
 */
const commitmentHoldsFor = 30;

/** The day (YYYY-MM-DD) from which a commitment with this deadline no longer prevents closing. */
const commitmentHoldsUntil = (deadline: CalendarDay): CalendarDay => daysAfter(deadline, commitmentHoldsFor);

/** The account's state; amounts in cents, days YYYY-MM-DD. */
type ClosingFacts = {
  /** The sum of undecided payments; null if there are none. */
  openPayments: number | null;
  /** The missing part of the commitment. */
  missing: number;
  /** Null before the first event. */
  fundraisingDeadline: CalendarDay | null;
  today: CalendarDay;
};

/** What prevents closing the account. The person can resolve each of them alone, and each ends in time. */
const blockersOf = ({ openPayments, missing, fundraisingDeadline, today }: ClosingFacts): Blocker[] => {
  const blockers: Blocker[] = [];
  if (openPayments !== null) blockers.push({ code: 'payment-open', amount: openPayments, until: null });
  const until = fundraisingDeadline === null ? null : commitmentHoldsUntil(fundraisingDeadline);
  if (missing > 0 && until !== null && today < until)
    blockers.push({ code: 'commitment-unmet', amount: missing, until });
  return blockers;
};

type Deps = { clock: Clock };
type Event = Awaited<ReturnType<typeof currentEvent>>;

/** Null before the first event: people who signed up early can close their account, too. */
export const announcedEvent = (db: Db | Trx): Promise<Event | null> =>
  currentEvent(db).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'event-not-found') return null;
    throw error;
  });

/** What prevents closing the account now. */
export const blockersFor = async (
  { clock }: Deps,
  db: Db | Trx,
  personId: string,
  event: Event | null,
): Promise<Blocker[]> => {
  const sums = event && (await fundraisingOf(db, personId, event.id, 'exact'));
  return blockersOf({
    openPayments: await openAmountOf(db, personId),
    missing: sums === null ? 0 : missingOf(commitmentProgressOf(sums)),
    fundraisingDeadline: event?.fundraisingDeadline ?? null,
    today: clock.today(),
  });
};

const nothingEnds = {
  participations: [],
  hasOpenRegistration: false,
  shifts: 0,
  peloton: null,
  request: null,
};

const endsIn = async (db: Db, personId: string, event: Event) => ({
  participations: await participationKindsOf(db, personId, event.id),
  hasOpenRegistration: await hasOpenRegistration(db, personId, event.id),
  shifts: (await shiftIdsOf(db, personId, event.id)).length,
  ...(await membershipOfLeaver(db, personId, event.id)),
});

export const previewOf = async (deps: Deps, db: Db, personId: string): Promise<Preview> => {
  const leaver = await leaverOf(db, personId);
  const event = await announcedEvent(db);
  const address = provenAddress(leaver);
  return {
    firstName: leaver.firstName,
    blockers: await blockersFor(deps, db, personId, event),
    ends: {
      ...(event === null ? nothingEnds : await endsIn(db, personId, event)),
      recurringDonations: await activeRecurringDonations(db, personId, address),
    },
    stays: {
      raised: event === null ? 0 : (await fundraisingOf(db, personId, event.id, 'exact')).allTimeRaised,
      ...(await givenTotal(db, personId, address)),
    },
  };
};
