import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

export type FieldWidth = 'full' | 'medium' | 'short';

/** The props of every field. `id` is the control's id; hint and error get `${id}-hint` and `${id}-error`. */
export type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The message: what is wrong and what to do. */
  error?: string | null | undefined;
  /** The id of an error message that is elsewhere on the page. */
  errorAt?: string | undefined;
  /** A field is required by default; otherwise the label says "(optional)". `unsaid`: the label says neither, for a filter. */
  optional?: boolean | 'unsaid' | undefined;
  disabled?: boolean | undefined;
  width?: FieldWidth | undefined;
  /** `question`: the label is the step's question. `figure`: a large amount. */
  emphasis?: 'question' | 'figure' | undefined;
};

/** The class names of a field's parts. */
export const fieldLook = ({ width, emphasis }: Pick<FieldProps, 'width' | 'emphasis'>) =>
  slots('field', { width: width ?? 'full', emphasis });

/** The ARIA attributes that connect a control to its hint and error. */
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

const Hint = ({ id, hint, over }: Pick<FieldProps, 'id' | 'hint'> & { over?: boolean }) =>
  hint ? (
    <p id={`${id}-hint`} className={slots('field')('hint')} data-over={over || undefined}>
      {hint}
    </p>
  ) : null;

/** The hint and, with an icon, the error message below a control. */
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

/** A control with its label above, and hint and error below. */
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
  /** Shows the hint above the control, for tall controls that hide what is below them. */
  hintFirst?: boolean;
};

/** A field for a group of controls: a fieldset whose legend is the label. */
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
