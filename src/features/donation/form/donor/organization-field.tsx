import { call } from '#src/api/call.ts';
import { searchOrganizations } from '#src/api/calls/search.calls.ts';
import { FinderField } from '#src/components/field/finder-field.tsx';
import { type FormPartProps, fieldId } from '#src/features/donation/form/form.types.ts';

const countText = (count: number) =>
  count === 1 ? '1 organization found. Arrow down to choose it.' : `${count} organizations found.`;

const most = 5;

/** Where none can be had the name is given as it is typed. The API takes no single letter, of any script. */
const ask = async (query: string) =>
  [...query].length > 1 ? call(searchOrganizations({ query, limit: most })) : [];

/** In which organization's name the donation is given: one that has given before, or a name that is typed. */
export const OrganizationField = ({ draft, change, errorOf, isBusy }: FormPartProps) => (
  <FinderField
    id={fieldId('organizationName')}
    label="Organization"
    hint={
      draft.organizationId === null
        ? 'The company, club or congregation that gives. Choose it from the list, or type its name.'
        : 'This organization has given before. You’re the contact for this gift.'
    }
    error={errorOf('organizationName') ?? errorOf('organizationId')}
    disabled={isBusy}
    listName="Organizations"
    countText={countText}
    ask={ask}
    autoComplete="organization"
    value={draft.organizationName}
    onType={(organizationName) => change({ organizationName, organizationId: null })}
    onChoose={({ id, name }) => change({ organizationId: id, organizationName: name })}
  />
);
