-- The session of a donor-advised fund's window that a gift is granted by. Chariot knows a grant by it, and no order id of ours; one
-- session is good for one gift.
alter table payment_intent add column grant_session text;
create unique index payment_intent_grant_session on payment_intent (grant_session) where grant_session is not null;
