-- The one definition of "raised". Each row is an entry that moves a recipient's total: whose total, of which event year, in which part,
-- by how many cents. A total is `sum(raised)` over them. `recipient_total` is exact: the recipient sees it, and every decision about
-- money reads it. `public_recipient_total` is for everybody else: amounts that donors hide are withheld from it (decision 29). A total
-- can be below zero for a while, because a refund can follow a fund share.
-- The views don't group. The planner dissolves such a view in the query of its reader, and each filter reaches an index; a view with
-- `group by` made reads of one recipient about 1.2 times as long. The loop makes both of one text, so they differ in their entries alone.
do $$ declare named record; begin
  for named in
    select * from (values ('recipient_total', 'ledger_entry'), ('public_recipient_total', 'public_entry')) made (total, entries)
  loop
    execute format($view$
      create view %I as
      select account.owner_type, account.owner_id, account.event_year, entry.part,
        -- A credit is below zero in the ledger.
        -entry.amount as raised
      from ledger_account account join %I entry on entry.account_id = account.id
      where account.kind = 'recipient'
    $view$, named.total, named.entries);
  end loop;
end $$;
