import { activityOptions, unitOptions } from '#machines/form/activity-texts.ts';
import type { ActivityGoalDraft } from '#machines/registration/registration.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { SelectField } from '#src/components/field/select-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { fieldId, type StepProps } from '#src/features/registration/registration.types.ts';
import { css } from '#styled-system/css';

const most = 5;

/** A Challenger's goals, one on each line. */
export const ActivityGoalsStep = ({ draft, change, errorOf, isBusy }: StepProps<'activity-goals'>) => {
  const { goals } = draft;
  const changeGoal = (index: number, changes: Partial<ActivityGoalDraft>) =>
    change({ goals: goals.map((goal, place) => (place === index ? { ...goal, ...changes } : goal)) });
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      {goals.map((goal, index) => {
        const field = (name: keyof ActivityGoalDraft) => ({
          id: fieldId(`goals.${index}.${name}`),
          value: goal[name],
          error: errorOf(`goals.${index}.${name}`),
          disabled: isBusy,
          onChange: (value: string) => changeGoal(index, { [name]: value }),
        });
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a goal has nothing else that stays the same while it is typed
            key={index}
            className={css({
              display: 'grid',
              gap: '4',
              alignItems: 'start',
              gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: '1fr 8rem 1fr auto' },
              p: '5',
              bg: 'surface',
              border: '1px solid token(colors.line)',
              borderRadius: 'card',
            })}
          >
            <legend className={css({ srOnly: true })}>Goal {index + 1}</legend>
            <SelectField {...field('activity')} label="Activity" options={activityOptions} />
            <TextField
              {...field('amount')}
              label="How much"
              inputMode="decimal"
              width="full"
              autoComplete="off"
            />
            <SelectField {...field('unit')} label="Counted in" options={unitOptions} />
            {goals.length > 1 ? (
              <div className={css({ alignSelf: 'end', justifySelf: 'start' })}>
                <Button
                  tone="quiet"
                  onClick={() => change({ goals: goals.filter((_, place) => place !== index) })}
                >
                  Remove
                </Button>
              </div>
            ) : null}
          </fieldset>
        );
      })}
      {goals.length < most ? (
        <div>
          <Button
            tone="plain"
            onClick={() => change({ goals: [...goals, { activity: '', unit: 'miles', amount: '' }] })}
          >
            Add another goal
          </Button>
        </div>
      ) : null}
    </div>
  );
};
