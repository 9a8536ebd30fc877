-- A request also ends as the sub-peloton joins another super-peloton. Nobody took it back then, so nobody waits to ask again.
alter table peloton_family_request drop constraint peloton_family_request_state_check;
alter table peloton_family_request add constraint peloton_family_request_state_check
  check (state in ('open', 'agreed', 'declined', 'withdrawn', 'superseded'));

-- What two pelotons asked each other lately.
create index peloton_family_request_pair on peloton_family_request (child_id, parent_id, asked_by, decided_at desc);
