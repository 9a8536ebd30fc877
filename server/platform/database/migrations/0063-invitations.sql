-- The key of all processes on this database: addresses are kept as its digests only, and the links that stop invitations are sealed by it.
create table invitation_key (
  only_row boolean primary key default true check (only_row),
  secret text not null
);

-- A peloton's invitations of a day are counted for each request.
create index peloton_invitation_day on peloton_invitation (peloton_id, invited_at);

-- Whom such a letter went to, and what it said, is deleted once it is handed over.
alter table mail_outbox add column is_emptied_once_sent boolean not null default false;

create index group_code_peloton on group_code (peloton_id, starts_at);
