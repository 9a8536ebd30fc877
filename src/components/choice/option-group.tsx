import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { type FieldProps, FieldSet } from '#src/components/field/field.tsx';
import { slots } from '#src/components/style/style.ts';
import { optionId, toggled } from './selection.ts';

export type PlainOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
};

type OptionGroupProps = FieldProps & {
  kind: 'radio' | 'checkbox';
  options: readonly PlainOption[];
  /** The chosen values; at most one for radios. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  layout?: 'row' | 'column' | undefined;
  /** Shows the hint above the options. */
  hintFirst?: boolean | undefined;
};

/** Radios or checkboxes in a fieldset. The first one carries the group's id, because the error summary links to that. */
export const OptionGroup = ({
  kind,
  options,
  selected,
  onChange,
  layout = 'column',
  hintFirst = false,
  ...field
}: OptionGroupProps) => {
  const at = slots('choiceGroup', { layout });
  return (
    <FieldSet {...field} hintFirst={hintFirst}>
      <div className={at('list')}>
        {options.map((option, index) => (
          <label key={option.value} className={at('item')}>
            <input
              id={optionId(field.id, option.value, index)}
              type={kind}
              name={field.id}
              value={option.value}
              checked={selected.includes(option.value)}
              disabled={field.disabled || option.disabled}
              aria-invalid={field.error ? true : undefined}
              className={at('input')}
              onChange={(event) => onChange(toggled(kind, selected, option.value, event.target.checked))}
            />
            <span className={at('mark')}>
              <Check aria-hidden />
            </span>
            <span className={at('text')}>
              {option.label}
              {option.hint ? <span className={at('hint')}>{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
};
