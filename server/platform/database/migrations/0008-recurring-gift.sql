-- A gift that is given again every month, until the donor cancels it or its charge has failed on every try.
create table recurring_gift (
  id uuid primary key,
  donor_person_id uuid not null references person (id),
  recipient_type text not null check (recipient_type in ('User', 'Peloton', 'General')),
  recipient_person_id uuid references person (id),
  recipient_peloton_id uuid references peloton (id),
  amount bigint not null check (amount > 0),
  charge bigint not null check (charge >= amount),
  payment_method_token text references saved_payment_method (token) on delete set null,
  -- where the month is shorter, its last day
  day_of_month integer not null check (day_of_month between 1 and 31),
  state text not null check (state in ('active', 'paused', 'cancelled')),
  next_on date,
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((recipient_type = 'User') = (recipient_person_id is not null)),
  check ((recipient_type = 'Peloton') = (recipient_peloton_id is not null)),
  check ((state = 'active') = (next_on is not null)),
  check ((state = 'cancelled') = (ended_at is not null))
);
create index recurring_gift_donor on recurring_gift (donor_person_id, started_at);

-- The monthly gift that this one is a part of.
alter table donation add column recurring_gift_id uuid references recurring_gift (id);
create index donation_recurring_gift on donation (recurring_gift_id) where recurring_gift_id is not null;
