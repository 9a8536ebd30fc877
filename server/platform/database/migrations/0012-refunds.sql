-- Part of a transaction taken back names the whole, as a reversal does, though it may happen more than once.
alter table ledger_transaction add column corrects_id uuid references ledger_transaction (id);
create index ledger_transaction_corrects on ledger_transaction (corrects_id) where corrects_id is not null;
create index ledger_transaction_time on ledger_transaction (occurred_at);

-- What an entry is in its recipient's total; null in the house's own accounts. Kept with the entry, so that a total and its parts
-- are sums over one index and nothing else.
alter table ledger_entry add column part text check (part in (
  'confirmed', 'offline', 'refunded', 'attributed', 'given-back', 'shared-in', 'shared-out'
));

alter table ledger_entry disable trigger ledger_entry_append_only;
update ledger_entry set part = case
    when booked.kind = 'fund-share' and giver.owner_type = 'Peloton' and entry.amount < 0 and account.owner_type = 'User'
      then 'attributed'
    when booked.kind = 'fund-share' and taker.owner_type = 'Peloton' and entry.amount > 0 and account.owner_type = 'User'
      then 'given-back'
    when booked.kind = 'fund-share' and entry.amount < 0 then 'shared-in'
    when booked.kind = 'fund-share' then 'shared-out'
    when booked.reverses_id is not null then 'refunded'
    when booked.kind = 'cheque' then 'offline'
    else 'confirmed'
  end
from ledger_entry entry
join ledger_account account on account.id = entry.account_id and account.kind = 'recipient'
join ledger_transaction booked on booked.id = entry.transaction_id
left join lateral (
  select owner_type from ledger_entry other join ledger_account of on of.id = other.account_id
  where other.transaction_id = entry.transaction_id and other.amount > 0 limit 1
) giver on true
left join lateral (
  select owner_type from ledger_entry other join ledger_account of on of.id = other.account_id
  where other.transaction_id = entry.transaction_id and other.amount < 0 limit 1
) taker on true
where ledger_entry.id = entry.id;
alter table ledger_entry enable trigger ledger_entry_append_only;

create index ledger_entry_part on ledger_entry (account_id, part) include (amount);
drop index ledger_entry_account;

-- Refuses a late entry, as before; and says of an entry that moves a recipient's total which part it is, unless the posting said so
-- (only it knows who shared), and tells open pages that the total moved.
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
    perform pg_notify('total_moved', concat_ws(' ', account.owner_type, account.event_year, account.owner_id));
  else
    new.part := null;
  end if;
  return new;
end $$;

-- Every notification of the gateway, kept before anything is made of it. One may come twice, late, and after its successor.
create table gateway_notification (
  id uuid primary key,
  kind text not null,
  -- the transaction, dispute, disbursement or saved method that it is about
  subject_id text not null,
  sent_at timestamptz not null,
  -- what it says of the subject, amounts in cents
  facts jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  unique (kind, subject_id, sent_at)
);
create index gateway_notification_subject on gateway_notification (subject_id);
create index gateway_notification_received on gateway_notification (received_at);

-- What stands against a person's total that is not in it yet.
create index donation_attempt_person on donation_attempt (recipient_person_id) where recipient_person_id is not null;
create index donation_attempt_peloton on donation_attempt (recipient_peloton_id) where recipient_peloton_id is not null;
create index recurring_gift_person on recurring_gift (recipient_person_id) where state = 'active';
create index recurring_gift_peloton on recurring_gift (recipient_peloton_id) where state = 'active';
create index payment_intent_open on payment_intent (created_at) where state in ('created', 'unknown');
create index payment_intent_created on payment_intent (created_at);

-- One comparison of ledger, intents and the gateway's books.
create table audit (
  id uuid primary key,
  looked_from timestamptz not null,
  looked_until timestamptz not null,
  started_at timestamptz not null,
  -- null while it runs, or when it was broken off
  finished_at timestamptz,
  -- how much was looked at: {charges, refunds, intents, transactions}
  figures jsonb
);
create index audit_started on audit (started_at);

create table audit_finding (
  id bigint generated always as identity primary key,
  audit_id uuid not null references audit (id),
  kind text not null,
  -- an order, which is an intent's id, or a ledger transaction
  subject text not null,
  -- cents
  expected bigint,
  found bigint,
  is_repaired boolean not null,
  unique (audit_id, kind, subject)
);
