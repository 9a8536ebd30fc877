-- The year of the event in whose accounts a charge is booked, so that a return can be booked without knowing what was paid for. Only a
-- key that was closed unused has none.
alter table payment_intent add column event_year integer;
alter table payment_intent alter column event_year set statistics 20;

update payment_intent intent set event_year = event.year
from donation_attempt attempt join event on event.id = attempt.event_id
where intent.purpose = 'donation' and attempt.intent_id = intent.id;
update payment_intent intent set event_year = event.year
from registration join event on event.id = registration.event_id
where intent.purpose = 'registration-fee' and registration.id::text = intent.reference;
update payment_intent intent set event_year = event.year
from event where intent.purpose = 'commitment-shortfall' and event.id::text = split_part(intent.reference, ':', 1);

-- A server of an earlier version that is still running writes intents without a year. They belong to the event of that moment.
create function payment_intent_year() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.event_year := (select year from event where is_current);
  return new;
end $$;
create trigger payment_intent_year before insert on payment_intent
  for each row when (new.event_year is null and new.amount > 0) execute function payment_intent_year();

-- One job asks the gateway about every open intent, and one gives back every orphaned charge. Both find the purpose by the intent.
update job set kind = 'charge-reconcile' where kind in ('donation-reconcile', 'registration-fee-reconcile');
update job set kind = 'orphaned-charge'
where kind in ('donation-late-charge', 'registration-fee-late-charge', 'commitment-late-charge');
