import type { components } from '#openapi/contract.gen.ts';
import type { Row } from './rows.ts';

type Schemas = components['schemas'];

/** The answers of a completed profile step. */
export const profileOf = (person: Row<'person'>): Schemas['RegistrationProfile'] => ({
  firstName: person.firstName,
  lastName: person.lastName,
  phone: person.phone ?? '+13045550100',
  birthDate: person.birthDate ?? '1990-01-01',
  gender: person.gender ?? null,
  address: person.address ?? '1 Mill Street',
  city: person.city ?? 'Tamarack Falls',
  state: person.state ?? 'WV',
  postalCode: person.postalCode ?? '26210',
  country: person.country ?? 'US',
  emergencyContactName: person.emergencyContactName ?? 'Ada Larkin',
  emergencyContactPhone: person.emergencyContactPhone ?? '+13045550199',
});

export const activityGoals: readonly Schemas['ActivityGoal'][] = [
  { activity: 'walking', unit: 'miles', amount: 120 },
  { activity: 'swimming', unit: 'times', amount: 40 },
  { activity: 'rowing', unit: 'minutes', amount: 1800 },
  { activity: 'running', unit: 'miles', amount: 200 },
  { activity: 'yoga', unit: 'times', amount: 60 },
];
