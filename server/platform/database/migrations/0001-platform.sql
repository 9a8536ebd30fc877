-- Money: double entry, append-only. Every total shown anywhere is a sum over ledger_entry.
-- An entry's amount is in whole cents: a debit is positive, a credit negative, and a transaction sums to zero.
create table ledger_account (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'recipient', 'clearing', 'processing-fees', 'partners', 'registration-fees', 'offline-receipts'
  )),
  -- Whose account it is: a person, a peloton or the general fund; the house's own accounts have neither.
  owner_type text check (owner_type in ('User', 'Peloton', 'General')),
  owner_id uuid,
  event_year integer not null,
  check ((kind = 'recipient') = (owner_type is not null)),
  check ((coalesce(owner_type, 'General') <> 'General') = (owner_id is not null)),
  unique nulls not distinct (kind, owner_type, owner_id, event_year)
);
create index ledger_account_owner on ledger_account (owner_id, event_year);

create table ledger_transaction (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- What it was posted for, such as a donation's or an intent's id: the same thing is never posted twice.
  reference text not null,
  reverses_id uuid unique references ledger_transaction (id),
  memo text,
  occurred_at timestamptz not null,
  -- The database transaction that posted it: nothing is added after that.
  posted_in xid8 not null default pg_current_xact_id(),
  unique (kind, reference)
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transaction (id),
  account_id uuid not null references ledger_account (id),
  amount bigint not null check (amount <> 0)
);
create index ledger_entry_account on ledger_entry (account_id) include (amount);
create index ledger_entry_transaction on ledger_entry (transaction_id);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: post a reversal instead' using errcode = 'integrity_constraint_violation';
end $$;

create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_refuse_change();
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function ledger_refuse_change();

-- Checked at commit, when all entries are there. Runs for the transaction row too, so that one without entries fails.
create function ledger_check_balance() returns trigger language plpgsql as $$
declare
  checked uuid;
  total numeric;
  entries integer;
begin
  if tg_table_name = 'ledger_transaction' then checked := new.id; else checked := new.transaction_id; end if;
  select coalesce(sum(amount), 0), count(*) into total, entries from ledger_entry where transaction_id = checked;
  if entries < 2 or total <> 0 then
    raise exception 'ledger transaction % has % entries that sum to %', checked, entries, total
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_check_balance();
create constraint trigger ledger_transaction_balanced after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_check_balance();

-- An entry added to a transaction of an earlier commit could keep the sum at zero and still rewrite history.
create function ledger_refuse_late_entry() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_transaction t
    where t.id = new.transaction_id and t.posted_in = pg_current_xact_id()
  ) then
    raise exception 'ledger transaction % is closed', new.transaction_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ledger_entry_on_time before insert on ledger_entry
  for each row execute function ledger_refuse_late_entry();

-- The answer that was given under an idempotency key, so that a repeated request gets the same one.
create table idempotency_record (
  key text not null,
  -- The caller's oid, or '' for a visitor: keys of different people never meet.
  caller text not null,
  operation text not null,
  request_hash text not null,
  status integer not null,
  headers jsonb,
  body jsonb,
  created_at timestamptz not null,
  primary key (caller, operation, key)
);
create index idempotency_record_age on idempotency_record (created_at);

create table job (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  key text,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- The product's clock, which the sandbox moves; the lease goes by the database's own.
  run_at timestamptz not null,
  leased_until timestamptz,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (kind, key)
);
create index job_due on job (run_at) where state = 'waiting';

create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  person_id uuid,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent')),
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_outbox_recipient on mail_outbox (recipient, created_at);

create table sandbox_clock (
  only_row boolean primary key default true check (only_row),
  offset_milliseconds bigint not null
);
insert into sandbox_clock (offset_milliseconds) values (0);

-- Written before the gateway is asked; the outcome after. `unknown` is asked for again by order id, which is the id.
create table payment_intent (
  id uuid primary key default gen_random_uuid(),
  purpose text not null,
  -- What is paid for, such as a registration's id.
  reference text not null,
  person_id uuid,
  amount bigint not null check (amount > 0),
  state text not null default 'created' check (state in ('created', 'charged', 'declined', 'unknown', 'refunded')),
  gateway_transaction_id text unique,
  decline_reason text,
  idempotency_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payment_intent_reference on payment_intent (purpose, reference);
create unique index payment_intent_key on payment_intent (purpose, reference, idempotency_key);
-- While one attempt is open or charged, a second for the same thing can't begin.
create unique index payment_intent_once on payment_intent (purpose, reference)
  where state in ('created', 'charged', 'unknown');

create table gateway_customer (
  person_id uuid primary key,
  customer_id text not null unique,
  created_at timestamptz not null
);

create table saved_payment_method (
  token text primary key,
  person_id uuid not null references gateway_customer (person_id),
  type text not null check (type in ('CreditCard', 'PayPalAccount', 'VenmoAccount', 'AndroidPayCard', 'ApplePayCard')),
  brand text,
  last4 text,
  expiration_month integer,
  expiration_year integer,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create unique index saved_payment_method_default on saved_payment_method (person_id) where is_default;
