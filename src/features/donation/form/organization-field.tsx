import { TextField } from '#src/components/field/text-field.tsx';
import { type FormPartProps, fieldId } from './form.types.ts';

/** In which organization's name the gift is given. */
export const OrganizationField = ({ draft, change, errorOf, isBusy }: FormPartProps) => (
  <TextField
    id={fieldId('organizationName')}
    label="Organization"
    hint="The company, club or congregation that gives. You are its contact."
    autoComplete="organization"
    maxLength={120}
    value={draft.organizationName}
    error={errorOf('organizationName')}
    disabled={isBusy}
    onChange={(organizationName) => change({ organizationName, organizationId: null })}
  />
);
