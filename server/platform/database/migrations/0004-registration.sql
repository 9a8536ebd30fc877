-- A walk through the wizard. What is answered stays in `answers` until `complete` writes it out in one transaction,
-- except what others compete for (places, code uses), which is taken the moment it is chosen.
create table registration (
  id uuid primary key,
  person_id uuid not null references person (id),
  event_id uuid not null references event (id),
  state text not null check (state in ('in-progress', 'completed', 'cancelled')),
  wants_challenger boolean not null,
  wants_volunteer boolean not null,
  wants_signature boolean not null,
  wants_gravel boolean not null,
  saved_steps text[] not null default '{}',
  answers jsonb not null default '{}',
  version integer not null default 1,
  started_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz
);
create unique index registration_one_in_progress on registration (person_id, event_id) where state = 'in-progress';
create index registration_person on registration (person_id, event_id);

-- A place is held until `held_until`; null means it is confirmed for good.
create table route_place (
  id uuid primary key,
  route_id uuid not null references route (id),
  registration_id uuid not null references registration (id),
  ride_type text not null check (ride_type in ('signature', 'gravel')),
  held_until timestamptz,
  unique (registration_id, ride_type)
);
create index route_place_route on route_place (route_id);

create table shift_place (
  shift_id uuid not null references shift (id),
  registration_id uuid not null references registration (id),
  held_until timestamptz,
  primary key (shift_id, registration_id)
);

create table code_use (
  kind text not null check (kind in ('sponsor', 'group', 'discount')),
  code text not null,
  registration_id uuid not null references registration (id),
  -- which ride's step the code was typed in; discount codes lower the whole fee and carry 'fee'
  scope text not null check (scope in ('signature', 'gravel', 'fee')),
  held_until timestamptz,
  primary key (kind, registration_id, scope)
);
create index code_use_code on code_use (kind, code);

create table waiver_signature (
  id uuid primary key,
  registration_id uuid not null unique references registration (id),
  person_id uuid not null references person (id),
  waiver_version text not null references waiver (version),
  -- the words that were signed, kept with the signature so that a later edit of the waiver changes nothing
  waiver_body text not null,
  signed_name text not null,
  guardian_name text,
  guardian_email text,
  signed_at timestamptz not null
);

create table participation (
  id uuid primary key,
  person_id uuid not null references person (id),
  event_id uuid not null references event (id),
  registration_id uuid not null references registration (id),
  kind text not null check (kind in ('Rider', 'Challenger', 'Volunteer')),
  ride_type text check (ride_type in ('signature', 'gravel')),
  route_id uuid references route (id),
  commitment bigint not null default 0 check (commitment >= 0),
  state text not null check (state in ('registered', 'cancelled')),
  registered_at timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'Rider') = (ride_type is not null and route_id is not null))
);
create unique index participation_once on participation (person_id, event_id, kind, coalesce(ride_type, ''))
  where state = 'registered';
create index participation_route on participation (route_id) where state = 'registered';

create table activity_goal (
  id uuid primary key,
  person_id uuid not null references person (id),
  event_id uuid not null references event (id),
  activity text not null,
  unit text not null,
  amount numeric(8, 1) not null check (amount > 0)
);
create index activity_goal_person on activity_goal (person_id, event_id);

create table donation (
  id uuid primary key,
  event_id uuid not null references event (id),
  recipient_type text not null check (recipient_type in ('User', 'Peloton', 'General')),
  recipient_person_id uuid references person (id),
  recipient_peloton_id uuid references peloton (id),
  donor_person_id uuid references person (id),
  donor_type text not null check (donor_type in ('Individual', 'Organization')),
  donor_name text not null,
  donor_email text not null,
  is_anonymous boolean not null,
  is_amount_visible boolean not null,
  message text,
  frequency text not null check (frequency in ('Once', 'Monthly', 'Organization')),
  amount bigint not null check (amount > 0),
  charge bigint not null check (charge >= amount),
  is_offline boolean not null default false,
  given_at timestamptz not null,
  check ((recipient_type = 'User') = (recipient_person_id is not null)),
  check ((recipient_type = 'Peloton') = (recipient_peloton_id is not null))
);
create index donation_person on donation (recipient_person_id, given_at);
create index donation_peloton on donation (recipient_peloton_id, given_at);
