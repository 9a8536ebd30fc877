-- An organization that isn't listed would be told by its words: whoever types one nearly right would find nobody, where before
-- they found somebody called alike.
drop trigger organization_search_words on organization;
create trigger organization_search_words after insert or update of name, is_listed on organization for each row
  when (new.is_listed)
  execute function search_keep_words();

with words as (
  select is_told, word from (
    select true as is_told, search_name from person union all select true, search_name from peloton
    union all select is_listed, search_name from organization
  ) named, unnest(string_to_array(trim(search_name), ' ')) word
)
delete from search_word
where word in (select word from words where not is_told) and word not in (select word from words where is_told);
