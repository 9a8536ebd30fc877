-- One job asks the gateway about every open intent, and one gives back every orphaned charge. Both find the purpose by the intent.
update job set kind = 'charge-reconcile' where kind in ('donation-reconcile', 'registration-fee-reconcile');
update job set kind = 'orphaned-charge'
where kind in ('donation-late-charge', 'registration-fee-late-charge', 'commitment-late-charge');

-- The year of the event in whose accounts a charge is booked, so that a return can be booked without knowing what was paid for.
alter table payment_intent add column event_year integer;
update payment_intent intent set event_year = event.year
from donation_attempt attempt join event on event.id = attempt.event_id
where intent.purpose = 'donation' and attempt.intent_id = intent.id;
update payment_intent intent set event_year = event.year
from registration join event on event.id = registration.event_id
where intent.purpose = 'registration-fee' and registration.id::text = intent.reference;
update payment_intent intent set event_year = event.year
from event where intent.purpose = 'commitment-shortfall' and event.id::text = split_part(intent.reference, ':', 1);
