import { addressNeedOf } from '#machines/donation/donation.rules.ts';
import { oneNameHint } from '#machines/form/person-fields.rules.ts';
import { PhoneField } from '#src/components/field/phone-field.tsx';
import { states } from '#src/components/field/places.ts';
import { SelectField } from '#src/components/field/select-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { FieldRow } from '#src/components/form/field-group.tsx';
import { slots } from '#src/components/style/style.ts';
import { type FormPartProps, fieldId } from '#src/features/donation/form/form.types.ts';
import { CountryField, PostalCodeField } from './area-fields.tsx';

type TextName = 'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'city' | 'state';

const fieldOf =
  ({ draft, change, errorOf, isBusy }: FormPartProps) =>
  (name: TextName) => ({
    id: fieldId(name),
    value: draft[name],
    error: errorOf(name),
    disabled: isBusy,
    enterKeyHint: 'next' as const,
    onChange: (value: string) => change({ [name]: value }),
  });

/** The full address, for donations that require it. */
const AddressFields = (part: FormPartProps) => {
  const field = fieldOf(part);
  const { draft } = part;
  const at = slots('donation');
  return (
    <>
      <p className={at('note')}>
        {draft.frequency === 'Monthly'
          ? 'We need your address for a monthly gift.'
          : 'We need your address for a gift of $1,000 or more.'}
      </p>
      <TextField {...field('address')} label="Street address" autoComplete="street-address" />
      <div className={at('pair')}>
        <TextField {...field('city')} label="City" autoComplete="address-level2" />
        {draft.country === 'US' ? (
          <SelectField {...field('state')} label="State" options={states} autoComplete="address-level1" />
        ) : (
          <TextField {...field('state')} label="State or region" optional autoComplete="address-level1" />
        )}
      </div>
      <div className={at('pair')}>
        <PostalCodeField {...part} autoComplete="postal-code" />
        <CountryField {...part} autoComplete="country" />
      </div>
      <PhoneField {...field('phone')} country={draft.country} label="Phone" optional width="full" />
    </>
  );
};

/** The donor's name and the e-mail address for the receipt. */
export const DonorFields = (part: FormPartProps) => {
  const field = fieldOf(part);
  const at = slots('donation');
  return (
    <>
      <div className={at('pair')}>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" hint={oneNameHint} autoComplete="family-name" />
      </div>
      <FieldRow>
        <TextField
          {...field('email')}
          label="E-mail"
          hint="For your receipt. Only we see it."
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FieldRow>
      {addressNeedOf(part.draft) === 'whole' ? <AddressFields {...part} /> : null}
    </>
  );
};
