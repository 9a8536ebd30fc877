-- The local provider's other ways in (Google and Facebook, played by a stand-in), its lock against guessing, and what
-- /sandbox can make of an account.
alter table identity_account
  -- Facebook has accounts without an address; only who signs in by e-mail has a password here.
  alter column email drop not null,
  alter column password_hash drop not null,
  add column method text not null default 'email' check (method in ('email', 'google', 'facebook')),
  add column has_consented boolean not null default true,
  -- wrong passwords since the last right one or the last lock, and locks since the last right one
  add column failed_attempts integer not null default 0,
  add column lock_count integer not null default 0,
  add column locked_until timestamptz,
  add column claims text not null default 'whole'
    check (claims in ('whole', 'without-email', 'without-oid', 'unknown-policy')),
  add check (method <> 'email' or (email is not null and password_hash is not null));
drop index identity_account_email;
-- One address may have an account of each kind: they are different people as far as the provider knows.
create unique index identity_account_email on identity_account (method, lower(email));

-- Codes by mail confirm addresses for new passwords, too.
alter table identity_sign_up rename to identity_code;

-- Until when a person's tokens are refused though they have not run out: seconds since 1970, the second included.
create table identity_end (
  oid text primary key,
  ended_at bigint not null
);
