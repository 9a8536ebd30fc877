-- What is remembered for a day of each try to give, so that cards aren't tried out here: by whom, as far as that can be told, and
-- how it ended. Addresses and cards only as a keyed digest: with the key gone nobody can tell whose they were.
create table donation_signal (
  intent_id uuid primary key,
  -- none where it tells nobody apart, such as a proxy’s
  address text,
  device uuid,
  -- whoever is signed in, or the e-mail address that was typed, digested
  donor text not null,
  email_domain text not null,
  -- the gateway's name of the card, digested, once it has answered
  card text,
  amount bigint not null,
  is_signed_in boolean not null,
  -- whether it was let through for the work that was done
  is_proven boolean not null,
  -- `failed`: for a reason that isn't the card's, such as a gateway that is down
  outcome text not null default 'open' check (outcome in ('open', 'charged', 'declined', 'failed')),
  occurred_at timestamptz not null
);
create index donation_signal_address on donation_signal (address, occurred_at) where address is not null;
create index donation_signal_device on donation_signal (device, occurred_at) where device is not null;
create index donation_signal_donor on donation_signal (donor, occurred_at);
create index donation_signal_domain on donation_signal (email_domain, occurred_at);
create index donation_signal_card on donation_signal (card, occurred_at) where card is not null;
-- The site's last tries by strangers.
create index donation_signal_stranger on donation_signal (is_proven, occurred_at) where not is_signed_in;
create index donation_signal_time on donation_signal (occurred_at);

-- The key of all processes on this database.
create table card_testing_key (
  only_row boolean primary key default true check (only_row),
  secret text not null
);
