-- `revision` counts what the organization changed of a shift: a calendar takes the file with the higher one.
alter table shift
  add column revision integer not null default 0,
  add column cancelled_at timestamptz;

-- Until when somebody says that they still come, after their shift was moved; null where there is nothing to confirm.
alter table shift_place add column confirm_until timestamptz;
create index shift_place_registration on shift_place (registration_id);

-- Whether the others in a volunteer's shifts see their first name.
alter table participation add column shows_name_in_shifts boolean not null default false;
