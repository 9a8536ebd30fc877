-- As `fullNameOf` of machines/form/person-name.ts, of names as they are kept.
create function full_name(first_name text, last_name text) returns text language sql immutable strict parallel safe as $$
  select case last_name when '–' then first_name else first_name || ' ' || last_name end
$$;

-- In a list by last names, a person with one name stands under that name.
alter table person
  add column full_name text not null generated always as (public.full_name(first_name, last_name)) stored,
  add column sort_name text not null generated always as (case last_name when '–' then first_name else last_name end) stored;
drop index person_name;
create index person_name on person (sort_name, first_name);
