-- The sandbox's event log: what was seen, by nobody in particular. Only the newest are kept.
create table sighting (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('page', 'virtual', 'outbound')),
  -- the page's path; for a link out, where it leads
  address text not null,
  title text,
  seen_at timestamptz not null
);
