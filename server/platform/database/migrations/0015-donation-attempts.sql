-- What keeps a gift from being sent twice is decided by indexes: the attempt's key, and what makes two gifts alike (who, for whom,
-- how much, how often) as long as nobody knows what became of the first.
alter table donation_attempt
  add column attempt_key uuid unique,
  add column likeness text,
  add column is_open boolean not null default true,
  -- whether the method goes into the donor’s wallet once it was charged
  add column keep_method boolean not null default false,
  -- what the donor was told when it was refused
  add column decline_detail text,
  -- An organization that is named for the first time is made with its first gift, not with an attempt.
  drop constraint donation_attempt_check3;
create unique index donation_attempt_open on donation_attempt (likeness) where is_open;
create index donation_attempt_likeness on donation_attempt (likeness, created_at);

-- The same name, however it is written, is the same organization.
create unique index organization_name on organization (search_name) where search_name <> ' ';
