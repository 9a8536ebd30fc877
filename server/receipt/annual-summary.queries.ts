import { sql } from 'kysely';
import { dayOfMonth, eventZone, instantIn } from '#machines/calendar.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { SummedRow } from './annual-summary.rules.ts';
import { type Giver, givenTo, isGivenBy, refundedAmount } from './receipt.queries.ts';

const beginningOf = (year: number): Date => instantIn(eventZone, dayOfMonth(year, 1, 1));

/** From midnight to midnight in the event's time zone. */
const inYear = (year: number) =>
  sql`given.given_at >= ${beginningOf(year)} and given.given_at < ${beginningOf(year + 1)}`;

/** A donor's donations in a calendar year, or in all, the oldest first. */
export const summedDonations = async (
  db: Db | Trx,
  giver: Giver,
  year: number | null,
): Promise<SummedRow[]> => {
  const { rows } = await sql<SummedRow>`
    select given.id, given.receipt_number, given.given_at, given.charge, given.is_offline, ${givenTo},
      ${refundedAmount} as refunded_amount,
      (select name from organization where id = given.organization_id) as organization_name,
      case when given.donor_type = 'Organization' then 'organization'
        when lower(coalesce(attempt.paid_with ->> 'type', attempt.payment_type)) = 'chariot' then 'fund'
        else 'own' end as legal_donor,
      coalesce(
        full_name(attempt.details -> 'donor' ->> 'firstName', attempt.details -> 'donor' ->> 'lastName'),
        given.donor_name
      ) as donor_name
    from donation given left join donation_attempt attempt on attempt.intent_id = given.id
    where ${isGivenBy(giver)} ${year === null ? sql`` : sql`and ${inYear(year)}`}
    order by given.given_at, given.id`.execute(db);
  return rows;
};

/** The name and address for a person's summary, and their sign-in address where it differs. */
export const summedPerson = (db: Db | Trx, personId: string) =>
  db
    .selectFrom('person')
    .select(['firstName', 'lastName', 'emailAddress', 'signInAddress'])
    .where('id', '=', personId)
    .executeTakeFirst();

/**
 * Adds a job for each donor of the year without a summary. A donor without an account counts as the person with that address, if there is
 * one, unless the summary was sent before they had it. One statement: there may be a hundred thousand.
 */
export const addSummaryJobs = async (trx: Trx, kind: string, year: number, now: Date): Promise<void> => {
  await sql`
    with donor as (
      select distinct coalesce(owner.id, namesake.id) as person_id,
        lower(coalesce(
          owner.sign_in_address, owner.email_address, namesake.sign_in_address, namesake.email_address, given.donor_email
        )) as email_address
      from donation given
      left join person owner on owner.id = given.donor_person_id
      left join person namesake
        on given.donor_person_id is null
        and lower(coalesce(namesake.sign_in_address, namesake.email_address)) = lower(given.donor_email)
      where ${inYear(year)}
    )
    insert into job (kind, key, payload, run_at, created_at)
    select ${kind}, ${String(year)} || ':' || coalesce(person_id::text, email_address),
      jsonb_build_object(
        'year', ${year}::integer,
        'personId', person_id,
        'emailAddress', case when person_id is null then email_address end
      ),
      ${now}::timestamptz, ${now}::timestamptz
    from donor
    where not exists (
      select from giving_summary_letter letter
      where letter.year = ${year} and letter.donor in (person_id::text, email_address)
    )
    on conflict (kind, key) do nothing`.execute(trx);
};

/**
 * Reserves the summary for this run; false if it was sent, also to the same address without an account, or to the account that was
 * opened with it since.
 */
export const claimSummaryEmail = async (
  trx: Trx,
  year: number,
  { personId, emailAddress }: Giver,
  now: Date,
): Promise<boolean> => {
  const address = emailAddress.toLowerCase();
  // Both cases have separate rows, which do not conflict with each other.
  await sql`select pg_advisory_xact_lock(hashtext(${address}))`.execute(trx);
  const { rows } = await sql`
    insert into giving_summary_letter (year, donor, sent_at)
    select ${year}::integer, ${personId ?? address}::text, ${now}::timestamptz
    where not exists (
      select from giving_summary_letter letter where letter.year = ${year} and (
        letter.donor = ${address} or ${personId}::uuid is null and letter.donor in (
          select id::text from person where lower(coalesce(sign_in_address, email_address)) = ${address}
        )
      )
    )
    on conflict (year, donor) do nothing
    returning year`.execute(trx);
  return rows.length > 0;
};
