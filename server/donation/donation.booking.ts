import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Charged, closeAllCharged } from '#server/charging/charging.ts';
import { endSignals } from '#server/fraud/fraud.ts';
import { postDonations } from '#server/ledger/ledger.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { inBatches, itemsAs } from '#server/platform/database/batches.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { insertJobs } from '#server/platform/jobs/job-table.ts';
import { type ReceiptRow, receiptColumns } from '#server/receipt/receipt.ts';
import { emailsJob } from './donation.types.ts';

type Paid = {
  intentId: string;
  charged: Charged;
  /** The trace of the card, as `cardTrace` returns it. */
  card: string | null;
  recurringDonationId: string | null;
};

const rowOf = ({ intentId, charged, card, recurringDonationId }: Paid) => ({
  id: intentId,
  transactionId: charged.transactionId,
  paidWith: charged.paidWith,
  card,
  recurringDonationId,
  newOrganizationId: randomUUID(),
});

const chargesAs = itemsAs<ReturnType<typeof rowOf>>('charged', {
  id: 'uuid',
  transactionId: 'text',
  paidWith: 'jsonb',
  card: 'text',
  recurringDonationId: 'uuid',
  newOrganizationId: 'uuid',
});

const completeDonations = async (
  { db, clock }: { db: Db | Trx; clock: Clock },
  donations: readonly Paid[],
): Promise<(ReceiptRow | null)[]> => {
  const now = clock.now();
  const { rows } = await sql<ReceiptRow & { place: number }>`${prepared}
    with charged as (select charged.* from ${chargesAs(donations.map(rowOf))}),
    ${closeAllCharged(now)},
    said as (
      update donation_attempt set is_open = false, paid_with = intent.paid_with
      from intent where donation_attempt.intent_id = intent.id
      returning donation_attempt.*, intent.created_at as sent_at, intent.recurring_donation_id as plan_id,
        intent.new_organization_id, intent.place, details -> 'organization' ->> 'name' as new_organization
    ),
    named as (
      insert into organization (id, name, created_at, is_listed)
      select (array_agg(new_organization_id))[1], min(new_organization), ${now}::timestamptz,
        bool_or(not (details ->> 'isAnonymous')::boolean)
      from said where new_organization is not null
      -- search_fold makes every name without letters empty, but these are different names.
      group by search_fold(new_organization), case when search_fold(new_organization) = '' then new_organization_id end
      order by search_fold(new_organization)
      on conflict (search_name) where search_name <> ' ' and not is_namesake
        do update set is_listed = organization.is_listed or excluded.is_listed or exists (
          select from said where organization_id = organization.id and not (details ->> 'isAnonymous')::boolean)
      returning id, search_name
    ),
    listed as (
      update organization set is_listed = true from said
      where organization.id = said.organization_id and not is_listed and not (details ->> 'isAnonymous')::boolean
    ),
    given as (
      insert into donation (
        id, event_id, recipient_type, recipient_person_id, recipient_peloton_id, donor_person_id, donor_type, donor_name,
        donor_email, is_anonymous, is_amount_visible, message, frequency, amount, charge, organization_id,
        recurring_donation_id, given_at
      )
      select intent_id, event_id, recipient_type, recipient_person_id, recipient_peloton_id, donor_person_id,
        case frequency when 'Organization' then 'Organization' else 'Individual' end,
        coalesce(
          details ->> 'publicName', new_organization, (select name from organization where id = organization_id),
          full_name(details -> 'donor' ->> 'firstName', details -> 'donor' ->> 'lastName')
        ),
        donor_email, (details ->> 'isAnonymous')::boolean, (details ->> 'isAmountVisible')::boolean,
        details ->> 'message', frequency, amount, charge,
        coalesce(organization_id, (
          select named.id from named where named.id = new_organization_id
            or (named.search_name <> ' ' and named.search_name = ' ' || search_fold(new_organization))
        )),
        plan_id, sent_at
      from said returning *
    ),
    ${postDonations},
    tried as (${endSignals('intent', sql`'charged'`)}),
    letters as (${insertJobs('given', 'donationId', { kind: emailsJob, now })})
    select said.place, ${receiptColumns}, 0 as refunded_amount from given join said on said.intent_id = given.id`.execute(
    db,
  );
  const receipts = new Map(rows.map(({ place, ...receipt }) => [place, receipt]));
  return donations.map((_donation, place) => receipts.get(place) ?? null);
};

/**
 * Completes the donation of an open intent: state, donation, postings and e-mails. It is one statement, because hundreds of donations a
 * second arrive when the cause is on television.
 * The accounts were opened with the intent. The donation's time is that of the attempt, even if the outcome is known much later: the day
 * of a recurring donation and a receipt's tax year depend on it. Resolves with null if the intent was already closed.
 */
export const completeDonation: (of: { db: Db; clock: Clock }, donation: Paid) => Promise<ReceiptRow | null> =
  inBatches(completeDonations, 5);

/** Completes the donation as a part of `trx`. */
export const completeDonationIn = async (
  trx: Trx,
  clock: Clock,
  donation: Paid,
): Promise<ReceiptRow | null> => {
  const [receipt] = await completeDonations({ db: trx, clock }, [donation]);
  return receipt ?? null;
};
