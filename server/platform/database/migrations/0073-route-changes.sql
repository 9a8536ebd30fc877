-- Until when a rider may take a shorter route, or leave the ride.
alter table ride add column lower_route_deadline date, add column withdraw_deadline date;
update ride set lower_route_deadline = starts_on - 45, withdraw_deadline = starts_on - 14;
alter table ride
  alter column lower_route_deadline set not null,
  alter column withdraw_deadline set not null,
  add constraint ride_deadlines check (lower_route_deadline < starts_on and withdraw_deadline < starts_on);

-- A rider goes to another route of the ride. While its charge is under way the old place stays, and the new one is held.
create table route_change (
  id uuid primary key,
  participation_id uuid not null references participation (id),
  person_id uuid not null references person (id),
  event_id uuid not null references event (id),
  from_route_id uuid not null references route (id),
  to_route_id uuid not null references route (id),
  from_commitment bigint not null check (from_commitment >= 0),
  -- what the rider consented to
  to_commitment bigint not null check (to_commitment >= 0),
  charge bigint not null check (charge >= 0),
  sponsor_code text,
  state text not null check (state in ('charging', 'done', 'declined')),
  -- the rider’s own name of the attempt
  key uuid not null,
  asked_at timestamptz not null,
  settled_at timestamptz,
  check (from_route_id <> to_route_id),
  check ((state = 'charging') = (settled_at is null))
);
create unique index route_change_open on route_change (participation_id) where state = 'charging';
create index route_change_person on route_change (person_id, event_id);
create unique index route_change_key on route_change (person_id, key);

-- A place belongs to a registration, or is held for a change.
alter table route_place
  alter column registration_id drop not null,
  add column change_id uuid unique references route_change (id),
  add constraint route_place_holder check (num_nonnulls(registration_id, change_id) = 1);
