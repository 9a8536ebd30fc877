-- A letter to an address that is not to be kept, which no mail server takes: it is given up, and emptied.
alter table mail_outbox drop constraint mail_outbox_state_check;
alter table mail_outbox add constraint mail_outbox_state_check check (state in ('waiting', 'sent', 'undelivered'));
