-- What the local stand-in of Chariot has granted. The product reads it through Chariot's own API, never from here.
create table local_chariot_grant (
  id text primary key,
  sequence bigint generated always as identity unique,
  workflow_session text not null unique,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('Initiated', 'Completed', 'Canceled')),
  created_at timestamptz not null
);
