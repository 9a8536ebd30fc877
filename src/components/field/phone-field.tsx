import { useState } from 'react';
import { phoneText, toE164 } from '#machines/form/phone.ts';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

type PhoneFieldProps = FieldProps & {
  /** "+15552345678", or what was typed while it is no number yet. */
  value: string;
  /** Where the person lives (ISO 3166-1 alpha-2), for numbers without a country code; empty while nobody knows. */
  country: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  autoComplete?: string | undefined;
};

/**
 * Takes a number however it is typed and gives it as E.164. It is put into its national form when the field is
 * left, never under the typing hand, where it would move the caret.
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
