-- A notification is told as part of the commit, and of those that notify PostgreSQL lets one transaction of a database commit at a
-- time: every gift waited for all others. Open pages are told by who asks what was posted since they last asked (`server/live/`).
create index ledger_transaction_posted_in on ledger_transaction (posted_in);

-- As before, without telling.
create or replace function ledger_refuse_late_entry() returns trigger language plpgsql as $$
declare
  booked ledger_transaction;
  account ledger_account;
begin
  select * into booked from ledger_transaction t where t.id = new.transaction_id and t.posted_in = pg_current_xact_id();
  if not found then
    raise exception 'ledger transaction % is closed', new.transaction_id
      using errcode = 'integrity_constraint_violation';
  end if;
  select * into account from ledger_account where id = new.account_id;
  if account.kind = 'recipient' then
    new.part := coalesce(new.part, case
      when coalesce(booked.reverses_id, booked.corrects_id) is not null then 'refunded'
      when booked.kind = 'fund-share' and new.amount < 0 then 'shared-in'
      when booked.kind = 'fund-share' then 'shared-out'
      when booked.kind = 'cheque' then 'offline'
      else 'confirmed'
    end);
  else
    new.part := null;
  end if;
  return new;
end $$;
