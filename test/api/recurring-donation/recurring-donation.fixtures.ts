import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Outcome } from '#server/platform/outcomes/outcomes.ts';
import { scheduleRecurringSweep } from '#server/recurring-donation/recurring-donation.ts';
import type { TestApi, TestCaller } from '#test/support/api.ts';
import { type DonationRequest, donation, giver } from '#test/support/event/donations.ts';
import { rowsOf } from '#test/support/rows.ts';

export type RecurringDonation = Schemas['RecurringDonation'];

/** Begins a recurring donation by its first charge, from a valid card; resolves with its id and its donor's address. */
export const beginRecurring = async (api: TestApi, more: Partial<DonationRequest> = {}, as?: TestCaller) => {
  const email = as?.emailAddress ?? `${randomUUID()}@example.org`;
  const body = donation({ frequency: 'Monthly', ...more });
  const first = await giver(api).send(
    { ...body, donor: { ...body.donor, email } },
    randomUUID(),
    ...(as ? [as] : []),
  );
  if (first.status !== 201) throw new Error(`The first gift answered ${first.status}`);
  const { id } = await rowsOf(api.store.db, 'recurringDonation', { donorEmail: email.toLowerCase() }).readOne(
    'id',
  );
  return { id, email: email.toLowerCase() };
};

/** Moves the clock, and runs what is due, like the daily job. */
export const lookOn = async (api: TestApi, time: string): Promise<void> => {
  api.clock.set(time.length === 10 ? `${time}T16:00:00Z` : time);
  await scheduleRecurringSweep(api.platform, api.clock.now());
  await api.platform.jobs.runDue();
};

export const chooseSale = (api: TestApi, email: string, outcome: Outcome) =>
  api.platform.outcomes.choose('gateway.sale', outcome, { emailAddress: email });

export const insufficient: Outcome = { kind: 'decline', reason: 'insufficient-funds' };

/** The donations by day, and the gateway's charges for them: both have to agree. */
export const givenOf = async ({ store }: TestApi, id: string) => {
  const { rows } = await sql<{ day: string; amount: number; charge: number; taken: number }>`
    select to_char(given_at at time zone 'UTC', 'YYYY-MM-DD') as day, given.amount, given.charge, taken.amount as taken
    from donation given join local_gateway_transaction taken on taken.order_id = given.id::text
    where recurring_donation_id = ${id} order by given_at`.execute(store.db);
  return rows;
};

export const planOf = ({ store }: TestApi, id: string) =>
  rowsOf(store.db, 'recurringDonation', { id }).readOne(
    'state',
    'nextOn',
    'retryOn',
    'refusedCount',
    'pauseReason',
  );

/** The e-mails to a donor except receipts, the oldest first. */
export const emailsTo = async ({ store }: TestApi, email: string) =>
  store.db
    .selectFrom('mailOutbox')
    .select(['kind', 'subject', 'text'])
    .where('recipient', '=', email)
    .where('kind', '<>', 'donation-receipt')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
