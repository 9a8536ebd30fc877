-- In which events somebody is registered for anything: read of everybody whose name fits, which would otherwise be looked up in
-- all participations.
alter table person add column event_ids uuid[] not null default '{}';

create function person_keep_event_ids() returns trigger language plpgsql as $$
begin
  update person set event_ids = array(
    select distinct event_id from participation
    where person_id = coalesce(new.person_id, old.person_id) and state = 'registered' order by event_id
  ) where id = coalesce(new.person_id, old.person_id);
  return null;
end $$;
create trigger participation_event_ids after insert or delete or update of state on participation
  for each row execute function person_keep_event_ids();

update person set event_ids = array(
  select distinct event_id from participation where person_id = person.id and state = 'registered' order by event_id
);

-- The words that names are made of, each once: what is nearly spelled so is looked for among them, not among everybody. A word that
-- nobody is called any longer stays, and finds nobody.
create table search_word (word text collate "C" primary key);
create index search_word_trigrams on search_word using gin (word gin_trgm_ops);

create function search_keep_words() returns trigger language plpgsql as $$
begin
  insert into search_word
  select distinct word from unnest(string_to_array(trim(new.search_name), ' ')) word where word <> '' order by word
  on conflict do nothing;
  return null;
end $$;
create trigger person_search_words after insert or update of first_name, last_name on person
  for each row execute function search_keep_words();
create trigger peloton_search_words after insert or update of name on peloton
  for each row execute function search_keep_words();
create trigger organization_search_words after insert or update of name on organization
  for each row execute function search_keep_words();

insert into search_word
select distinct word from (
  select search_name from person union all select search_name from peloton union all select search_name from organization
) named, unnest(string_to_array(trim(search_name), ' ')) word
where word <> '' on conflict do nothing;
