import type { ReactNode } from 'react';
import { FormActions } from '#src/components/form/form-actions.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import type { GoalsPartProps } from './activity-goals.types.ts';

type FormPartProps = GoalsPartProps & {
  id: 'goal' | 'day';
  title: string;
  lede: string | undefined;
  /** The id of a field's control, from its path. */
  idOf: (field: string) => string;
  onSubmit: () => void;
  /** The submit button's texts, before and during the submission. */
  submit: { text: string; waiting: string };
  /** Next to the back button. */
  more?: ReactNode;
  children: ReactNode;
};

/** A form of the page, with its errors at the top and its buttons below. */
export const FormPart = (props: FormPartProps) => {
  const { snapshot, send, id, title, lede, idOf, onSubmit, submit, more, children } = props;
  const { context } = snapshot;
  const { fieldErrors, problem } = context;
  const isBusy = snapshot.matches('saving');
  const refusals = useRefusals(context, isBusy);
  return (
    <Part id={id} title={title} lede={lede}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          refusals.ask();
          onSubmit();
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
        {children}
        {snapshot.matches('expired') ? null : (
          <div className={css({ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'center', gap: '4' })}>
            {more}
            <FormActions
              isBusy={isBusy}
              waiting={submit.waiting}
              back={{ text: 'Cancel', onPress: () => send({ type: 'form.dismissed' }) }}
            >
              {submit.text}
            </FormActions>
          </div>
        )}
      </form>
    </Part>
  );
};
