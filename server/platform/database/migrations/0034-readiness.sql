-- Written by GET /api/ready: a process is ready only while a write is committed in time.
create table readiness (
  id boolean primary key default true check (id),
  written_at timestamptz not null
);
