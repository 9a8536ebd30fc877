-- The address that a person is written to is theirs to change, with a code that is mailed to the new one.

-- The address that the person signed up with, once they are written to at another. Null as long as it is `email_address`.
alter table person add column sign_in_address text;
create index person_email_address on person (lower(email_address));
create index person_sign_in_address on person (lower(coalesce(sign_in_address, email_address)));

-- One row a person: a second request replaces the first.
create table contact_address_change (
  person_id uuid primary key references person (id) on delete cascade,
  -- New with each code.
  id uuid not null unique,
  email_address text not null,
  code_hash text not null,
  attempts integer not null default 0,
  sent_at timestamptz not null
);
create index contact_address_change_sent on contact_address_change (sent_at);
