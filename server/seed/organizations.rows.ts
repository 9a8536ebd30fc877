import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import type { DemoData, Row } from './rows.ts';

type Organization = Row<'organization'>;

/** Every organization that gave, as old as its first donation; listed once a donation of it shows its donor. */
export const addOrganizations = (data: DemoData): void => {
  const known = new Map<string, Organization>();
  const given = data.donation.filter(({ donorType }) => donorType === 'Organization');
  const open = new Set(given.filter(({ isAnonymous }) => !isAnonymous).map(({ donorName }) => donorName));
  for (const { donorName: name, givenAt } of given.toSorted(
    (a, b) => a.givenAt.getTime() - b.givenAt.getTime(),
  ))
    if (!known.has(name))
      known.set(name, {
        id: derivedId('organization', name),
        name,
        createdAt: givenAt,
        isListed: open.has(name),
      });
  for (const donation of data.donation)
    donation.organizationId =
      donation.donorType === 'Organization' ? (known.get(donation.donorName)?.id ?? null) : null;
  data.organization.push(...known.values());
};
