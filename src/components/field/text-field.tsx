import type { ComponentProps, ReactNode } from 'react';
import { describing, Field, type FieldProps, fieldLook } from './field.tsx';

type Native = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'placeholder'
  | 'spellCheck'
  | 'autoCapitalize'
>;

export type TextFieldProps = FieldProps &
  Native & {
    value: string;
    onChange: (value: string) => void;
    type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | undefined;
    /** Shown inside the box: "$" before, "miles" after. */
    before?: ReactNode;
    after?: ReactNode;
  };

export const TextField = ({
  id,
  label,
  hint,
  error,
  errorAt,
  optional,
  disabled,
  width,
  emphasis,
  value,
  onChange,
  type = 'text',
  before,
  after,
  ...native
}: TextFieldProps) => {
  const field = { id, label, hint, error, errorAt, optional, disabled, width, emphasis };
  const at = fieldLook(field);
  return (
    <Field {...field}>
      <span className={at('box')}>
        {before ? <span className={at('affix')}>{before}</span> : null}
        <input
          {...native}
          {...describing(field)}
          id={id}
          type={type}
          value={value}
          disabled={disabled}
          className={at('input')}
          onChange={(event) => onChange(event.target.value)}
        />
        {after ? <span className={at('affix')}>{after}</span> : null}
      </span>
    </Field>
  );
};
