-- A donor can hide an amount. It would show in the change of a public total, so the entry of a hidden donation is withheld from all
-- public totals until several donors' can join them together (decision 29). Only entries that are withheld now have a row.
create table withheld_entry (
  entry_id bigint primary key references ledger_entry (id),
  account_id uuid not null references ledger_account (id),
  donation_id uuid not null references donation (id),
  -- As the entry has them.
  part text not null,
  amount bigint not null
);
create index withheld_entry_account on withheld_entry (account_id, part) include (amount);

-- What every public total is a sum over. Where money is decided, and for the recipient, it is `ledger_entry`.
create view public_entry as
  select account_id, part, amount from ledger_entry
  union all
  select account_id, part, -amount from withheld_entry;

-- One account whose withheld entries joined its public total. Open pages learn of it as they learn of a posting.
create table public_release (
  id bigint generated always as identity primary key,
  account_id uuid not null references ledger_account (id),
  released_at timestamptz not null,
  posted_in xid8 not null default pg_current_xact_id()
);
create index public_release_posted_in on public_release (posted_in);

-- By triggers, so that no way of booking a donation can forget it. Donations whose amount everybody may see don't call them.
create function withhold_entries(transaction uuid, donation uuid) returns void language sql as $$
  insert into withheld_entry (entry_id, account_id, donation_id, part, amount)
  select id, account_id, donation, part, amount from ledger_entry
  where transaction_id = transaction and part is not null
  on conflict do nothing
$$;

create function withhold_donation() returns trigger language plpgsql as $$
begin
  perform withhold_entries(booked.id, new.id) from ledger_transaction booked
  where booked.kind in ('gift', 'cheque') and booked.reference = new.id::text;
  return null;
end $$;
create constraint trigger donation_withheld after insert on donation deferrable initially deferred
  for each row when (not new.is_amount_visible) execute function withhold_donation();

-- Money of a hidden donation that goes back, or comes again, would show its amount as well.
create function withhold_correction() returns trigger language plpgsql as $$
begin
  perform withhold_entries(new.id, donation.id) from ledger_transaction first
  join donation on donation.id = case when first.kind in ('gift', 'cheque')
    and first.reference ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$' then first.reference::uuid end
  where first.id = coalesce(new.corrects_id, new.reverses_id) and not donation.is_amount_visible;
  return null;
end $$;
create constraint trigger ledger_transaction_withheld after insert on ledger_transaction deferrable initially deferred
  for each row when (coalesce(new.corrects_id, new.reverses_id) is not null) execute function withhold_correction();
