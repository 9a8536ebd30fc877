import { useState } from 'react';
import { phoneText, toE164 } from '#machines/form/phone.ts';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

type PhoneFieldProps = FieldProps & {
  /** "+15552345678", or the typed text while it is no valid number. */
  value: string;
  /** The person's country (ISO 3166-1 alpha-2), for numbers without a country code; empty while unknown. */
  country: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  autoComplete?: string | undefined;
};

/**
 * A phone number in any notation; the value is E.164. The field shows the national format when the person leaves it, not while typing,
 * because that would move the caret.
 */
export const PhoneField = ({
  value,
  country,
  onChange,
  onBlur,
  autoComplete = 'tel',
  ...field
}: PhoneFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      width={field.width ?? 'medium'}
      value={typed ?? phoneText(value, country)}
      onChange={(text) => {
        setTyped(text);
        onChange(toE164(text, country) ?? text);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
};
