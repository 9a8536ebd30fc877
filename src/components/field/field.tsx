import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

export type FieldWidth = 'full' | 'medium' | 'short';

/** What every field takes. `id` is the control's own id; hint and error get `${id}-hint` and `${id}-error`. */
export type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** In words: what is wrong and what to do. */
  error?: string | null | undefined;
  /** The id of what is wrong with it where that stands elsewhere. */
  errorAt?: string | undefined;
  /** Fields are required unless this says otherwise; then the label says "(optional)". `unsaid`: a filter, which nobody takes for required. */
  optional?: boolean | 'unsaid' | undefined;
  disabled?: boolean | undefined;
  width?: FieldWidth | undefined;
  /** `question`: the label is the step's question. `figure`: a large amount. */
  emphasis?: 'question' | 'figure' | undefined;
};

/** The looks of a field's parts. */
export const fieldLook = ({ width, emphasis }: Pick<FieldProps, 'width' | 'emphasis'>) =>
  slots('field', { width: width ?? 'full', emphasis });

/** The aria attributes that tie a control to its hint and error. */
export const describing = ({
  id,
  hint,
  error,
  errorAt,
  optional,
}: Pick<FieldProps, 'id' | 'hint' | 'error' | 'errorAt' | 'optional'>) => ({
  'aria-describedby':
    [hint ? `${id}-hint` : '', error ? `${id}-error` : '', errorAt].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error || errorAt ? true : undefined,
  'aria-required': optional ? undefined : true,
});

type HintProps = Pick<FieldProps, 'id' | 'hint'> & { over?: boolean };

const Hint = ({ id, hint, over }: HintProps) =>
  hint ? (
    <p id={`${id}-hint`} className={slots('field')('hint')} data-over={over || undefined}>
      {hint}
    </p>
  ) : null;

/** Hint below, error below in words with an icon. */
export const FieldNotes = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) => {
  const at = slots('field');
  return (
    <>
      <Hint id={id} hint={hint} />
      {error ? (
        <p id={`${id}-error`} className={at('error')}>
          <CircleAlert aria-hidden />
          {error}
        </p>
      ) : null}
    </>
  );
};

export const Optional = () => (
  <>
    {' '}
    <span className={slots('field')('optional')}>(optional)</span>
  </>
);

/** Label above, control, hint and error below. */
export const Field = ({ children, ...field }: FieldProps & { children: ReactNode }) => {
  const at = fieldLook(field);
  return (
    <div className={at('root')}>
      <label htmlFor={field.id} className={at('label')}>
        {field.label}
        {field.optional === true ? <Optional /> : null}
      </label>
      {children}
      <FieldNotes id={field.id} hint={field.hint} error={field.error} />
    </div>
  );
};

type FieldSetProps = FieldProps & {
  children: ReactNode;
  /** The hint stands above what it is about: for controls so tall that nobody would look below them. */
  hintFirst?: boolean;
};

/** The same for controls of several parts: a fieldset whose legend is the label. */
export const FieldSet = ({ children, hintFirst = false, ...field }: FieldSetProps) => {
  const at = fieldLook(field);
  const { 'aria-describedby': describedBy } = describing(field);
  return (
    <fieldset className={at('set')} aria-describedby={describedBy}>
      <legend className={at('label')}>
        {field.label}
        {field.optional === true ? <Optional /> : null}
      </legend>
      {hintFirst ? <Hint id={field.id} hint={field.hint} over /> : null}
      {children}
      <FieldNotes id={field.id} hint={hintFirst ? null : field.hint} error={field.error} />
    </fieldset>
  );
};
