-- Goals are counted in miles, minutes or times. Days and sessions were times; hours become minutes.
update activity_goal set
  amount = greatest(1, least(100000, case unit when 'hours' then amount * 60 else amount end)),
  unit = case unit when 'hours' then 'minutes' when 'miles' then 'miles' else 'times' end;
alter table activity_goal
  add constraint activity_goal_unit check (unit in ('miles', 'minutes', 'times')),
  add constraint activity_goal_amount check (amount between 1 and 100000);

-- What is answered in a registration that is not complete says the same.
update registration set answers = jsonb_set(
  answers,
  '{activityGoals,goals}',
  (
    select jsonb_agg(
      goal || jsonb_build_object(
        'amount',
        greatest(1, least(100000, (goal ->> 'amount')::numeric * case goal ->> 'unit' when 'hours' then 60 else 1 end)),
        'unit',
        case goal ->> 'unit' when 'hours' then 'minutes' when 'miles' then 'miles' else 'times' end
      ) order by place
    )
    from jsonb_array_elements(answers #> '{activityGoals,goals}') with ordinality as answered (goal, place)
  )
) where jsonb_typeof(answers #> '{activityGoals,goals}') = 'array' and jsonb_array_length(answers #> '{activityGoals,goals}') > 0;

-- What somebody did on a day towards a goal. A day that is entered again replaces what it had.
create table activity_day (
  goal_id uuid not null references activity_goal (id) on delete cascade,
  day date not null,
  amount numeric(8, 1) not null check (amount > 0),
  logged_at timestamptz not null,
  primary key (goal_id, day)
);

-- Whether a Challenger's page shows how far they have come.
alter table participation add column shows_activities boolean not null default false;
