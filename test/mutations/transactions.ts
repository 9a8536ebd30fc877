import type { Mutation } from './mutation.ts';

/** Statements of one transaction that run one by one instead: the earlier ones survive a failure. */
const apart = (name: string, file: string, from: string, tests: readonly string[]): Mutation => ({
  name,
  kind: 'money',
  file,
  from,
  to: from
    .replace(/(\w+\.)?db\s*\.transaction\(\)\s*\.execute\(/, 'Promise.resolve($1db).then(')
    .replace(/transact\(((?:\w+\.)?db), /, 'Promise.resolve($1).then('),
  part: 'api',
  tests,
});

const whole = ['test/api/charging/all-or-nothing.test.ts'];

/** Transactions around money or places, each removed. */
export const transactions: readonly Mutation[] = [
  {
    name: 'No operation with an idempotency key is one transaction',
    kind: 'money',
    file: 'server/platform/database/database.ts',
    from: 'return await db.transaction().execute(work);',
    to: 'return await Promise.resolve(db).then(work);',
    part: 'api',
    tests: ['test/api/platform/idempotency.test.ts'],
  },
  apart(
    'A charge closes its intent although what it pays for can’t be written',
    'server/charging/charging.settle.ts',
    `transact(deps.db, async (trx) => {
      const intent = await closeCharged(`,
    whole,
  ),
  apart(
    'A decline closes its intent although what was kept for it can’t be freed',
    'server/charging/charging.settle.ts',
    `transact(deps.db, (trx) => release(`,
    whole,
  ),
  apart(
    'An intent that is given up is closed although its donor can’t be written to',
    'server/charging/charging.reconcile.ts',
    `transact(deps.db, async (trx) => {
    const intent = await release(`,
    whole,
  ),
  apart(
    'An orphaned charge counts as given back although its return can’t be booked',
    'server/charging/charging.orphaned-charge.ts',
    `transact(deps.db, async (trx) => {
    const { clock } = deps;`,
    whole,
  ),
  apart(
    'A recurring donation begins although its first donation can’t be written',
    'server/donation/donation.purpose.ts',
    'transact(deps.db, async (trx) => {',
    whole,
  ),
  apart(
    'Half of a donation’s letters are written',
    'server/donation/donation.notification.ts',
    'await db.transaction().execute(async (trx) => {',
    whole,
  ),
  apart(
    'A decline of a recurring donation is counted although its donor can’t be written to',
    'server/recurring-donation/recurring-donation.charge.ts',
    'transact(deps.db, async (trx) => {',
    whole,
  ),
  apart(
    'A fee’s payment begins outside of the registration’s lock',
    'server/registration/registration.fee.ts',
    'db.transaction().execute((trx) => begin(',
    ['test/api/registration/registration-at-once.test.ts'],
  ),
  apart(
    'A change of route begins outside of the lock of the place',
    'server/ride-route/ride-route.change.ts',
    'db.transaction().execute((trx) => begin(',
    ['test/api/ride-route/route-change-at-once.test.ts'],
  ),
  apart(
    'The charge of a missing commitment begins although nobody looks after it',
    'server/fundraising-deadline/fundraising-deadline.charge.ts',
    'deps.db.transaction().execute(async (trx) => {',
    whole,
  ),
  apart(
    'Refunds are booked outside of the lock of the charge',
    'server/charging/audit/refunds.ts',
    `deps.db.transaction().execute(async (trx) => {
    const charge = await postedCharge(trx, orderId);`,
    ['test/api/charging/webhooks.test.ts'],
  ),
  apart(
    'Disputes are booked outside of the lock of the charge',
    'server/charging/audit/refunds.ts',
    `deps.db.transaction().execute(async (trx) => {
    const charge = await postedCharge(trx, intent.id);`,
    ['test/api/charging/disputes.test.ts'],
  ),
  apart(
    'Gateway fees are booked outside of the lock of the charge',
    'server/charging/audit/gateway-fees.ts',
    'deps.db.transaction().execute((trx) => bookFee(',
    ['test/api/charging/gateway-fees.test.ts'],
  ),
  apart(
    'A gateway notification is kept although no job works on it',
    'server/payment/payment.webhook.ts',
    'db.transaction().execute(async (trx) => {',
    whole,
  ),
  apart(
    'The end of fund sharing settles half of the standing offers',
    'server/fund-sharing/fund-sharing.ts',
    'transact(deps.db, async (trx) => {',
    whole,
  ),
  apart(
    'A place is offered although nobody is written to',
    'server/waiting-list/waiting-list.offers.ts',
    'transact(deps.db, (trx) => offerFree(',
    whole,
  ),
];
