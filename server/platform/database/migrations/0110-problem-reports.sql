-- Masked records of faults, as people send them. A report belongs to nobody: it has no person, address or token. Only the newest are kept.
create table problem_report (
  id bigint generated always as identity primary key,
  -- what a person can name when they write about the problem
  number text not null unique,
  received_at timestamptz not null,
  -- the trace-identifier of the request that stored it
  trace text not null,
  -- the contract's ReplayBundle
  bundle jsonb not null
);
create index problem_report_received on problem_report (received_at);
