-- The items of a batch as rows. The plan of a prepared statement is made for all batches; as for a single item, each table is then
-- looked into by its keys. By itself PostgreSQL takes a list for a hundred rows, and would read whole tables for them.
create function batch_items(items jsonb) returns setof jsonb language sql immutable strict parallel safe rows 1
  as 'select jsonb_array_elements(items)';
