-- Each worker looks for the first job of each kind that it does, however many wait of another.
create index job_next on job (kind, run_at, id) where state = 'waiting';
drop index job_due;
