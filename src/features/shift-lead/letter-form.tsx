import { useEffect, useRef } from 'react';
import { longest } from '#machines/member-desk/letter.rules.ts';
import { shiftLeadMeta, shiftLetterProblem } from '#machines/shift-lead/shift-lead.messages.ts';
import { shiftLetterErrors } from '#machines/shift-lead/shift-lead.updates.ts';
import { TextArea } from '#src/components/field/text-area.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { FormActions } from '#src/components/form/form-actions.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { counted } from '#src/components/format/numbers.ts';
import { roomHint } from '#src/components/format/room.ts';
import { css } from '#styled-system/css';
import type { LeadPartProps } from './shift-lead.types.ts';

const idOf = (field: string): string => `shift-letter-${field}`;

const hintOf = (text: string): string =>
  roomHint(
    text,
    longest.text,
    'Plain text. Leave an empty line to start a new paragraph. Each person gets a separate e-mail and sees no one else’s address.',
  );

/** An e-mail to the people with a place in the shift. `count` is their number. */
export const LetterForm = ({ snapshot, send, count }: LeadPartProps & { count: number }) => {
  const { context } = snapshot;
  const { draft, fieldErrors, problem } = context;
  const isBusy = !snapshot.matches('writing');
  const refusals = useRefusals(context, isBusy);
  const form = useRef<HTMLFormElement>(null);
  const blur = useBlurValidation({
    values: draft,
    prefix: idOf(''),
    check: () => shiftLetterErrors(context),
  });
  useEffect(() => takeFocus(form.current?.querySelector('input')), []);
  const field = (name: keyof typeof draft) => ({
    id: idOf(name),
    value: draft[name],
    error: fieldErrors[name] ?? blur.errorOf(idOf(name)),
    disabled: isBusy,
    width: 'full' as const,
    onChange: (value: string) => send({ type: 'letter.changed', changes: { [name]: value } }),
  });
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={idOf('title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        refusals.ask();
        send({ type: 'letter.submitted', key: crypto.randomUUID() });
      }}
      {...blur.watch}
      className={css({
        display: 'grid',
        gap: '6',
        maxWidth: 'measure',
        py: '6',
        _print: { display: 'none' },
      })}
    >
      <div>
        <h3 id={idOf('title')} className={css({ textStyle: 'subheading' })}>
          Write to everyone on this shift
        </h3>
        <p className={css({ color: 'ink.soft' })}>You can go on checking people in once it’s sent.</p>
      </div>
      <FormErrors
        fieldErrors={fieldErrors}
        idOf={idOf}
        refusals={refusals.count}
        problem={
          problem === null
            ? null
            : { title: 'Your e-mail isn’t sent yet', text: <p>{shiftLetterProblem(problem)}</p>, level: 3 }
        }
      />
      <TextField {...field('subject')} label="Subject" autoComplete="off" />
      <TextArea {...field('text')} label="Your message" hint={hintOf(draft.text)} rows={7} />
      <div className={css({ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'center', gap: '4' })}>
        <FormActions
          isBusy={isBusy}
          waiting={shiftLeadMeta.mailing.announce}
          back={{ text: 'Cancel', onPress: () => send({ type: 'letter.dismissed' }) }}
        >
          {`Send to ${counted(count, 'person', 'people')}`}
        </FormActions>
      </div>
    </form>
  );
};
