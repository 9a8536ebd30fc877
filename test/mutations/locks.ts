import type { Mutation } from './mutation.ts';

/** A lock that is no longer taken. */
const unlocked = (
  name: string,
  file: string,
  lock: string,
  to = lock.replace(/\s*\.for(?:NoKey)?Update\(.*?\)| for (?:no key )?update(?: of \w+)?/, ''),
  tests: readonly string[] = ['test/postgres/locks.test.ts'],
): Mutation => ({ name, kind: 'lost update', file, from: lock, to, part: 'api', tests });

/** Locks that protect money or places, each removed. */
export const locks: readonly Mutation[] = [
  unlocked(
    'Booking a donation does not lock its payment intent',
    'server/charging/charging.intents.ts',
    `.where(isOpen)
    .forUpdate()`,
  ),
  unlocked(
    'Taking back a charge does not lock its ledger transaction',
    'server/platform/database/migrations/0037-ledger-lock.sql',
    'where id = locked for update;',
  ),
  unlocked(
    'Sharing a fund does not lock the accounts',
    'server/ledger/ledger.accounts.ts',
    `.orderBy('id')
    .forNoKeyUpdate()`,
  ),
  unlocked(
    'Sharing a fund does not lock the peloton',
    'server/peloton/peloton.queries.ts',
    `.where('id', '=', id).forNoKeyUpdate()`,
  ),
  unlocked(
    'Joining a peloton does not keep it from closing',
    'server/peloton/peloton.queries.ts',
    `.where('id', '=', id).forShare()`,
    `.where('id', '=', id)`,
  ),
  unlocked(
    'A change of a membership does not lock the person',
    'server/membership/membership.queries.ts',
    `.where('id', '=', personId).forNoKeyUpdate()`,
  ),
  unlocked(
    'A fee’s charge does not lock its registration',
    'server/registration/registration.fee-purpose.ts',
    `.where('id', '=', id)
    .forUpdate()`,
  ),
  unlocked(
    'A step of a registration does not lock the registration',
    'server/registration/registration.saving.ts',
    `.where('isCurrent', '=', true))
    .forUpdate()`,
  ),
  unlocked(
    'Taking a place on a route does not lock the route',
    'server/registration/registration.places.ts',
    `order by \${key} for no key update\``,
  ),
  unlocked(
    'Closing an account does not lock the registrations',
    'server/registration/registration.closing.ts',
    `.orderBy('id')
    .forUpdate()`,
  ),
  unlocked(
    'Cancelling a registration does not lock the participation',
    'server/registration/registration.ending.ts',
    `.orderBy('id')
    .forUpdate()`,
  ),
  unlocked(
    'A use of a group code does not lock the code',
    'server/registration/registration.codes.ts',
    'and p.is_active for no key update of c`',
  ),
  unlocked(
    'A use of a sponsor code does not lock the code',
    'server/registration/registration.codes.ts',
    `s.id = c.sponsor_id
      where c.code = \${asked.code} for no key update of c\``,
  ),
  unlocked(
    'A use of a discount code does not lock the code',
    'server/registration/registration.codes.ts',
    `from discount_code where code = \${asked.code} for no key update\``,
  ),
  unlocked(
    'A charge of a recurring donation does not lock the recurring donation',
    'server/recurring-donation/recurring-donation.queries.ts',
    `where plan.id = \${id} for update of plan\``,
  ),
  unlocked(
    'A booked charge moves a recurring donation on without locking it',
    'server/recurring-donation/recurring-donation.plan.ts',
    `.where('id', '=', recurringDonationId)
    .forUpdate()`,
  ),
  unlocked(
    'A change of route does not lock the rider’s place',
    'server/ride-route/ride-route.queries.ts',
    `.where('state', '=', 'registered')
    .forUpdate()`,
  ),
  unlocked(
    'A booked change of route does not lock the change',
    'server/ride-route/ride-route.queries.ts',
    `.where('id', '=', id)
    .forUpdate()`,
  ),
  unlocked(
    'Two shifts of one person at the same time do not exclude each other',
    'server/volunteering/own-time.ts',
    `where id = \${personId} for no key update\``,
  ),
  unlocked(
    'Taking a place in a shift does not lock the shift',
    'server/volunteering/shift-places.queries.ts',
    `.orderBy('id')
        .forNoKeyUpdate()`,
  ),
  unlocked(
    'Taking a place in a shift does not lock the volunteer’s participation',
    'server/volunteering/shift-places.queries.ts',
    `.forNoKeyUpdate('participation').executeTakeFirst()`,
  ),
  unlocked(
    'Leaving a waiting list does not lock the shift or the route',
    'server/waiting-list/waiting-list.queries.ts',
    'order by id for no key update`',
  ),
  unlocked(
    'Closing an account does not lock the person',
    'server/account-closing/account-closing.queries.ts',
    `.where('closedAt', 'is', null)
    .forUpdate()`,
  ),
  unlocked(
    'A change of the fundraising goal does not lock the person',
    'server/user/user.view.ts',
    `.where('id', '=', personId).forUpdate()`,
    ".where('id', '=', personId)",
    ['test/api/user/user-versions.test.ts'],
  ),
  unlocked(
    'Two releases of hidden amounts run at the same time',
    'server/fundraising/public-release.ts',
    `await sql\`select pg_advisory_xact_lock(\${lockNumber})\`.execute(trx);`,
    '',
    ['test/api/fundraising/hidden-amounts.test.ts'],
  ),
  unlocked(
    'Two workers lease the same job',
    'server/platform/jobs/job-table.ts',
    'order by run_at, id limit 1 for update skip locked',
    'order by run_at, id limit 1',
  ),
  unlocked(
    'A share does not wait for the end of fund sharing',
    'server/fund-sharing/sharing.ts',
    'await lockPeloton(trx, place.peloton.id);',
    '',
  ),
  unlocked(
    'A step of a registration counts places that others take at the same time',
    'server/registration/registration.saving.ts',
    'await lockContested(trx, wanted, lost ?? {});',
    '',
  ),
];
