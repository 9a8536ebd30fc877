-- Stories become JSON, as openapi/story.yaml has them: what was plain text becomes paragraphs, which blank lines part.
create function story_paragraphs(plain text) returns jsonb language sql immutable as $$
  select jsonb_agg(
    jsonb_build_object('type', 'paragraph', 'spans', jsonb_build_array(jsonb_build_object('text', part)))
    order by place
  )
  from (
    select place, btrim(raw, E' \t\r\n') as part
    from regexp_split_to_table(replace(plain, E'\r\n', E'\n'), E'\n[ \t]*\n\\s*') with ordinality as piece (raw, place)
  ) parts
  where part <> ''
$$;

alter table person alter column story type jsonb using story_paragraphs(story);
alter table peloton alter column story type jsonb using story_paragraphs(story);
alter table person add constraint person_story_blocks check (jsonb_typeof(story) = 'array');
alter table peloton add constraint peloton_story_blocks check (jsonb_typeof(story) = 'array');

drop function story_paragraphs(text);
