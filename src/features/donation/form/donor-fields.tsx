import { PhoneField } from '#src/components/field/phone-field.tsx';
import { countries, states } from '#src/components/field/places.ts';
import { SelectField } from '#src/components/field/select-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { FieldGroup, FieldRow } from '#src/components/form/field-group.tsx';
import { useIsHydrating } from '#src/components/lazy/use-is-hydrating.ts';
import { type FormPartProps, fieldId } from './form.types.ts';

type TextName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'country';

/** The browser's names of countries aren't always the server's: until the page is taken over there is the chosen one alone. */
const useCountries = (chosen: string) => {
  const isHydrating = useIsHydrating();
  return !isHydrating || chosen !== 'US' ? countries : [{ value: 'US', label: 'United States' }];
};

/** Who gives, and where their receipt goes. */
export const DonorFields = ({ draft, change, errorOf, isBusy }: FormPartProps) => {
  const common = (name: TextName) => ({
    id: fieldId(name),
    value: draft[name],
    error: errorOf(name),
    disabled: isBusy,
    onChange: (value: string) => change({ [name]: value }),
  });
  const isHome = draft.country === 'US';
  const offered = useCountries(draft.country);
  return (
    <FieldGroup
      emphasis="question"
      title={draft.frequency === 'Organization' ? 'Who do we thank?' : 'Who gives?'}
      note="For your receipt. Only we see your e-mail, phone and address."
    >
      <FieldRow>
        <TextField {...common('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...common('lastName')} label="Last name" autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <TextField
          {...common('email')}
          label="E-mail"
          hint="Your receipt goes here."
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PhoneField {...common('phone')} label="Phone" optional width="full" />
      </FieldRow>
      <TextField {...common('address')} label="Street address" autoComplete="street-address" />
      <FieldRow>
        <TextField {...common('city')} label="City" autoComplete="address-level2" />
        {isHome ? (
          <SelectField {...common('state')} label="State" options={states} autoComplete="address-level1" />
        ) : (
          <TextField {...common('state')} label="State or region" optional autoComplete="address-level1" />
        )}
        <TextField
          {...common('postalCode')}
          label={isHome ? 'ZIP code' : 'Postal code'}
          autoComplete="postal-code"
          {...(isHome ? { inputMode: 'numeric' as const } : { autoCapitalize: 'characters' })}
        />
        <SelectField
          {...common('country')}
          label="Country"
          options={offered}
          placeholder={null}
          autoComplete="country"
        />
      </FieldRow>
    </FieldGroup>
  );
};
