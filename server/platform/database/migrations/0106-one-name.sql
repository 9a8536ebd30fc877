-- People with one name only entered a dash, or something like it, as one of their names. It is kept as one sign in the last name, which
-- is never shown; machines/form/person-name.ts says what counts as none.
do $$ declare
  nobody constant text := '^([\u0020-/:-@\u005b-`{-~–—―−·・]+|n/a|n\.a\.?|none|fnu|lnu|nln|no (last ?name|surname)|not applicable)$';
begin
  update person set last_name = '–' where trim(last_name) ~* nobody;
  update person set first_name = last_name, last_name = '–' where trim(first_name) ~* nobody and last_name <> '–';
  update donation set donor_name = regexp_replace(donor_name, '\s+[-–—−_.]+$', '') where donor_name ~ '\s[-–—−_.]+$';
end $$;
