import { useLayoutEffect, useState } from 'react';
import { amountText, parseAmount } from '#src/components/format/amount-text.ts';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

type AmountFieldProps = FieldProps & {
  /** Whole cents, or null for none. */
  value: number | null;
  /** What stands there where the value is none, for an owner that keeps it; without it the field does itself. */
  unclear?: string | undefined;
  /** Cents, null for nothing or nonsense; `text` tells the two apart. */
  onChange: (cents: number | null, text: string) => void;
  onBlur?: (() => void) | undefined;
  /** After the amount: "a month". */
  after?: string | undefined;
};

/** An amount in US dollars; whole cents come out, however it is typed ("1250", "$1,250", "1250.5"). */
export const AmountField = ({ value, unclear, onChange, onBlur, after, ...field }: AmountFieldProps) => {
  const { id } = field;
  const [typed, setTyped] = useState('');
  // On a page from the server somebody may be in the middle of typing: their text stays as it is, not only its value.
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) setTyped(input.value);
  }, [id]);
  // A value set from outside (a preset, a resume) replaces the text; otherwise the text stays just as typed.
  const shown =
    value === null && unclear !== undefined
      ? unclear
      : parseAmount(typed) === value
        ? typed
        : value === null
          ? ''
          : amountText(value);
  return (
    <TextField
      {...field}
      before="$"
      after={after}
      inputMode="decimal"
      autoComplete="off"
      width={field.width ?? 'short'}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(parseAmount(text), text);
      }}
      onBlur={() => {
        if (value !== null) setTyped(amountText(value));
        onBlur?.();
      }}
    />
  );
};
