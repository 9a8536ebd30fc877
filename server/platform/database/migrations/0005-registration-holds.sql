-- Since when a registration in progress keeps places from others, so that saving again and again doesn't keep them for ever.
alter table registration add column held_since timestamptz;
