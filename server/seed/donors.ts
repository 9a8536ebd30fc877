import { slugOf } from './demo-ids.ts';
import { nameGroups } from './names.data.ts';
import { organizations } from './organizations.data.ts';
import type { Random } from './random.ts';
import type { DemoData, Row } from './rows.ts';

export type Donor = Pick<
  Row<'donation'>,
  'donorPersonId' | 'donorType' | 'donorName' | 'donorEmail' | 'frequency'
>;

/** The donor: one of the 200 in one donation of eight, an organization in one of twenty-five, otherwise a stranger. */
export const drawDonor = (random: Random, data: DemoData): Donor => {
  if (random.chance(0.04)) {
    const name = random.pick(organizations);
    const at = slugOf({ firstName: name, lastName: '' }).replace(/-+$/, '');
    return {
      donorPersonId: null,
      donorType: 'Organization',
      donorName: name,
      donorEmail: `giving@${at}.example`,
      frequency: 'Organization',
    };
  }
  const frequency = random.chance(0.08) ? 'Monthly' : 'Once';
  const person = random.chance(0.125) ? random.pick(data.person) : null;
  const group = random.pick(nameGroups);
  const name = person ?? { firstName: random.pick(group.first), lastName: random.pick(group.last) };
  return {
    donorPersonId: person?.id ?? null,
    donorType: 'Individual',
    donorName: `${name.firstName} ${name.lastName}`,
    donorEmail: person?.emailAddress ?? `${slugOf(name).replaceAll('-', '.')}@mail.example`,
    frequency,
  };
};
