import { sql } from 'kysely';
import type { CalendarDay } from '#machines/calendar.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Giver, isGivenBy, refundedAmount, takenBack } from '#server/receipt/receipt.ts';

/** The person behind a public id, and whether their achievements are private. */
export const findProfile = (db: Db, publicId: string) =>
  db
    .selectFrom('person')
    .select(['id', 'isAchievementsInvisible'])
    .where('publicId', '=', publicId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();

export type ParticipationRow = {
  year: number;
  kind: 'Rider' | 'Challenger' | 'Volunteer';
  commitment: number;
  registeredAt: Date;
  /** The route's name, for riders. */
  routeName: string | null;
  distanceMiles: number | null;
  day: CalendarDay | null;
};

/** A person's participations in all years, the earliest first. */
export const participationsEver = (db: Db, personId: string): Promise<ParticipationRow[]> =>
  db
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .leftJoin('route', 'route.id', 'participation.routeId')
    .select(['event.year', 'participation.kind', 'participation.commitment'])
    .select(['participation.registeredAt', 'route.name as routeName', 'route.distanceMiles', 'route.day'])
    .where('personId', '=', personId)
    .where('participation.state', '=', 'registered')
    .$narrowType<{ kind: ParticipationRow['kind'] }>()
    .orderBy('event.year')
    .orderBy('participation.registeredAt')
    .orderBy('participation.id')
    .execute();

/** The shifts of registrations that are complete. */
const ownShifts = (db: Db, personId: string) =>
  db
    .selectFrom('shiftPlace')
    .innerJoin('registration', 'registration.id', 'shiftPlace.registrationId')
    .innerJoin('shift', 'shift.id', 'shiftPlace.shiftId')
    .where('registration.personId', '=', personId)
    .where('registration.state', '=', 'completed')
    .where('shiftPlace.heldUntil', 'is', null);

/** The kinds of a person's volunteer jobs in an event, each once; never where or when. */
export const helpOf = async (db: Db, personId: string, eventId: string): Promise<string[]> => {
  const rows = await ownShifts(db, personId)
    .select('shift.jobType')
    .distinct()
    .where('shift.eventId', '=', eventId)
    .orderBy('shift.jobType')
    .execute();
  return rows.map(({ jobType }) => jobType);
};

export type ServedRow = { year: number; endsOn: CalendarDay; shifts: number };

/** How many shifts a person had in each event that is over by `today`. */
export const shiftsServed = (db: Db, personId: string, today: CalendarDay): Promise<ServedRow[]> =>
  ownShifts(db, personId)
    .innerJoin('event', 'event.id', 'shift.eventId')
    .select(['event.year', 'event.endsOn'])
    .select(({ fn }) => fn.countAll<number>().as('shifts'))
    .where('event.endsOn', '<', today)
    .groupBy(['event.year', 'event.endsOn'])
    .orderBy('event.year')
    .execute();

/** A hidden amount counts from its release on, as in public totals; only the donor may reveal the donation's day. */
const publicSince = sql<Date>`case when given.is_amount_visible then given.given_at else coalesce(
  (
    select min(released_at) from public_release
    join ledger_account account on account.id = public_release.account_id
    where account.owner_type = 'User' and account.owner_id = given.recipient_person_id
      and account.event_year = event.year and released_at >= given.given_at
  ),
  given.given_at
) end`;

/**
 * When a person received their first donation. For others a donation with a withheld amount does not count: where the list of donors is
 * private, nothing of it is public.
 */
export const firstDonation = async (
  db: Db,
  personId: string,
  isOwn: boolean,
): Promise<{ givenAt: Date; year: number } | undefined> =>
  db
    .selectFrom('donation as given')
    .innerJoin('event', 'event.id', 'given.eventId')
    .select(isOwn ? sql<Date>`given.given_at`.as('givenAt') : publicSince.as('givenAt'))
    .select('event.year')
    .where('given.recipientPersonId', '=', personId)
    .where(sql<boolean>`given.amount > ${takenBack}`)
    .$if(!isOwn, (all) =>
      all.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('withheldEntry')
              .select('entryId')
              .whereRef('withheldEntry.donationId', '=', 'given.id'),
          ),
        ),
      ),
    )
    .orderBy('givenAt')
    .limit(1)
    .executeTakeFirst();

/** A person's own donations for each event less refunds, in cents by year. */
export const donatedByYear = async (db: Db, giver: Giver): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ year: number; donated: number }>`
    select event.year, sum(given.amount - least(given.amount, ${refundedAmount})) as donated
    from donation given join event on event.id = given.event_id
    where ${isGivenBy(giver)} group by event.year
  `.execute(db);
  return new Map(rows.map(({ year, donated }) => [year, donated]));
};
