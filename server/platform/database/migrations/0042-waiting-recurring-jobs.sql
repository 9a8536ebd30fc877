-- Migration 0040 renamed the kinds of waiting jobs, but not the id inside them, nor the operations whose answers are kept for repeated
-- requests. Jobs that failed since then are tried again at once.
update job
set payload = payload - 'giftId' || jsonb_build_object('donationId', payload -> 'giftId'),
  state = 'waiting', attempts = 0, last_error = null, finished_at = null, leased_until = null
where kind like 'recurring-donation-%' and payload ? 'giftId' and state <> 'done';

update idempotency_record set operation = replace(operation, 'RecurringGift', 'RecurringDonation')
where operation in ('updateRecurringGift', 'cancelRecurringGift');
