-- How often somebody gave up a place in a shift: a calendar takes the entry with the higher number, and each time may be in one.
alter table shift_departure add column times integer not null default 1 check (times > 0);

create or replace function note_shift_departure() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into shift_departure (shift_id, person_id)
    select old.shift_id, registration.person_id from registration where registration.id = old.registration_id
    on conflict (shift_id, person_id) do update set times = shift_departure.times + 1;
  return null;
end $$;
