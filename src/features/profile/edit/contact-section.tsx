import type { ReactNode } from 'react';
import { EditSection } from '#src/components/editing/edit-section.tsx';
import { PhoneField } from '#src/components/field/phone-field.tsx';
import { countries, states } from '#src/components/field/places.ts';
import { SelectField } from '#src/components/field/select-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { FieldRow } from '#src/components/form/field-group.tsx';
import { type SectionProps, textField } from './edit.types.ts';

/** The person's contact details for the staff; they are not on the page. */
export const ContactSection = (props: SectionProps & { email: ReactNode }) => {
  const isHome = props.draft.country === 'US';
  return (
    <EditSection id="contact" title="Contact" note="For the organizers only. Nobody sees it on your page.">
      {props.email}
      <FieldRow>
        <PhoneField
          {...textField(props, 'phone')}
          country={props.draft.country}
          label="Phone"
          optional
          width="full"
        />
        <TextField
          {...textField(props, 'employerName')}
          label="Employer"
          hint="Many employers match what their employees raise."
          optional
          autoComplete="organization"
        />
      </FieldRow>
      <SelectField
        {...textField(props, 'country')}
        label="Country"
        optional
        options={countries}
        autoComplete="country"
      />
      <TextField
        {...textField(props, 'address')}
        label="Street address"
        optional
        autoComplete="street-address"
      />
      <FieldRow>
        <TextField {...textField(props, 'city')} label="City" optional autoComplete="address-level2" />
        {isHome ? (
          <SelectField
            {...textField(props, 'state')}
            label="State"
            options={states}
            autoComplete="address-level1"
          />
        ) : (
          <TextField
            {...textField(props, 'state')}
            label="State, province or region"
            optional
            autoComplete="address-level1"
          />
        )}
      </FieldRow>
      <TextField
        {...textField(props, 'postalCode')}
        label={isHome ? 'ZIP code' : 'Postal code'}
        optional
        width="short"
        autoComplete="postal-code"
      />
    </EditSection>
  );
};
