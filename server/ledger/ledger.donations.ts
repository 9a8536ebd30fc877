import { sql } from 'kysely';
import type { RecipientAccount, SignedSide } from './ledger.entries.ts';

/** The sides of a donation's posting: the donor's charge, the recipient's whole amount, and the donor's part to cover the fee. */
export const donationSides = (
  recipient: RecipientAccount,
  { amount, charge }: { amount: number; charge: number },
): SignedSide[] => {
  const { eventYear } = recipient;
  return [
    [{ kind: 'clearing', eventYear }, charge],
    [recipient, -amount],
    [{ kind: 'partners', eventYear }, amount - charge],
  ];
};

/**
 * A part of a statement: opens the accounts of `donationSides`, as `account`. It reads `attempt` (recipient_type, owner_id) and
 * `event_now` (year).
 */
export const openDonationAccounts = sql`
    account as (
      insert into ledger_account (kind, owner_type, owner_id, event_year)
      select distinct side.kind, side.owner_type, side.owner_id, event_now.year
      from attempt, event_now, lateral (values
        ('clearing', null, null), ('partners', null, null), ('recipient', attempt.recipient_type, attempt.owner_id)
      ) side (kind, owner_type, owner_id)
      -- In one order, so that two batches with the same rows cannot deadlock.
      order by side.kind, side.owner_type, side.owner_id
      on conflict do nothing
    )`;

/**
 * Parts of a statement: posts the donations of `given`, rows of `donation`, whose accounts are open. One statement writes hundreds, so SQL
 * writes the entries; test/api/ledger/postings.test.ts compares them with those of `entriesOfSides`.
 */
export const postDonations = sql`
    booked as (
      insert into ledger_transaction (kind, reference, occurred_at)
      select 'donation', id::text, given_at from given returning id, reference
    ),
    side as (
      select booked.id as transaction_id, year, amount, charge, recipient_type,
        coalesce(recipient_person_id, recipient_peloton_id) as owner_id
      from given join event on event.id = given.event_id join booked on booked.reference = given.id::text
    ),
    entry as (
      insert into ledger_entry (transaction_id, account_id, amount, part)
      select transaction_id, posted.account_id, posted.amount, posted.part
      from side, lateral (
        select (select id from ledger_account where kind = 'clearing' and owner_type is null and event_year = year), charge, null
        union all
        select case when recipient_type = 'General'
          then (select id from ledger_account where kind = 'recipient' and owner_type = 'General' and event_year = year)
          else (select id from ledger_account
            where owner_id = side.owner_id and owner_type = recipient_type and event_year = year)
        end, -amount, 'confirmed'
        union all
        select (select id from ledger_account where kind = 'partners' and owner_type is null and event_year = year),
          amount - charge, null
      ) posted (account_id, amount, part)
      where posted.amount <> 0
    )`;
