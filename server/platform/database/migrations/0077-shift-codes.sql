-- What somebody sends to their friends, to bring them into a shift of theirs. A code gives no place.
create table shift_code (
  code text primary key,
  shift_id uuid not null references shift (id),
  person_id uuid not null references person (id),
  created_at timestamptz not null,
  unique (shift_id, person_id)
);
create index shift_code_person on shift_code (person_id);
