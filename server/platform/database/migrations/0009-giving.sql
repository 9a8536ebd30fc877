-- Who gives as a company, a school, a club: found by name, or named with its first gift.
create table organization (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null,
  search_name text not null generated always as (' ' || search_fold(name)) stored
);
create index organization_search on organization using gin (search_name gin_trgm_ops);

-- All that a gift says, written with its intent before the gateway is asked: whatever becomes of the process, the gift can be
-- made from it once the charge is found. Its id is the intent's, the gateway's order's and, once charged, the donation's. The
-- intent's reference is the attempt's key, so that a key has one intent, and one at most that is open or charged.
create table donation_attempt (
  intent_id uuid primary key references payment_intent (id),
  -- what was sent, without its nonce: the same key with something else is refused
  request_hash text not null,
  event_id uuid not null references event (id),
  recipient_type text not null check (recipient_type in ('User', 'Peloton', 'General')),
  recipient_person_id uuid references person (id),
  recipient_peloton_id uuid references peloton (id),
  donor_person_id uuid references person (id),
  -- lower case
  donor_email text not null,
  frequency text not null check (frequency in ('Once', 'Monthly', 'Organization')),
  amount bigint not null check (amount > 0),
  charge bigint not null check (charge >= amount),
  organization_id uuid references organization (id),
  -- the rest of the request, as the contract has it, without payment
  details jsonb not null,
  payment_type text not null,
  -- as far as it is known what was charged: {type, brand, last4}
  paid_with jsonb,
  created_at timestamptz not null,
  check ((recipient_type = 'User') = (recipient_person_id is not null)),
  check ((recipient_type = 'Peloton') = (recipient_peloton_id is not null)),
  check ((frequency = 'Organization') = (organization_id is not null))
);
-- A second gift like one of the last minutes.
create index donation_attempt_donor on donation_attempt (donor_email, created_at);

alter table donation add column organization_id uuid references organization (id);
create index donation_donor on donation (donor_person_id, given_at) where donor_person_id is not null;
create index donation_donor_email on donation (lower(donor_email), given_at);
