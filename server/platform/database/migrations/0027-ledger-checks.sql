-- A posting says itself which part of its recipient's total each entry is, and inserts its entries in one statement, after which they
-- are all looked at: that this commit made their transactions, that just those that move a total have a part, and that each
-- transaction comes to zero. Looked at one by one they cost a gift more than to be written. Each look goes by a key, whatever
-- the statistics say of a table.
create function ledger_check_entries() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select posted.transaction_id into wrong from posted
  where (select posted_in from ledger_transaction where id = posted.transaction_id) is distinct from pg_current_xact_id();
  if found then
    raise exception 'ledger transaction % is closed', wrong.transaction_id using errcode = 'integrity_constraint_violation';
  end if;
  select posted.transaction_id into wrong from posted
  where ((select kind from ledger_account where id = posted.account_id) = 'recipient') <> (part is not null);
  if found then
    raise exception 'ledger transaction % moves a total without saying which part of it, or the other way round', wrong.transaction_id
      using errcode = 'integrity_constraint_violation';
  end if;
  select booked.transaction_id, entries, total into wrong
  from (select distinct transaction_id from posted) booked, lateral (
    select count(*) as entries, sum(amount) as total from ledger_entry where transaction_id = booked.transaction_id
  ) known where entries < 2 or total <> 0;
  if found then
    raise exception 'ledger transaction % has % entries that sum to %', wrong.transaction_id, wrong.entries, wrong.total
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

drop trigger ledger_entry_on_time on ledger_entry;
drop trigger ledger_entry_balanced on ledger_entry;
drop function ledger_refuse_late_entry();
create trigger ledger_entry_checked after insert on ledger_entry referencing new table as posted
  for each statement execute function ledger_check_entries();

-- Left for a transaction that gets no entries at all.
drop trigger ledger_transaction_balanced on ledger_transaction;
drop function ledger_check_balance();
create function ledger_refuse_empty_transaction() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entry where transaction_id = new.id) then
    raise exception 'ledger transaction % has 0 entries', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transaction_not_empty after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_refuse_empty_transaction();
