import { sql } from 'kysely';
import { eventZone } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { type Giver, givenTo, isGivenBy } from './donation.list.queries.ts';
import { refundedAmount } from './donation.receipt.queries.ts';
import type { SummedRow } from './donation.summary.rules.ts';

const beginningOf = (year: number) =>
  sql`make_date(${year}::integer, 1, 1)::timestamp at time zone ${eventZone}`;

/** From midnight to midnight where the event is. */
const inYear = (year: number) =>
  sql`given.given_at >= ${beginningOf(year)} and given.given_at < ${beginningOf(year + 1)}`;

/** What somebody gave in a calendar year, or in all of them, the oldest first. */
export const summedGifts = async (db: Db | Trx, giver: Giver, year: number | null): Promise<SummedRow[]> => {
  const { rows } = await sql<SummedRow>`
    select given.id, given.receipt_number, given.given_at, given.charge, given.is_offline, ${givenTo},
      ${refundedAmount} as refunded_amount,
      (select name from organization where id = given.organization_id) as organization_name,
      case when given.donor_type = 'Organization' then 'organization'
        when lower(coalesce(attempt.paid_with ->> 'type', attempt.payment_type)) = 'chariot' then 'fund'
        else 'own' end as standing,
      coalesce(
        (attempt.details -> 'donor' ->> 'firstName') || ' ' || (attempt.details -> 'donor' ->> 'lastName'),
        given.donor_name
      ) as donor_name
    from donation given left join donation_attempt attempt on attempt.intent_id = given.id
    where ${isGivenBy(giver)} ${year === null ? sql`` : sql`and ${inYear(year)}`}
    order by given.given_at, given.id`.execute(db);
  return rows;
};

/** The name a person's summary is made out to, and where it is sent. */
export const summedPerson = (db: Db | Trx, personId: string) =>
  db
    .selectFrom('person')
    .select(['firstName', 'lastName', 'emailAddress'])
    .where('id', '=', personId)
    .executeTakeFirst();

/**
 * Makes a job for each who gave in the year and has no letter about it yet; who gave without an account is written to as the person
 * whose address it is, if there is one. One statement: there may be a hundred thousand.
 */
export const addSummaryJobs = async (trx: Trx, kind: string, year: number, now: Date): Promise<void> => {
  await sql`
    with donor as (
      select distinct coalesce(given.donor_person_id, person.id) as person_id,
        case when coalesce(given.donor_person_id, person.id) is null then lower(given.donor_email) end as email_address
      from donation given
      left join person on given.donor_person_id is null and lower(person.email_address) = lower(given.donor_email)
      where ${inYear(year)}
    )
    insert into job (kind, key, payload, run_at, created_at)
    select ${kind}, ${String(year)} || ':' || coalesce(person_id::text, email_address),
      jsonb_build_object('year', ${year}::integer, 'personId', person_id, 'emailAddress', email_address),
      ${now}::timestamptz, ${now}::timestamptz
    from donor
    where not exists (
      select from giving_summary_letter letter
      where letter.year = ${year} and letter.donor = coalesce(person_id::text, email_address)
    )
    on conflict (kind, key) do nothing`.execute(trx);
};

/** Takes the letter upon itself; false where it has been written. */
export const claimLetter = async (trx: Trx, year: number, donor: string, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('givingSummaryLetter')
    .values({ year, donor, sentAt: now })
    .onConflict((conflict) => conflict.columns(['year', 'donor']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};
