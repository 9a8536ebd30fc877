import type { ComponentProps } from 'react';
import { describing, Field, type FieldProps, fieldLook } from './field.tsx';

type TextAreaProps = FieldProps &
  Pick<ComponentProps<'textarea'>, 'autoComplete' | 'maxLength' | 'name' | 'onBlur' | 'rows'> & {
    value: string;
    onChange: (value: string) => void;
  };

export const TextArea = ({
  value,
  onChange,
  maxLength,
  autoComplete,
  name,
  onBlur,
  rows = 4,
  ...field
}: TextAreaProps) => {
  const at = fieldLook(field);
  return (
    <Field {...field}>
      <span className={at('box')}>
        <textarea
          {...describing(field)}
          id={field.id}
          name={name}
          rows={rows}
          value={value}
          maxLength={maxLength}
          // A person's text may run from right to left.
          dir="auto"
          autoComplete={autoComplete}
          disabled={field.disabled}
          onBlur={onBlur}
          className={at('input')}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </Field>
  );
};
