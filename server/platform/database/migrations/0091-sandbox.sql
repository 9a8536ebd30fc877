-- What a person or a test chose to happen next; each row happens once, oldest first. In the database so that every
-- process of the site agrees on whose turn it is.
create table sandbox_outcome (
  id bigint generated always as identity primary key,
  -- an operationId of the contract, or gateway.sale, gateway.vault, …
  target text not null,
  -- whom it waits for; both null is anybody
  oid text,
  email_address text,
  outcome jsonb not null,
  created_at timestamptz not null,
  consumed_at timestamptz
);
create index sandbox_outcome_waiting on sandbox_outcome (target, id) where consumed_at is null;
