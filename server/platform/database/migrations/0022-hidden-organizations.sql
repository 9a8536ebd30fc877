-- An organization is known by its gifts: as long as all of them were anonymous, whoever found it would have found who gave.
alter table organization add column is_listed boolean not null default true;

create or replace function search_enter_organization() returns trigger language plpgsql as $$
begin
  perform search_enter('Organization', new.id, new.search_name, case when new.is_listed then array[null::uuid] end);
  return null;
end $$;
drop trigger organization_search_entries on organization;
create trigger organization_first_search_entries after insert on organization for each row
  when (new.is_listed)
  execute function search_enter_organization();
create trigger organization_search_entries after update on organization for each row
  when (old.search_name <> new.search_name or old.is_listed <> new.is_listed)
  execute function search_enter_organization();

update organization set is_listed = false
where exists (select from donation where organization_id = organization.id)
  and not exists (select from donation where organization_id = organization.id and not is_anonymous);
