-- People who wait for a place of a shift or of a route, in order of arrival (`id`). An entry is open until `ended_at`. One that has
-- been offered a place keeps it from everybody else until `offered_until`.
create table waiting_list_entry (
  id bigint generated always as identity primary key,
  subject_kind text not null check (subject_kind in ('shift', 'route')),
  subject_id uuid not null,
  person_id uuid not null references person (id),
  joined_at timestamptz not null,
  offered_at timestamptz,
  offered_until timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('accepted', 'left', 'expired', 'closed')),
  check ((offered_at is null) = (offered_until is null)),
  check ((ended_at is null) = (ended_as is null)),
  check (offered_at < offered_until)
);
create unique index waiting_list_once on waiting_list_entry (subject_kind, subject_id, person_id) where ended_at is null;
create index waiting_list_order on waiting_list_entry (subject_kind, subject_id, id) where ended_at is null;
create index waiting_list_person on waiting_list_entry (person_id);
