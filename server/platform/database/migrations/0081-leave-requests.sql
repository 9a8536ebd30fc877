-- When somebody asked the leads of a shift to take them off it: too late to give the place back alone.
alter table shift_place add column leave_requested_at timestamptz;
