-- A shift is the time from `starts_at` to `ends_at`, without its end: so it may cross midnight, or a change of the clocks. The day and
-- the local times follow from these in the event's zone, and are stored so that nothing can contradict them.
alter table shift
  add column starts_at timestamptz,
  add column ends_at timestamptz;

-- A shift that ended before it began ended on the day after.
update shift set
  starts_at = (day + start_time::time) at time zone 'America/New_York',
  ends_at = (day + end_time::time + case when end_time <= start_time then interval '1 day' else interval '0' end)
    at time zone 'America/New_York';

alter table shift
  alter column starts_at set not null,
  alter column ends_at set not null,
  add constraint shift_ends_after_start check (starts_at < ends_at),
  drop column day,
  drop column start_time,
  drop column end_time;
alter table shift
  add column day date not null generated always as ((starts_at at time zone 'America/New_York')::date) stored,
  add column start_time text not null
    generated always as (substr((starts_at at time zone 'America/New_York')::time::text, 1, 5)) stored,
  add column end_time text not null
    generated always as (substr((ends_at at time zone 'America/New_York')::time::text, 1, 5)) stored;
create index shift_event on shift (event_id, starts_at);
