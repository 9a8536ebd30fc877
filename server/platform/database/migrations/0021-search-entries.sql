-- Every word of every name that can be found, with the name: whoever has a word that begins so is read from the index alone,
-- in one stretch of it, however many they are. A person stands here once for each event that they take part in; what belongs to
-- no event has none.
create table search_entry (
  type text not null check (type in ('User', 'Peloton', 'Organization')),
  subject_id uuid not null,
  event_id uuid,
  word text collate "C" not null,
  -- Where the word's space stands in the name, from 1: of one name's words that fit, the first is the one that is taken.
  place integer not null,
  search_name text collate "C" not null
);
create index search_entry_word on search_entry (type, event_id, word) include (place, subject_id, search_name);
create index search_entry_subject on search_entry (subject_id);

create function search_enter(kind text, subject uuid, name text, events uuid[]) returns void language sql as $$
  delete from search_entry where subject_id = subject;
  insert into search_entry (type, subject_id, event_id, word, place, search_name)
  select kind, subject, event, word, 1 + coalesce(sum(length(word) + 1) over before, 0), name
  from unnest(events) event, unnest(string_to_array(trim(name), ' ')) with ordinality named (word, number)
  window before as (partition by event order by number rows between unbounded preceding and 1 preceding);
$$;

create function search_enter_person() returns trigger language plpgsql as $$
begin
  perform search_enter('User', new.id, new.search_name, new.event_ids);
  return null;
end $$;
create trigger person_search_entries after update on person for each row
  when (old.search_name <> new.search_name or old.event_ids <> new.event_ids)
  execute function search_enter_person();
-- Hardly anybody takes part in anything before they are there.
create trigger person_first_search_entries after insert on person for each row
  when (new.event_ids <> '{}')
  execute function search_enter_person();

create function search_enter_peloton() returns trigger language plpgsql as $$
begin
  perform search_enter('Peloton', new.id, new.search_name, case when new.is_active then array[null::uuid] end);
  return null;
end $$;
create trigger peloton_search_entries after insert or update of name, is_active on peloton
  for each row execute function search_enter_peloton();

create function search_enter_organization() returns trigger language plpgsql as $$
begin
  perform search_enter('Organization', new.id, new.search_name, array[null::uuid]);
  return null;
end $$;
create trigger organization_search_entries after insert or update of name on organization
  for each row execute function search_enter_organization();

create function search_forget() returns trigger language plpgsql as $$
begin
  delete from search_entry where subject_id = old.id;
  return null;
end $$;
create trigger person_search_forget after delete on person for each row execute function search_forget();
create trigger peloton_search_forget after delete on peloton for each row execute function search_forget();
create trigger organization_search_forget after delete on organization for each row execute function search_forget();

do $$
begin
  perform search_enter('User', id, search_name, event_ids) from person where event_ids <> '{}';
  perform search_enter('Peloton', id, search_name, array[null::uuid]) from peloton where is_active;
  perform search_enter('Organization', id, search_name, array[null::uuid]) from organization;
end $$;

drop index person_search, peloton_search, organization_search;
