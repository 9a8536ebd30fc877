-- PostgreSQL looks for a table among the temporary tables of a session first. A role that may make temporary tables could make a
-- `ledger_entry` of its own, and the checks of the ledger looked there. These functions now look in the schema first. The loop finds
-- them by name, so that none is forgotten.
do $$ declare guard regprocedure; begin
  for guard in
    select oid from pg_proc where pronamespace = 'public'::regnamespace and proname ~ '^(ledger|withh)'
  loop
    execute format('alter function %s set search_path = pg_catalog, public, pg_temp', guard);
  end loop;
end $$;
