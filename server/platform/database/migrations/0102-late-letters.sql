-- Letters of donations that came too many for their address in one day. A row goes as its letter is written.
create table late_letter (
  donation_id uuid not null references donation (id) on delete cascade,
  kind text not null check (kind in ('donation-receipt', 'donation-tribute')),
  primary key (donation_id, kind)
);
