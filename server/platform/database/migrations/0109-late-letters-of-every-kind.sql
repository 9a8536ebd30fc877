-- Any letter can come too many for its address in one day, not only one of a donation. Its kind says what `reference` is an id of.
alter table late_letter drop constraint late_letter_donation_id_fkey;
alter table late_letter drop constraint late_letter_kind_check;
alter table late_letter rename column donation_id to reference;
update job set kind = payload ->> 'kind' || '-late', payload = jsonb_build_object('reference', payload ->> 'donationId')
  where kind = 'donation-late-letter';
