-- Locks a transaction of the ledger for those who count what was taken back from it. `select … for update` asks for the right to update,
-- which the application's role doesn't have on the ledger; the function has its owner's rights, and can do nothing but lock.
create function ledger_lock_transaction(locked uuid) returns void language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from public.ledger_transaction where id = locked for update;
end $$;
revoke execute on function ledger_lock_transaction(uuid) from public;
