create table event (
  id uuid primary key,
  name text not null unique,
  year integer not null unique,
  is_current boolean not null default false,
  registration_opens_at timestamptz not null,
  registration_closes_at timestamptz not null,
  fundraising_deadline date not null,
  starts_on date not null,
  ends_on date not null,
  place text not null
);
create unique index event_current on event (is_current) where is_current;

create table ride (
  id uuid primary key,
  event_id uuid not null references event (id),
  ride_type text not null check (ride_type in ('signature', 'gravel')),
  name text not null,
  starts_on date not null,
  summary text not null,
  unique (event_id, ride_type)
);

create table sponsor (
  id uuid primary key,
  name text not null unique
);

create table route (
  id uuid primary key,
  ride_id uuid not null references ride (id),
  sponsor_id uuid references sponsor (id),
  name text not null,
  summary text not null,
  distance_miles numeric(5, 1) not null check (distance_miles > 0),
  climb_feet integer not null check (climb_feet >= 0),
  day date not null,
  start_place text not null,
  start_time text not null check (start_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  capacity integer not null check (capacity >= 0),
  fee bigint not null check (fee >= 0),
  commitment bigint not null check (commitment >= 0),
  -- [[longitude, latitude, elevation in feet], …] from start to finish
  course jsonb not null,
  position integer not null,
  unique (ride_id, name)
);

create table peloton_member (
  peloton_id uuid not null references peloton (id),
  event_id uuid not null references event (id),
  person_id uuid not null references person (id),
  role text not null check (role in ('captain', 'admin', 'member')),
  state text not null check (state in ('pending', 'approved')),
  joined_at timestamptz not null,
  primary key (event_id, person_id)
);
create unique index peloton_one_captain on peloton_member (peloton_id, event_id) where role = 'captain';
create index peloton_member_peloton on peloton_member (peloton_id, event_id);

-- Codes are stored upper case; what a person types is compared upper case and trimmed.
create table sponsor_code (
  code text primary key,
  sponsor_id uuid not null references sponsor (id),
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  use_limit integer not null check (use_limit > 0)
);
create table group_code (
  code text primary key,
  peloton_id uuid not null references peloton (id),
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  use_limit integer not null check (use_limit > 0)
);
create table discount_code (
  code text primary key,
  percent_off integer check (percent_off between 1 and 100),
  amount_off bigint check (amount_off > 0),
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  use_limit integer not null check (use_limit > 0),
  check ((percent_off is null) <> (amount_off is null))
);

create table shift (
  id uuid primary key,
  event_id uuid not null references event (id),
  ride_id uuid references ride (id),
  job_type text not null,
  title text not null,
  summary text not null,
  location text not null,
  day date not null,
  start_time text not null,
  end_time text not null,
  capacity integer not null check (capacity >= 0),
  lead_person_id uuid references person (id),
  minimum_age integer not null default 14
);
create index shift_event on shift (event_id, day);

create table fundraising (
  person_id uuid not null references person (id),
  event_id uuid not null references event (id),
  goal bigint not null check (goal >= 0),
  seen_success boolean not null default false,
  primary key (person_id, event_id)
);

create table waiver (
  version text primary key,
  event_id uuid not null references event (id),
  body text not null,
  effective_at timestamptz not null
);
