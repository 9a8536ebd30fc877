import { activityOptions, unitOptions } from '#machines/form/activity-texts.ts';
import { Button } from '#src/components/button/button.tsx';
import { SelectField } from '#src/components/field/select-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { css } from '#styled-system/css';
import type { GoalsPartProps } from './activity-goals.types.ts';
import { FormPart } from './form-part.tsx';

const idOf = (field: string): string => `goal-${field}`;

/** The form of a goal, new or changed. */
export const GoalForm = ({ snapshot, send }: GoalsPartProps) => {
  const { context } = snapshot;
  const { goalDraft, goalId, own, fieldErrors } = context;
  const isBusy = snapshot.matches('saving') || snapshot.matches('expired');
  const goal = own?.goals.find(({ id }) => id === goalId);
  const hasDays = goal !== undefined && goal.days.length > 0;
  const field = (name: keyof typeof goalDraft) => ({
    id: idOf(name),
    value: goalDraft[name],
    error: fieldErrors[name],
    disabled: isBusy || (hasDays && name !== 'amount'),
    onChange: (value: string) => send({ type: 'goal.changed', changes: { [name]: value } }),
  });
  return (
    <FormPart
      snapshot={snapshot}
      send={send}
      id="goal"
      title={goalId === null ? 'Another goal' : 'Change your goal'}
      lede={
        hasDays ? 'You can’t change what you count, because you’ve already entered days for it.' : undefined
      }
      idOf={idOf}
      onSubmit={() => send({ type: 'goal.submitted', key: crypto.randomUUID() })}
      submit={{ text: 'Save the goal', waiting: 'Saving your goal' }}
      more={
        goal === undefined ? null : (
          <Button tone="quiet" disabled={isBusy} onClick={() => send({ type: 'removal.asked' })}>
            Remove this goal
          </Button>
        )
      }
    >
      <div
        className={css({
          display: 'grid',
          gap: '4',
          alignItems: 'start',
          gridTemplateColumns: { base: '1fr', sm: '1fr 11rem 1fr' },
        })}
      >
        <SelectField {...field('activity')} label="Activity" options={activityOptions} />
        <TextField
          {...field('amount')}
          label="How much"
          inputMode="decimal"
          width="full"
          autoComplete="off"
        />
        <SelectField {...field('unit')} label="Counted in" options={unitOptions} />
      </div>
    </FormPart>
  );
};
