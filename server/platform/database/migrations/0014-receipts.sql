-- What a receipt is filed under, and when donor, recipient and family were written to: a job that is run twice writes once.
alter table donation
  add column receipt_number bigint generated always as identity,
  add column told_at timestamptz;

create table mail_attachment (
  mail_id uuid not null references mail_outbox (id) on delete cascade,
  position integer not null,
  file_name text not null,
  content_type text not null,
  content bytea not null,
  primary key (mail_id, position)
);
