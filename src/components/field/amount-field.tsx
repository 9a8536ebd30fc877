import { useLayoutEffect, useState } from 'react';
import { amountText, parseAmount } from '#src/components/format/amount-text.ts';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

type AmountFieldProps = FieldProps & {
  /** Whole cents, or null for none. */
  value: number | null;
  /** The typed text while the value is null, for an owner that stores it; without it the field keeps the text. */
  unclear?: string | undefined;
  /** Cents; null for an empty or invalid text, which `text` tells apart. */
  onChange: (cents: number | null, text: string) => void;
};

/** An amount in US dollars. The value is whole cents in every notation ("1250", "$1,250", "1250.5"). */
export const AmountField = ({ value, unclear, onChange, ...field }: AmountFieldProps) => {
  const { id } = field;
  const [typed, setTyped] = useState('');
  // On a server-rendered page the person may be typing during hydration: the text stays, not only its value.
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) setTyped(input.value);
  }, [id]);
  // A value set from outside (a preset, a resume) replaces the text; otherwise the typed text stays.
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
      }}
    />
  );
};
