-- The unique index by purpose, reference and key finds by purpose and reference as well, and every gift writes one index less, twice.
drop index payment_intent_reference;
