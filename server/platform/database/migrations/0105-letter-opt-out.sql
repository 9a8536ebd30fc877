-- Who stops our letters stops all that other people ask us to send, not only invitations.
alter table invitation_opt_out rename to letter_opt_out;
