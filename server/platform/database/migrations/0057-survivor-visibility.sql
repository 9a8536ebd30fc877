-- Who else may see on a person's page that they survived cancer: nobody, until the person says otherwise.
alter table person add column survivor_visibility text not null default 'nobody'
  check (survivor_visibility in ('nobody', 'captains', 'donors', 'donors-and-captains', 'everyone'));
