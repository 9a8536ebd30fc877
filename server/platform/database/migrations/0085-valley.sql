-- Places of an event's valley. Shifts name them by their location; nothing here says who helps.
create table valley_place (
  id uuid primary key,
  event_id uuid not null references event (id),
  name text not null,
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  -- feet above sea level
  elevation integer not null,
  unique (event_id, name)
);

-- Where a course starts, rests, crosses a pass, sleeps and ends, in miles from its start.
create table route_stop (
  route_id uuid not null references route (id),
  place_id uuid not null references valley_place (id),
  mile numeric(5, 1) not null check (mile >= 0),
  kind text not null check (kind in ('start', 'stop', 'pass', 'night', 'finish')),
  primary key (route_id, mile, kind)
);

-- [{"mile": 0, "name": "Mill Street"}, …]: the road that a course is on from that mile onward
alter table route add column roads jsonb not null default '[]';
