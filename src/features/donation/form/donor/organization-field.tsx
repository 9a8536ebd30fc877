import { call } from '#src/api/call.ts';
import { searchOrganizations } from '#src/api/calls/search.calls.ts';
import { FinderField } from '#src/components/field/finder-field.tsx';
import { type FormPartProps, fieldId } from '#src/features/donation/form/form.types.ts';

const countText = (count: number) =>
  count === 1 ? '1 organization found. Arrow down to choose it.' : `${count} organizations found.`;

const most = 5;

/** Without suggestions the typed name counts. The API takes no single letter, of any script. */
const ask = async (query: string) =>
  [...query].length > 1 ? call(searchOrganizations({ query, limit: most })) : [];

/** The organization in whose name the donation is made: an earlier donor, or a typed name. */
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
