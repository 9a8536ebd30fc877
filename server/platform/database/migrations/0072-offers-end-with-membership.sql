-- A standing offer is for those somebody rides with. Whoever goes, or is removed, takes it with them to nobody: in the next peloton it
-- would move their money to people they never offered it to.
create function end_standing_offer() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from standing_offer where event_id = old.event_id and person_id = old.person_id;
  return null;
end $$;
create trigger peloton_member_ends_offer after delete on peloton_member
  for each row execute function end_standing_offer();

-- Offers of people who left before this.
delete from standing_offer offer where not exists (
  select from peloton_member member where member.event_id = offer.event_id and member.person_id = offer.person_id
);
