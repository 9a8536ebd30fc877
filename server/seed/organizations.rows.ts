import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import type { DemoData, Row } from './rows.ts';

/** Every organization that gave, as old as its first donation; listed once a donation of it shows its donor. */
export const addOrganizations = (data: DemoData): void => {
  const known = new Map<string, Row<'organization'>>();
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

/** Companies, clubs and congregations that give. No two are the same without accents and signs. */
export const organizations: readonly string[] = [
  'Larkin & Daughters',
  'Castleby Credit Union',
  'Tamarack Falls Rotary',
  'Saltmarsh Paper',
  'The Penfield Bakery',
  'Ashgrove Veterinary',
  'Brightwater Health',
  'Hollin Valley Schools',
  'Northfell Outfitters',
  'Old Quarry Climbing Club',
  'Orrin County Teachers',
  'Sixmile Brewing',
  'Café Ponderosa',
  'Chapel Hill Road Church',
  'Depot Road Hardware',
  'Wren & Tully Architects',
  'Lakeside Family Dental',
  'Millrace Credit Union',
  'Peña Brothers Roofing',
  'Quillfeather Books',
  'Ridge Avenue Running Club',
  'Stonebarn Dairy',
  'Tanager Physical Therapy',
  'Copperline Electric',
  'Underhill Farm Market',
  'Vantry Insurance',
  'Whistlestop Diner',
  'Yarrow & Sons Nursery',
  'Zephyr Gap Paragliders',
  'Amberjack Software',
  'Bellwether Accounting',
  'Cinder Creek Volunteer Fire Company',
  'Dunmore Street Library Friends',
  'Elk Hollow Quilters',
  'Fennimore High School Band',
  'Gallowglass Theater',
  'Harrow Bridge Engineering',
  'Ironwood Bicycle Works',
  'Jubilee Choir of Orrin',
  'Kestrel Point Sailing Club',
];
