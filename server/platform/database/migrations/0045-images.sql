-- Files that the server keeps for pages, where no other store is set. A file never changes: its name holds its content's hash.
create table stored_file (
  name text primary key,
  body bytea not null,
  stored_at timestamptz not null
);
-- Pictures are compressed already.
alter table stored_file alter column body set storage external;

-- An image that a page shows, or showed until lately. A page's column has its address; nothing else says whether it is in use.
create table image (
  id uuid primary key,
  person_id uuid references person (id) on delete set null,
  peloton_id uuid references peloton (id) on delete set null,
  kind text not null check (kind in ('profile', 'cover')),
  address text not null unique,
  files text[] not null,
  -- Until then it is not removed, whether a page shows it or not.
  keep_until timestamptz not null,
  created_at timestamptz not null,
  check (num_nonnulls(person_id, peloton_id) <= 1)
);
create index image_keep_until on image (keep_until);
create index image_person on image (person_id);
create index image_peloton on image (peloton_id);

-- Uploads of the last hour, which are counted whether an image came of them or not.
create table image_upload (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  uploaded_at timestamptz not null
);
create index image_upload_person on image_upload (person_id, uploaded_at);
