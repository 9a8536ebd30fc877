import type { OwnGoal } from '#machines/activity-goals/activity-goals.types.ts';
import { activityName, unitLabel } from '#machines/form/activity-texts.ts';
import { Button } from '#src/components/button/button.tsx';
import { DateField } from '#src/components/field/date-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { css } from '#styled-system/css';
import type { GoalsPartProps } from './activity-goals.types.ts';
import { FormPart } from './form-part.tsx';

const idOf = (field: string): string => `day-${field}`;

/** The form for a day's amount. */
export const DayForm = ({ goal, snapshot, send }: GoalsPartProps & { goal: OwnGoal }) => {
  const { context } = snapshot;
  const { dayDraft, fieldErrors } = context;
  const isBusy = snapshot.matches('saving') || snapshot.matches('expired');
  const isEntered = goal.days.some(({ day }) => day === dayDraft.day);
  const field = (name: keyof typeof dayDraft) => ({
    id: idOf(name),
    value: dayDraft[name],
    error: fieldErrors[name],
    disabled: isBusy,
    onChange: (value: string) => send({ type: 'day.changed', changes: { [name]: value } }),
  });
  return (
    <FormPart
      snapshot={snapshot}
      send={send}
      id="day"
      title={`${activityName(goal)}: what you did`}
      lede={isEntered ? 'You’ve already entered this day. Saving replaces it.' : undefined}
      idOf={idOf}
      onSubmit={() => send({ type: 'day.submitted', key: crypto.randomUUID() })}
      submit={{ text: 'Save the day', waiting: 'Saving the day' }}
      more={
        isEntered ? (
          <Button
            tone="quiet"
            disabled={isBusy}
            onClick={() => send({ type: 'day.removed', key: crypto.randomUUID() })}
          >
            Remove this day
          </Button>
        ) : null
      }
    >
      <div
        className={css({
          display: 'grid',
          gap: '5',
          alignItems: 'end',
          gridTemplateColumns: { base: '1fr', sm: 'auto 1fr' },
          justifyItems: 'start',
        })}
      >
        <TextField
          {...field('amount')}
          label={`How many ${unitLabel(goal.unit).toLowerCase()}`}
          inputMode="decimal"
          width="short"
          autoComplete="off"
        />
        <DateField {...field('day')} label="Which day" />
      </div>
    </FormPart>
  );
};
