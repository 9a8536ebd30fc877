import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { describing, FieldNotes } from '#src/components/field/field.tsx';
import { slots } from '#src/components/style/style.ts';

type CheckboxProps = {
  id: string;
  /** May contain a link to the terms. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  error?: string | null | undefined;
  disabled?: boolean | undefined;
  /** The form requires a tick. */
  required?: boolean | undefined;
};

export const Checkbox = ({
  id,
  label,
  checked,
  onChange,
  hint,
  error,
  disabled,
  required,
}: CheckboxProps) => {
  const at = slots('choiceGroup');
  return (
    <div>
      <label className={at('item')}>
        <input
          {...describing({ id, hint, error, optional: !required })}
          id={id}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          className={at('input')}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={at('mark')}>
          <Check aria-hidden />
        </span>
        <span className={at('text')}>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
};
