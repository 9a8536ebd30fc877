-- A closed account. Its row stays, because donations, postings and the logbook refer to it, and holds nothing of the person.
alter table person add column closed_at timestamptz;
create index person_closed on person (id) where closed_at is not null;

-- Sessions of a closed account that may still be open on some device: tokens of that id which were issued before are refused. The id is
-- kept as a digest, and a week. The times are those of the machines that issue tokens, not of the product's clock.
create table ended_session (
  oid_digest text primary key,
  ended_at timestamptz not null default now()
);

-- A request that was under way as its account closed writes nothing into the account. `for key share` waits for the closing, which
-- changes a key of the row.
create function person_refuse_closed() returns trigger language plpgsql as $$
declare
  closed timestamptz;
begin
  select closed_at into closed from person
  where id = (to_jsonb(new) ->> tg_argv[0])::uuid for key share;
  if closed is not null then
    raise exception 'The account is closed.' using errcode = 'PC001';
  end if;
  return new;
end $$;

create function person_stay_closed() returns trigger language plpgsql as $$
begin
  raise exception 'The account is closed.' using errcode = 'PC001';
end $$;
create trigger person_stay_closed before update on person for each row
  when (old.closed_at is not null) execute function person_stay_closed();

create trigger registration_refuse_closed before insert on registration
  for each row execute function person_refuse_closed('person_id');
create trigger participation_refuse_closed before insert on participation
  for each row execute function person_refuse_closed('person_id');
create trigger peloton_member_refuse_closed before insert on peloton_member
  for each row execute function person_refuse_closed('person_id');
create trigger peloton_request_refuse_closed before insert on peloton_request
  for each row execute function person_refuse_closed('person_id');
create trigger captaincy_offer_refuse_closed before insert on captaincy_offer
  for each row execute function person_refuse_closed('offered_to');
create trigger recurring_donation_refuse_closed before insert on recurring_donation
  for each row when (new.donor_person_id is not null) execute function person_refuse_closed('donor_person_id');
create trigger saved_payment_method_refuse_closed before insert on saved_payment_method
  for each row execute function person_refuse_closed('person_id');
create trigger contact_address_change_refuse_closed before insert on contact_address_change
  for each row execute function person_refuse_closed('person_id');
create trigger activity_goal_refuse_closed before insert on activity_goal
  for each row execute function person_refuse_closed('person_id');
create trigger image_refuse_closed before insert on image
  for each row when (new.person_id is not null) execute function person_refuse_closed('person_id');
