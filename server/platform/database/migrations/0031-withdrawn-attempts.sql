-- A key that is closed before anything was sent under it: an intent that asks for nothing, in the same unique index as the one that
-- a late request would write, so that of the two there is one.
alter table payment_intent
  drop constraint payment_intent_amount_check,
  add constraint payment_intent_amount_check
    check (amount > 0 or (amount = 0 and state = 'declined' and decline_reason = 'withdrawn'));
