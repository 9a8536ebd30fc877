-- The books of the local payment gateway. In the product's database only so that `npm start` needs nothing else and
-- charges outlive a killed process; the product itself reads them through the gateway's own interface, never from here.
create table local_gateway_customer (
  id text primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  created_at timestamptz not null
);

create table local_gateway_method (
  token text primary key,
  customer_id text not null references local_gateway_customer (id),
  -- the test nonce it came from: it decides how every later charge on it ends
  origin_nonce text not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index local_gateway_method_customer on local_gateway_method (customer_id);

create table local_gateway_nonce (
  nonce text primary key,
  payment_method_token text not null references local_gateway_method (token),
  consumed_at timestamptz,
  created_at timestamptz not null
);

-- Every attempt is a row, the refused and the repeated ones too.
create table local_gateway_transaction (
  id text primary key,
  sequence bigint generated always as identity,
  type text not null check (type in ('sale', 'credit')),
  status text not null check (
    status in ('submitted_for_settlement', 'settled', 'voided', 'processor_declined', 'gateway_rejected', 'failed')
  ),
  order_id text not null,
  amount bigint not null check (amount > 0),
  customer_id text,
  origin_nonce text not null,
  payment_method_token text,
  refunded_transaction_id text references local_gateway_transaction (id),
  processor_code text,
  processor_text text,
  rejection_reason text,
  created_at timestamptz not null
);
create index local_gateway_transaction_order on local_gateway_transaction (order_id);
create index local_gateway_transaction_refunded on local_gateway_transaction (refunded_transaction_id);
