import { openAmountOf } from '#server/charging/charging.ts';
import { currentEvent } from '#server/event/event.ts';
import { fundraisingOf, missingOf, standingOf } from '#server/fundraising/fundraising.ts';
import { standingOfLeaver } from '#server/membership/membership.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { activeRecurringDonations } from '#server/recurring-donation/recurring-donation.ts';
import { hasOpenRegistration, participationKindsOf } from '#server/user/user.ts';
import { shiftIdsOf } from '#server/volunteering/volunteering.ts';
import { givenTotal, leaverOf, provenAddress } from './account-closing.queries.ts';
import { type Blocker, blockersOf, type Preview } from './account-closing.rules.ts';

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
    missing: sums === null ? 0 : missingOf(standingOf(sums)),
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
  ...(await standingOfLeaver(db, personId, event.id)),
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
