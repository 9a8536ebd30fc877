-- "Donation" is the one word for money that a donor gives, "recurring donation" for money that a donor gives each month. Tables, columns,
-- indexes, stored kinds and job kinds now say so. Stop old servers before this migration: they ask for the old names.
alter table recurring_gift rename to recurring_donation;
alter table donation rename column recurring_gift_id to recurring_donation_id;
alter table donation_attempt rename column recurring_gift_id to recurring_donation_id;

-- Two donations that look the same have the same duplicate fingerprint.
alter table donation_attempt rename column likeness to duplicate_fingerprint;
alter index donation_attempt_likeness rename to donation_attempt_duplicate_fingerprint;

do $$ declare named record; begin
  -- An index that belongs to a constraint takes the name of its constraint.
  for named in
    select conrelid::regclass as owner, conname as name from pg_constraint where conname like '%recurring\_gift%'
  loop
    execute format('alter table %s rename constraint %I to %I', named.owner, named.name,
      replace(named.name, 'recurring_gift', 'recurring_donation'));
  end loop;
  for named in
    select indexname as name from pg_indexes where schemaname = 'public' and indexname like '%recurring\_gift%'
  loop
    execute format('alter index %I rename to %I', named.name, replace(named.name, 'recurring_gift', 'recurring_donation'));
  end loop;
end $$;

-- A kind is a label: no amount, account or time of the ledger changes.
alter table ledger_transaction disable trigger ledger_transaction_append_only;
update ledger_transaction set kind = replace(kind, 'gift', 'donation') where kind like 'gift%';
alter table ledger_transaction enable trigger ledger_transaction_append_only;

create or replace function withhold_donation() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform withhold_entries(booked.id, new.id) from ledger_transaction booked
  where booked.kind in ('donation', 'cheque') and booked.reference = new.id::text;
  return null;
end $$;

create or replace function withhold_correction() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform withhold_taking(new.id, first.id, donation.id) from ledger_transaction first
  left join donation on not donation.is_amount_visible and donation.id = case when first.kind in ('donation', 'cheque')
    and first.reference ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$' then first.reference::uuid end
  where first.id = coalesce(new.corrects_id, new.reverses_id) and (
    donation.id is not null
    or (first.kind = 'commitment-shortfall' and exists (
      select from ledger_entry entry where entry.transaction_id = first.id and entry.part is not null and (
        exists (select from withheld_entry where account_id = entry.account_id)
        or exists (select from public_release where account_id = entry.account_id)
      )
    ))
  );
  return null;
end $$;

update audit_finding set kind = 'donation-without-posting' where kind = 'gift-without-posting';
update job set kind = replace(kind, 'monthly-gift', 'recurring-donation') where kind like 'monthly-gift-%';
update job set kind = 'ledger-audit' where kind = 'books-audit';
