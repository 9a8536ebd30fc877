-- A request to join is a record of its own: asked once, decided once, and kept. Whoever is in a peloton is in `peloton_member`.
create table peloton_request (
  id uuid primary key default gen_random_uuid(),
  peloton_id uuid not null references peloton (id),
  event_id uuid not null references event (id),
  person_id uuid not null references person (id),
  message text check (length(message) between 1 and 500),
  -- `settled`: the person came in another way, such as by a group code
  state text not null default 'open'
    check (state in ('open', 'approved', 'rejected', 'withdrawn', 'expired', 'settled')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  -- null where nobody decided: it expired, or was settled
  decided_by uuid references person (id),
  check ((state = 'open') = (decided_at is null))
);
create unique index peloton_request_open on peloton_request (event_id, person_id) where state = 'open';
create index peloton_request_waiting on peloton_request (peloton_id, event_id, asked_at) where state = 'open';
create index peloton_request_person on peloton_request (person_id, peloton_id, event_id, asked_at);

insert into peloton_request (peloton_id, event_id, person_id, asked_at)
select peloton_id, event_id, person_id, joined_at from peloton_member where state = 'pending';
delete from peloton_member where state = 'pending';
alter table peloton_member drop column state;
-- The longest-serving admin succeeds a captain who is gone.
alter table peloton_member add column leads_since timestamptz;
update peloton_member set leads_since = joined_at where role <> 'member';

-- One captain at most is an index of its own; this is one at least, at the end of each transaction.
create function peloton_check_captain() returns trigger language plpgsql as $$
declare
  changed record := coalesce(new, old);
begin
  if exists (
    select from peloton_member where peloton_id = changed.peloton_id and event_id = changed.event_id
  ) and not exists (
    select from peloton_member
    where peloton_id = changed.peloton_id and event_id = changed.event_id and role = 'captain'
  ) then
    raise exception 'Peloton % has members and no captain.', changed.peloton_id
      using errcode = 'check_violation', constraint = 'peloton_has_captain';
  end if;
  if tg_op = 'UPDATE' and (old.peloton_id, old.event_id) is distinct from (new.peloton_id, new.event_id) and exists (
    select from peloton_member where peloton_id = old.peloton_id and event_id = old.event_id
  ) and not exists (
    select from peloton_member where peloton_id = old.peloton_id and event_id = old.event_id and role = 'captain'
  ) then
    raise exception 'Peloton % has members and no captain.', old.peloton_id
      using errcode = 'check_violation', constraint = 'peloton_has_captain';
  end if;
  return null;
end $$;
create constraint trigger peloton_has_captain after insert or update or delete on peloton_member
  deferrable initially deferred for each row execute function peloton_check_captain();

-- A captain offers the captaincy; the new captain accepts within seven days.
create table captaincy_offer (
  id uuid primary key default gen_random_uuid(),
  peloton_id uuid not null references peloton (id),
  event_id uuid not null references event (id),
  captain_id uuid not null references person (id),
  offered_to uuid not null references person (id),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (captain_id <> offered_to),
  check ((state = 'open') = (ended_at is null))
);
create unique index captaincy_offer_open on captaincy_offer (peloton_id, event_id) where state = 'open';
create index captaincy_offer_person on captaincy_offer (offered_to) where state = 'open';

-- What happened in a peloton, for those who lead it; a person sees the entries about themself. Entries are never changed.
create table peloton_log (
  id bigint generated always as identity primary key,
  peloton_id uuid not null references peloton (id),
  event_id uuid not null references event (id),
  kind text not null,
  -- null where the site did it, by a date that passed
  actor_id uuid references person (id),
  -- whom it is about
  person_id uuid references person (id),
  details jsonb not null default '{}',
  happened_at timestamptz not null,
  -- open pages look for what is new, as for what is posted to the ledger
  posted_in xid8 not null default pg_current_xact_id()
);
create index peloton_log_peloton on peloton_log (peloton_id, event_id, id desc);
create index peloton_log_person on peloton_log (person_id, event_id, id desc) where person_id is not null;
create index peloton_log_posted on peloton_log (posted_in);

-- What a peloton wants to raise together in an event, in cents.
create table peloton_goal (
  peloton_id uuid not null references peloton (id),
  event_id uuid not null references event (id),
  goal bigint not null check (goal between 0 and 1000000000),
  primary key (peloton_id, event_id)
);

-- Who came by a group code outside a registration; a registration's uses are in `code_use`.
create table group_code_entry (
  code text not null references group_code (code),
  event_id uuid not null references event (id),
  person_id uuid not null references person (id),
  entered_at timestamptz not null,
  primary key (code, event_id, person_id)
);

-- Whom a peloton invited, without the address: nobody is written to twice for the same peloton.
create table peloton_invitation (
  peloton_id uuid not null references peloton (id),
  event_id uuid not null references event (id),
  address_hash text not null,
  invited_at timestamptz not null,
  primary key (peloton_id, event_id, address_hash)
);
-- Who wants no invitations, from any peloton.
create table invitation_opt_out (
  address_hash text primary key,
  opted_out_at timestamptz not null
);

-- A company's super-peloton holds sub-pelotons, in two levels: what has a parent is no parent, by the key below.
update peloton set parent_id = null where level = 'super' and parent_id is not null;
alter table peloton add constraint peloton_level unique (id, level);
alter table peloton add column parent_level text
  generated always as (case when parent_id is null then null else 'super' end) stored;
alter table peloton add constraint peloton_parent_level foreign key (parent_id, parent_level) references peloton (id, level);
alter table peloton add constraint peloton_two_levels check (level = 'peloton' or parent_id is null);

create table peloton_family_request (
  id uuid primary key default gen_random_uuid(),
  child_id uuid not null references peloton (id),
  parent_id uuid not null references peloton (id),
  -- which side asked; the other one agrees
  asked_by text not null check (asked_by in ('child', 'parent')),
  asker_id uuid not null references person (id),
  state text not null default 'open' check (state in ('open', 'agreed', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references person (id),
  check (child_id <> parent_id),
  check ((state = 'open') = (decided_at is null))
);
create unique index peloton_family_request_open on peloton_family_request (child_id, parent_id) where state = 'open';
create index peloton_family_request_parent on peloton_family_request (parent_id) where state = 'open';

alter table person add column is_on_leaderboards boolean not null default true;

-- Names that look alike count as one: accents, signs and spaces aside, and letters of other scripts taken for the Latin ones that
-- they look like. `lower` alone would leave other scripts as they are where the database sorts by bytes.
alter table peloton add column name_key text not null generated always as (
  coalesce(nullif(regexp_replace(
    lower(translate(
      normalize(name, NFKD),
      'аеорсухіјѕԁһӏԛԝкмнтвαεοριυνκχτβıłøđðßАЕОРСУХІЈЅԀҺӀԚԜКМНТВΑΕΟΡΙΥΝΚΧΤΒIŁØĐÐΗΖΜБГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯЇЄҐΓΔΘΛΞΠΣΦΨΩ01|',
      'aeopcyxijsdhlqwkmhtbaeopiuvkxtbiloddsaeopcyxijsdhlqwkmhtbaeopiynkxtbiloddhzmбгджзийлпфцчшщъыьэюяїєґγδθλξπσφψωoll'
    )),
    '[\u0300-\u036f\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000]', '', 'g'
  ), ''), name)
) stored;
create unique index peloton_name_taken on peloton (name_key) where is_active;
