-- Whom the annual summary of a calendar year was mailed to, so that a job that is run twice writes once. The donor is a person's
-- id, or the address (lower case) of who gave without an account.
create table giving_summary_letter (
  year integer not null,
  donor text not null,
  sent_at timestamptz not null,
  primary key (year, donor)
);
create index donation_given_at on donation (given_at);
