-- Reports of a story or an image of a person or a peloton. `digest` is that of what was reported: after an organizer's decision the
-- same person reports again only what has changed since.
create table content_report (
  id uuid primary key default gen_random_uuid(),
  subject_type text not null check (subject_type in ('User', 'Peloton')),
  -- a person's or a peloton's id
  subject_id uuid not null,
  kind text not null check (kind in ('story', 'profile-image', 'cover-image')),
  reporter_id uuid not null references person (id),
  reason text not null check (reason in ('hurtful', 'sexual', 'deceptive', 'not-theirs', 'other')),
  digest text not null,
  reported_at timestamptz not null,
  -- when an organizer decided; null while the report counts
  settled_at timestamptz,
  unique (subject_type, subject_id, kind, reporter_id, digest)
);
create unique index content_report_open on content_report (subject_type, subject_id, kind, reporter_id)
  where settled_at is null;
create index content_report_reporter on content_report (reporter_id, reported_at);

-- What only its owner sees, until an organizer shows it again.
create table hidden_content (
  subject_type text not null check (subject_type in ('User', 'Peloton')),
  subject_id uuid not null,
  kind text not null check (kind in ('story', 'profile-image', 'cover-image')),
  reasons text[] not null,
  hidden_at timestamptz not null,
  -- when an organizer decided that it stays hidden; null while nobody has looked at it
  decided_at timestamptz,
  primary key (subject_type, subject_id, kind)
);
