-- The local gateway's disputes. The product learns of them by notification only, never from here.
create table local_gateway_dispute (
  id text primary key,
  transaction_id text not null references local_gateway_transaction (id),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('open', 'lost', 'won')),
  created_at timestamptz not null
);
create index local_gateway_dispute_transaction on local_gateway_dispute (transaction_id);
create index local_gateway_transaction_created on local_gateway_transaction (created_at);
