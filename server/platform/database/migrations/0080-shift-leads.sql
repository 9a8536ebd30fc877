-- Who leads a shift beside shift.lead_person_id.
create table shift_lead (
  shift_id uuid not null references shift (id),
  person_id uuid not null references person (id),
  primary key (shift_id, person_id)
);
create index shift_lead_person on shift_lead (person_id);

-- Who had a place in a shift and has it no more. What a lead enters about them without a connection is kept, too.
create table shift_departure (
  shift_id uuid not null references shift (id),
  person_id uuid not null references person (id),
  primary key (shift_id, person_id)
);

create function note_shift_departure() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into shift_departure (shift_id, person_id)
    select old.shift_id, registration.person_id from registration where registration.id = old.registration_id
    on conflict do nothing;
  return null;
end $$;
create trigger shift_place_departure after delete on shift_place
  for each row when (old.held_until is null) execute function note_shift_departure();
create trigger shift_place_exchange after update on shift_place
  for each row when (old.held_until is null and (old.shift_id <> new.shift_id or old.registration_id <> new.registration_id))
  execute function note_shift_departure();

-- What leads said of people. Entries are never changed: one that takes the place of others names them in `replaces`.
create table shift_check_in (
  -- made by the device
  id uuid primary key,
  shift_id uuid not null references shift (id),
  person_id uuid not null references person (id),
  lead_id uuid not null references person (id),
  said text not null check (said in ('here', 'absent', 'withdrawn')),
  replaces uuid[] not null,
  -- by the device's clock, which may be wrong
  said_at timestamptz not null,
  sent_at timestamptz not null,
  -- by the server's clock
  received_at timestamptz not null,
  -- when it was said, as far as the server can tell
  happened_at timestamptz not null check (happened_at <= received_at)
);
create index shift_check_in_shift on shift_check_in (shift_id);
create index shift_check_in_person on shift_check_in (person_id);

-- E-mails to the people of a shift.
create table shift_letter (
  id uuid primary key,
  shift_id uuid not null references shift (id),
  sender_id uuid not null references person (id),
  sent_at timestamptz not null,
  count integer not null check (count > 0)
);
create index shift_letter_shift on shift_letter (shift_id, sent_at);
