-- The letters with codes of a day are counted for each that is asked for: among all letters they are few.
create index mail_outbox_address_code on mail_outbox (created_at) where kind = 'contact-address-code';
