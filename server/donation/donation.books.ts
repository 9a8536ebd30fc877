import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { dropJobs, insertJobs } from '#server/platform/jobs/job-sql.ts';
import { isOpen } from '#server/platform/payments/open-intent.ts';
import { endSignal } from './donation.card-testing.signals.ts';
import { lettersJob, reconcileJob } from './donation.jobs.ts';
import { receiptColumns } from './donation.receipt.queries.ts';
import type { ChargeOutcome, ReceiptRow } from './donation.types.ts';

type Charged = Extract<ChargeOutcome, { kind: 'charged' }>;
type Counted = {
  intentId: string;
  now: Date;
  charged: Charged;
  /** As `cardTrace` has it. */
  card: string | null;
  recurringGiftId: string | null;
};

/**
 * Makes a gift of an open intent: state, donation, its postings, its letters, all in one statement, since hundreds a second come when
 * the cause is on television. The accounts were opened with the intent. It was given when it was sent, however late that is found out:
 * the day of a monthly gift and the year of a tax paper hang on it. Resolves with null where the intent was open no longer.
 */
export const countGift = async (
  db: Db | Trx,
  { intentId, now, charged, card, recurringGiftId }: Counted,
): Promise<ReceiptRow | null> => {
  const { rows } = await sql<ReceiptRow>`${prepared}
    with intent as (
      update payment_intent set state = 'charged', gateway_transaction_id = ${charged.transactionId}, updated_at = ${now}
      where id = ${intentId} and ${isOpen} returning id, created_at
    ),
    said as (
      update donation_attempt set is_open = false,
        paid_with = ${charged.paidWith ? JSON.stringify(charged.paidWith) : null}::jsonb
      from intent where intent_id = intent.id returning donation_attempt.*
    ),
    named as (
      insert into organization (id, name, created_at, is_listed)
      select ${randomUUID()}::uuid, details -> 'organization' ->> 'name', ${now}::timestamptz,
        not (details ->> 'isAnonymous')::boolean
      from said where details -> 'organization' ->> 'name' is not null
      on conflict (search_name) where search_name <> ' '
        do update set is_listed = organization.is_listed or excluded.is_listed
      returning id
    ),
    listed as (
      update organization set is_listed = true from said
      where organization.id = said.organization_id and not is_listed and not (details ->> 'isAnonymous')::boolean
    ),
    given as (
      insert into donation (
        id, event_id, recipient_type, recipient_person_id, recipient_peloton_id, donor_person_id, donor_type, donor_name,
        donor_email, is_anonymous, is_amount_visible, message, frequency, amount, charge, organization_id,
        recurring_gift_id, given_at
      )
      select intent_id, event_id, recipient_type, recipient_person_id, recipient_peloton_id, donor_person_id,
        case frequency when 'Organization' then 'Organization' else 'Individual' end,
        coalesce(
          details ->> 'publicName', details -> 'organization' ->> 'name',
          (select name from organization where id = organization_id),
          (details -> 'donor' ->> 'firstName') || ' ' || (details -> 'donor' ->> 'lastName')
        ),
        donor_email, (details ->> 'isAnonymous')::boolean, (details ->> 'isAmountVisible')::boolean,
        details ->> 'message', frequency, amount, charge, coalesce(organization_id, (select id from named)),
        ${recurringGiftId}::uuid, (select created_at from intent)
      from said returning *
    ),
    booked as (
      insert into ledger_transaction (kind, reference, occurred_at)
      select 'gift', id::text, given_at from given returning id
    ),
    side as (
      select year, amount, charge, recipient_type, coalesce(recipient_person_id, recipient_peloton_id) as owner_id
      from given join event on event.id = given.event_id
    ),
    entry as (
      insert into ledger_entry (transaction_id, account_id, amount)
      select booked.id, posted.account_id, posted.amount
      from booked, side, lateral (
        select (select id from ledger_account where kind = 'clearing' and owner_type is null and event_year = year), charge
        union all
        select case when recipient_type = 'General'
          then (select id from ledger_account where kind = 'recipient' and owner_type = 'General' and event_year = year)
          else (select id from ledger_account
            where owner_id = side.owner_id and owner_type = recipient_type and event_year = year)
        end, -amount
        union all
        select (select id from ledger_account where kind = 'partners' and owner_type is null and event_year = year),
          amount - charge
      ) posted (account_id, amount)
      where posted.amount <> 0
    ),
    tried as (${endSignal('intent', 'charged', card)}),
    letters as (${insertJobs('given', 'donationId', { kind: lettersJob, now })}),
    unwatched as (${dropJobs('intent', reconcileJob)})
    select ${receiptColumns}, 0 as refunded_amount from given join said on said.intent_id = given.id`.execute(
    db,
  );
  return rows[0] ?? null;
};

type Closed = { intentId: string; now: Date; reason: string; detail: string; card?: string | null };

/** Ends an open intent of which it is certain that nothing was taken. Resolves with whether it was still open. */
export const closeUncharged = async (
  db: Db | Trx,
  { intentId, now, reason, detail, card = null }: Closed,
): Promise<boolean> => {
  const { rows } = await sql`${prepared}
    with intent as (
      update payment_intent set state = 'declined', decline_reason = ${reason}, updated_at = ${now}
      where id = ${intentId} and ${isOpen} returning id
    ),
    closed as (
      update donation_attempt set is_open = false, decline_detail = ${detail} from intent where intent_id = intent.id
    ),
    tried as (${endSignal('intent', reason === 'gateway-down' ? 'failed' : 'declined', card)}),
    unwatched as (${dropJobs('intent', reconcileJob)})
    select id from intent`.execute(db);
  return rows.length > 0;
};
