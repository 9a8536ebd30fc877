-- Names as they are searched: without accents, case and apostrophes, every other sign a space, one space ahead of every
-- word. What is typed goes through the same function, so the two can't fold differently. Trigrams find the beginnings of
-- words and what is nearly spelled so; the extension is a trusted one, which the owner of a database may create.
create extension if not exists pg_trgm;

-- Letters beyond Latin are named by their ranges: what counts as a letter depends on the database's locale.
create function search_fold(name text) returns text
  language sql immutable strict parallel safe as $$
  select trim(lower(translate(
    replace(replace(replace(replace(
      regexp_replace(
        regexp_replace(normalize(name, NFKD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g'),
        '[^[:alnum:]\u00c0-\u1fff\u2c00-\uffdc]+', ' ', 'g'),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'),
    'ØøŁłÐðĐđŦŧı', 'oollddddtti')))
$$;

alter table person add column search_name text not null
  generated always as (' ' || search_fold(first_name || ' ' || last_name)) stored;
create index person_search on person using gin (search_name gin_trgm_ops);

alter table peloton add column search_name text not null
  generated always as (' ' || search_fold(name)) stored;
create index peloton_search on peloton using gin (search_name gin_trgm_ops);
