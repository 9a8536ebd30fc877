-- The entries of a total with the moment from which each of them counts, so that a reader can see when a goal was reached. The sums are
-- those of `recipient_total` and `public_recipient_total`.
create view dated_recipient_total as
select account.owner_type, account.owner_id, account.event_year, -entry.amount as raised, booked.occurred_at as counted_at
from ledger_account account
join ledger_entry entry on entry.account_id = account.id
join ledger_transaction booked on booked.id = entry.transaction_id
where account.kind = 'recipient';

-- A hidden amount counts from its release on, not from its donation on: the day on which it lifted a total over a goal would tell that it
-- is at least what was missing. The same holds for the charge of a shortfall, which is worked out from hidden amounts. The first release
-- of an account after the entry stands for its own; the demo's entries have none, and count at once.
create view public_dated_recipient_total as
select account.owner_type, account.owner_id, account.event_year, -entry.amount as raised,
  case
    when origin.kind = 'commitment-shortfall' or exists (
      select from donation given where not given.is_amount_visible and given.id = case
        when origin.kind in ('donation', 'cheque') and origin.reference ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$'
        then origin.reference::uuid end
    ) then coalesce(
      (
        select min(released_at) from public_release
        where account_id = account.id and released_at >= booked.occurred_at
      ),
      booked.occurred_at
    )
    else booked.occurred_at
  end as counted_at
from ledger_account account
join ledger_entry entry on entry.account_id = account.id
join ledger_transaction booked on booked.id = entry.transaction_id
join ledger_transaction origin on origin.id = coalesce(booked.corrects_id, booked.reverses_id, booked.id)
where account.kind = 'recipient' and not exists (select from withheld_entry where entry_id = entry.id);
