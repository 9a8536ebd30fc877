import { sql } from 'kysely';
import type { Platform } from '#server/platform/platform.ts';

const job = 'public-release';
const hour = 60 * 60_000;

/** The amounts of so many donors join a public total together: of three, no donor can derive another's from their own. */
const leastDonors = 3;

// Any number works, as long as every process takes the same one.
const lockNumber = 7_205_315;

/**
 * Releases withheld amounts into the public totals, for each account and part, as soon as enough donors have some: all of them at once.
 * A donor counts whose amounts sum above zero: a refund hides no donor. The charge of a shortfall belongs to no donor: with the earlier
 * amounts it equals the commitment, which is public. So enough donors must have given after it.
 */
const release = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // A concurrent release would find a newer amount and post it alone.
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx);
    await sql`
      with shortfall as (
        select account_id, part, max(entry_id) as entry_id from withheld_entry where donation_id is null group by account_id, part
      ),
      given as (
        select withheld.account_id, withheld.part
        from withheld_entry withheld
        join donation on donation.id = withheld.donation_id
        left join shortfall on shortfall.account_id = withheld.account_id and shortfall.part = withheld.part
        where withheld.entry_id > coalesce(shortfall.entry_id, 0)
        -- A credit is negative.
        group by withheld.account_id, withheld.part, lower(donation.donor_email) having sum(withheld.amount) < 0
      ),
      ready as (select account_id, part from given group by account_id, part having count(*) >= ${leastDonors}),
      released as (
        delete from withheld_entry using ready
        where withheld_entry.account_id = ready.account_id and withheld_entry.part = ready.part
        returning withheld_entry.account_id
      )
      insert into public_release (account_id, released_at)
      select distinct account_id, ${clock.now()}::timestamptz from released`.execute(trx);
  });

/** Schedules the release at the next full hour after `time`, once for all processes. */
export const schedulePublicRelease = (
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  time: Date,
): Promise<void> => {
  const runAt = new Date((Math.floor(time.getTime() / hour) + 1) * hour);
  return db.transaction().execute((trx) => jobs.enqueue(trx, job, {}, { runAt, key: runAt.toISOString() }));
};

/** Releases hidden amounts into the public totals every hour, several at a time. */
export const fundraisingJobs = (deps: Pick<Platform, 'db' | 'clock' | 'jobs'>): void =>
  deps.jobs.register(
    job,
    async () => {
      await release(deps);
      await schedulePublicRelease(deps, deps.clock.now());
    },
    { isNeverGivenUp: true },
  );
