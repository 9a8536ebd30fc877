import { countries } from '#src/components/field/places.ts';
import { SelectField } from '#src/components/field/select-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { type FormPartProps, fieldId } from '#src/features/donation/form/form.types.ts';

type AreaFieldProps = FormPartProps & { autoComplete: string };

/** The postal code, by its name in the donor's country. */
export const PostalCodeField = ({ draft, change, errorOf, isBusy, autoComplete }: AreaFieldProps) => {
  const isHome = draft.country === 'US';
  return (
    <TextField
      id={fieldId('postalCode')}
      label={isHome ? 'ZIP code' : 'Postal code'}
      value={draft.postalCode}
      error={errorOf('postalCode')}
      disabled={isBusy}
      autoComplete={autoComplete}
      {...(isHome ? { inputMode: 'numeric' as const } : { autoCapitalize: 'characters' })}
      onChange={(postalCode) => change({ postalCode })}
    />
  );
};

export const CountryField = ({ draft, change, errorOf, isBusy, autoComplete }: AreaFieldProps) => (
  <SelectField
    id={fieldId('country')}
    label="Country"
    options={countries}
    placeholder={null}
    value={draft.country}
    error={errorOf('country')}
    disabled={isBusy}
    autoComplete={autoComplete}
    onChange={(country) => change({ country })}
  />
);
