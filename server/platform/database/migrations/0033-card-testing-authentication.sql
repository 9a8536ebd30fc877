-- What a try is counted by from now on: whether its donor has a history here, and whether the card's owner authenticated it.
alter table donation_signal
  add column is_known boolean not null default false,
  add column is_authenticated boolean not null default false;
-- The table fills while many give, so a small sample is enough (0029).
alter table donation_signal
  alter column is_known set statistics 20,
  alter column is_authenticated set statistics 20;
drop index donation_signal_stranger;
alter table donation_signal drop column is_signed_in;
-- `unconfirmed`: an authentication was claimed that is not there, so the gateway was never asked for a charge.
alter table donation_signal drop constraint donation_signal_outcome_check;
alter table donation_signal add constraint donation_signal_outcome_check
  check (outcome in ('open', 'charged', 'declined', 'failed', 'unconfirmed'));
-- The site's last tries by people without a history.
create index donation_signal_stranger on donation_signal (is_authenticated, occurred_at)
  where not is_known and outcome <> 'unconfirmed';
