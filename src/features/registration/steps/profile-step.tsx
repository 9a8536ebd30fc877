import { oneNameHint } from '#machines/form/person-fields.rules.ts';
import { DateField } from '#src/components/field/date-field.tsx';
import { PhoneField } from '#src/components/field/phone-field.tsx';
import { countries, states } from '#src/components/field/places.ts';
import { SelectField } from '#src/components/field/select-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { FieldGroup, FieldRow } from '#src/components/form/field-group.tsx';
import { type ComingOffer, fieldId, type StepProps } from '#src/features/registration/registration.types.ts';

type ProfileStepProps = StepProps<'profile', ComingOffer>;

/** Contact, birth date and emergency contact. */
export const ProfileStep = ({ draft, change, errorOf, isBusy, context, offer }: ProfileStepProps) => {
  const common = (field: keyof ProfileStepProps['draft']) => ({
    id: fieldId(field),
    value: draft[field],
    error: errorOf(field),
    disabled: isBusy,
    onChange: (value: string) => change({ [field]: value }),
  });
  const isHome = draft.country === 'US';
  return (
    <>
      <FieldGroup
        title="You"
        note={`We’ll e-mail you at ${context.registration?.prefill.emailAddress ?? 'your account’s address'}.`}
      >
        <FieldRow>
          <TextField {...common('firstName')} label="First name" autoComplete="given-name" />
          <TextField
            {...common('lastName')}
            label="Last name"
            hint={oneNameHint}
            autoComplete="family-name"
          />
        </FieldRow>
        <DateField
          {...common('birthDate')}
          label="Birth date"
          hint={`Your age on the first day of ${offer.event.name} decides what you can sign up for. Only the organizers see it.`}
          autoComplete="bday"
        />
        <FieldRow>
          <PhoneField {...common('phone')} country={draft.country} label="Phone" width="full" />
          <TextField {...common('gender')} label="Gender" optional autoComplete="sex" />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="Where you live">
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
            {...(isHome ? { inputMode: 'numeric' as const } : {})}
          />
          <SelectField
            {...common('country')}
            label="Country"
            options={countries}
            placeholder={null}
            autoComplete="country"
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="Emergency contact" note="Someone who won’t be at the event with you.">
        <FieldRow>
          <TextField
            {...common('emergencyContactName')}
            label="Emergency contact’s name"
            autoComplete="off"
          />
          <PhoneField
            {...common('emergencyContactPhone')}
            country={draft.country}
            label="Their phone"
            autoComplete="off"
            width="full"
          />
        </FieldRow>
      </FieldGroup>
    </>
  );
};
