-- How far the charge is that is due: refused so often, tried again on that day. `next_on` stays the day it fell due.
alter table recurring_gift
  add column refused_count integer not null default 0 check (refused_count >= 0),
  add column retry_on date,
  add column pause_reason text check (pause_reason in ('charge-refused', 'recipient-closed')),
  add check (state = 'active' or retry_on is null);

-- A charge of a monthly gift after its first: which gift it belongs to, and the day it fell due.
alter table donation_attempt
  add column recurring_gift_id uuid references recurring_gift (id),
  add column due_on date,
  add check ((recurring_gift_id is null) = (due_on is null));
