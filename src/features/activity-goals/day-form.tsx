import type { OwnGoal } from '#machines/activity-goals/activity-goals.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { DateField } from '#src/components/field/date-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { FormActions } from '#src/components/form/form-actions.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import type { GoalsPartProps } from './activity-goals.types.ts';
import { activityName } from './activity-goals-messages.ts';

const idOf = (field: string): string => `day-${field}`;

/** What was done on a day. */
export const DayForm = ({ goal, snapshot, send }: GoalsPartProps & { goal: OwnGoal }) => {
  const { context } = snapshot;
  const { dayDraft, fieldErrors, problem } = context;
  const isBusy = snapshot.matches('saving');
  const refusals = useRefusals(context, isBusy);
  const isEntered = goal.days.some(({ day }) => day === dayDraft.day);
  const field = (name: keyof typeof dayDraft) => ({
    id: idOf(name),
    value: dayDraft[name],
    error: fieldErrors[name],
    disabled: isBusy,
    onChange: (value: string) => send({ type: 'day.changed', changes: { [name]: value } }),
  });
  return (
    <Part
      id="day"
      title={`What you did: ${activityName(goal).toLowerCase()}`}
      lede={isEntered ? 'You have entered this day before. What you save now replaces it.' : undefined}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          refusals.ask();
          send({ type: 'day.submitted', key: crypto.randomUUID() });
        }}
        className={css({ display: 'grid', gap: '6', maxWidth: '44rem' })}
      >
        <FormErrors
          fieldErrors={fieldErrors}
          idOf={idOf}
          refusals={refusals.count}
          problem={
            problem === null ? null : { title: 'That didn’t work', text: <p>{problem.message}</p>, level: 3 }
          }
        />
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
            label={`How many ${goal.unit}`}
            inputMode="decimal"
            width="short"
            autoComplete="off"
          />
          <DateField {...field('day')} label="On which day" />
        </div>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4', justifyContent: 'end' })}>
          {isEntered ? (
            <Button
              tone="quiet"
              disabled={isBusy}
              onClick={() => send({ type: 'day.removed', key: crypto.randomUUID() })}
            >
              Take this day away
            </Button>
          ) : null}
          <FormActions
            isBusy={isBusy}
            waiting="Saving the day"
            back={{ text: 'Leave it as it was', onPress: () => send({ type: 'form.dismissed' }) }}
          >
            Save the day
          </FormActions>
        </div>
      </form>
    </Part>
  );
};
