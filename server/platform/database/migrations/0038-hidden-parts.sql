-- A hidden donation that went back showed its amount as `refunded`, and the charge of a shortfall was what the hidden donations left
-- of the commitment (decision 29). Both are kept from the public totals until they can join them with others.

-- The shortfall of a commitment, and what is taken back of it, belong to no donation.
alter table withheld_entry alter column donation_id drop not null;

-- In public totals, money of a hidden donation that goes back, or comes again, is in the part that the donation is in. Two rows of each
-- such entry: one takes it out of its part, one adds it to the other. Together they are nothing, so no total moves.
create table folded_entry (
  entry_id bigint not null references ledger_entry (id),
  account_id uuid not null references ledger_account (id),
  part text not null,
  amount bigint not null,
  primary key (entry_id, part)
);
create index folded_entry_account on folded_entry (account_id, part) include (amount);

-- What is withheld is withheld from the part that it shows in.
create or replace view public_entry as
  select account_id, part, amount from ledger_entry
  union all
  select account_id, part, -amount from withheld_entry
  union all
  select account_id, part, amount from folded_entry;

create index public_release_account on public_release (account_id, released_at);

-- Withholds what a transaction takes back of another one, and shows it in the part that it is taken from.
create function withhold_taking(taking uuid, first uuid, donation uuid) returns void language sql as $$
  with taken as (
    select distinct on (entry.id) entry.id, entry.account_id, entry.amount, entry.part, given.part as shown_part
    from ledger_entry entry
    join ledger_entry given on given.transaction_id = first and given.account_id = entry.account_id and given.part is not null
    where entry.transaction_id = taking and entry.part is not null
    order by entry.id, given.id
  ),
  folded as (
    insert into folded_entry (entry_id, account_id, part, amount)
    select id, account_id, part, -amount from taken where part <> shown_part
    union all
    select id, account_id, shown_part, amount from taken where part <> shown_part
    on conflict do nothing
  )
  insert into withheld_entry (entry_id, account_id, donation_id, part, amount)
  select id, account_id, donation, shown_part, amount from taken
  on conflict do nothing
$$;

-- As before, and of a shortfall that others' hidden amounts may be worked out from.
create or replace function withhold_correction() returns trigger language plpgsql as $$
begin
  perform withhold_taking(new.id, first.id, donation.id) from ledger_transaction first
  left join donation on not donation.is_amount_visible and donation.id = case when first.kind in ('gift', 'cheque')
    and first.reference ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$' then first.reference::uuid end
  where first.id = coalesce(new.corrects_id, new.reverses_id) and (
    donation.id is not null
    or (first.kind = 'commitment-shortfall' and exists (
      select from ledger_entry entry where entry.transaction_id = first.id and entry.part is not null and (
        exists (select from withheld_entry where account_id = entry.account_id)
        or exists (select from public_release where account_id = entry.account_id)
      )
    ))
  );
  return null;
end $$;

-- The charge is worked out from the exact total, so it is the commitment less the hidden amounts. These may be released between the
-- moment at which the shortfall is counted and the moment at which its charge is booked; the minute is for a release that was under way.
create function withhold_shortfall() returns trigger language plpgsql as $$
begin
  insert into withheld_entry (entry_id, account_id, part, amount)
  select entry.id, entry.account_id, entry.part, entry.amount from ledger_entry entry
  where entry.transaction_id = new.id and entry.part is not null and (
    exists (select from withheld_entry where account_id = entry.account_id)
    or exists (
      select from public_release released
      join payment_intent intent on intent.id = case
        when new.reference ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$' then new.reference::uuid end
      where released.account_id = entry.account_id and released.released_at >= intent.created_at - interval '1 minute'
    )
  );
  return null;
end $$;
create constraint trigger shortfall_withheld after insert on ledger_transaction deferrable initially deferred
  for each row when (new.kind = 'commitment-shortfall') execute function withhold_shortfall();

-- What was taken back of hidden donations before this.
with taken as (
  select distinct on (entry.id) entry.id, entry.account_id, entry.amount, entry.part, given.part as shown_part
  from donation
  join ledger_transaction first on first.kind in ('gift', 'cheque') and first.reference = donation.id::text
  join ledger_transaction taking on taking.corrects_id = first.id or taking.reverses_id = first.id
  join ledger_entry entry on entry.transaction_id = taking.id and entry.part is not null
  join ledger_entry given on given.transaction_id = first.id and given.account_id = entry.account_id and given.part is not null
  where not donation.is_amount_visible
  order by entry.id, given.id
),
withheld as (
  update withheld_entry set part = taken.shown_part from taken where withheld_entry.entry_id = taken.id
)
insert into folded_entry (entry_id, account_id, part, amount)
select id, account_id, part, -amount from taken where part <> shown_part
union all
select id, account_id, shown_part, amount from taken where part <> shown_part;
