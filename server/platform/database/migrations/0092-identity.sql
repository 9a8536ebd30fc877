-- What the local identity provider remembers. In production the provider is Azure AD B2C and these tables stay empty.
create table identity_account (
  oid uuid primary key,
  email text not null,
  -- scrypt$N$r$p$salt$hash, salt and hash in base64url
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null
);
create unique index identity_account_email on identity_account (lower(email));

-- Sessions, codes, grants and tokens of oidc-provider. The key begins with the policy, so that policies never meet.
-- Expiry follows the machine's clock, as the tokens themselves do: a browser measures them by its own.
create table identity_record (
  key text primary key,
  payload jsonb not null,
  account_id text,
  grant_key text,
  uid_key text,
  expires_at timestamptz
);
create index identity_record_grant on identity_record (grant_key) where grant_key is not null;
create index identity_record_uid on identity_record (uid_key) where uid_key is not null;
create index identity_record_account on identity_record (account_id) where account_id is not null;
create index identity_record_expiry on identity_record (expires_at);

-- One signing key, made at the first start and kept, so that a restart signs nobody out.
create table identity_key (
  id integer primary key check (id = 1),
  private_jwk jsonb not null,
  created_at timestamptz not null
);

-- Where a sign-up stands: one row for each interaction in which a code was sent.
create table identity_sign_up (
  interaction_id text primary key,
  email text not null,
  code_hash text not null,
  attempts integer not null default 0,
  sent_at timestamptz not null,
  verified_at timestamptz
);
