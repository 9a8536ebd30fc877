-- A person thanks donors by one e-mail. The primary key sees to it that a donation is thanked once, whatever the timing.
create table thank_you (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id),
  sent_at timestamptz not null
);

create table thanked_donation (
  donation_id uuid primary key references donation (id),
  thank_you_id uuid not null references thank_you (id)
);
create index thanked_donation_thank_you on thanked_donation (thank_you_id);
