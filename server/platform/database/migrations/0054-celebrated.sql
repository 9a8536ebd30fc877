-- The highest goal or commitment, in cents, whose celebration the person saw. A higher one is celebrated anew.
alter table fundraising add column celebrated bigint not null default 0 check (celebrated >= 0);

update fundraising set celebrated = greatest(goal, coalesce((
  select sum(commitment) from participation
  where participation.person_id = fundraising.person_id and participation.event_id = fundraising.event_id
    and kind = 'Rider' and state = 'registered'
), 0)) where seen_success;
