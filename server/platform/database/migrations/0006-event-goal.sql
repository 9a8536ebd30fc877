-- What everyone together means to raise, in cents; an event may be announced before it is set.
alter table event add column goal bigint check (goal > 0);
