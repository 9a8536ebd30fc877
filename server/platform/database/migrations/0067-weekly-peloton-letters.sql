-- Which Monday's letter about a peloton was written: once, however many processes look. The next one tells what changed since.
create table peloton_weekly_letter (
  peloton_id uuid not null references peloton (id),
  event_id uuid not null references event (id),
  monday date not null,
  primary key (peloton_id, event_id, monday)
);
