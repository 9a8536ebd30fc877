-- When somebody asked the leads of a shift to take them off it: too late to give the place back alone.
alter table shift_place add column leave_requested_at timestamptz;
-- How often the leads were told of a request or that it doesn't hold any more.
alter table shift_place add column leave_notices integer not null default 0;
