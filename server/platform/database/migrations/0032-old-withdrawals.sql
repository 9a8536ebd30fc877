-- The keys that were closed, to find those that can be forgotten; next to nothing beside all that was charged.
create index payment_intent_withdrawn on payment_intent (created_at) where amount = 0;
