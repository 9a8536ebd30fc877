-- Money that was raised moves between a peloton's fund and its members. A batch is what one person confirmed at once; each share of it
-- is a transaction of the ledger, so that each can be taken back by itself.
create table fund_share_batch (
  id uuid primary key,
  event_id uuid not null references event (id),
  peloton_id uuid not null references peloton (id),
  -- whose money it was: the fund of the peloton, or what a member raised beyond the commitment
  source_type text not null check (source_type in ('Peloton', 'User')),
  source_id uuid not null,
  kind text not null check (kind in ('share', 'request', 'standing-offer')),
  -- null where nobody pressed a button: a standing offer was settled as sharing ended
  made_by uuid references person (id),
  reason text check (length(reason) between 1 and 200),
  made_at timestamptz not null,
  check ((made_by is null) = (kind = 'standing-offer')),
  check (source_type = 'User' or source_id = peloton_id)
);
create index fund_share_batch_peloton on fund_share_batch (peloton_id, event_id, made_at);
create index fund_share_batch_source on fund_share_batch (source_id, event_id, made_at);

create table fund_share (
  id uuid primary key,
  batch_id uuid not null references fund_share_batch (id),
  receiver_type text not null check (receiver_type in ('Peloton', 'User')),
  receiver_id uuid not null,
  amount bigint not null check (amount > 0),
  transaction_id uuid not null unique references ledger_transaction (id),
  -- `undone` by the giving side, `declined` by the receiving one
  taken_back_as text check (taken_back_as in ('undone', 'declined')),
  taken_back_by uuid references person (id),
  taken_back_at timestamptz,
  reversal_id uuid unique references ledger_transaction (id),
  check (num_nulls(taken_back_as, taken_back_by, taken_back_at, reversal_id) in (0, 4))
);
create index fund_share_of_batch on fund_share (batch_id);
create index fund_share_receiver on fund_share (receiver_id);

-- A captain asks, and never takes: the owner of the money accepts, changes the amount, or refuses.
create table fund_share_request (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references event (id),
  peloton_id uuid not null references peloton (id),
  owner_id uuid not null references person (id),
  asked_by uuid not null references person (id),
  receiver_type text not null check (receiver_type in ('Peloton', 'User')),
  receiver_id uuid not null,
  amount bigint not null check (amount > 0),
  message text check (length(message) between 1 and 200),
  state text not null default 'open' check (state in ('open', 'accepted', 'refused', 'withdrawn', 'expired')),
  asked_at timestamptz not null,
  settled_at timestamptz,
  batch_id uuid references fund_share_batch (id),
  check ((state = 'open') = (settled_at is null)),
  check ((state = 'accepted') = (batch_id is not null)),
  check (owner_id <> receiver_id)
);
create unique index fund_share_request_open on fund_share_request (event_id, owner_id) where state = 'open';
create index fund_share_request_peloton on fund_share_request (peloton_id, event_id, asked_at);

-- “Use my surplus only if someone of us is short when sharing ends.”
create table standing_offer (
  event_id uuid not null references event (id),
  person_id uuid not null references person (id),
  -- null: whatever is left over
  up_to bigint check (up_to > 0),
  made_at timestamptz not null,
  primary key (event_id, person_id)
);

-- Where sharing has ended and the standing offers were settled. No share of that peloton is booked afterwards, whatever the clock of
-- another process says.
create table fund_sharing_end (
  event_id uuid not null references event (id),
  peloton_id uuid not null references peloton (id),
  ended_at timestamptz not null,
  primary key (event_id, peloton_id)
);

-- A share is often worked out from what somebody lacks, to the cent, so with the public totals it would show amounts that donors hide
-- (decision 39). A share of an account with withheld entries is withheld on both sides, as is what takes it back.
create function withhold_share() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into withheld_entry (entry_id, account_id, part, amount)
  select entry.id, entry.account_id, entry.part, entry.amount from ledger_entry entry
  where entry.transaction_id = new.id and entry.part is not null and (
    exists (
      select from ledger_entry side join withheld_entry held on held.account_id = side.account_id where side.transaction_id = new.id
    )
    or exists (
      select from ledger_entry given join withheld_entry held on held.entry_id = given.id where given.transaction_id = new.reverses_id
    )
  )
  on conflict do nothing;
  return null;
end $$;
create constraint trigger share_withheld after insert on ledger_transaction deferrable initially deferred
  for each row when (new.kind in ('fund-share', 'fund-share-undone', 'fund-share-declined')) execute function withhold_share();
