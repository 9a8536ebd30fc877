import type { NewSocialAccount } from '#server/simulators/simulators.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { Row } from './rows.ts';

/** People without an account: their first sign-in asks for their consent. */
const strangers: readonly NewSocialAccount[] = [
  { method: 'google', firstName: 'Lena', lastName: 'Brandt', email: 'lena.brandt@example.net' },
  { method: 'facebook', firstName: 'Priya', lastName: 'Shah', email: 'priya.shah@example.net' },
  { method: 'facebook', firstName: 'Jonas', lastName: 'Weber', email: null },
];

/** A person of the seed who always signed in like this, and consented long ago. */
const regular = (
  people: readonly Row<'person'>[],
  method: NewSocialAccount['method'],
): NewSocialAccount[] => {
  const person = people.find(({ loginType }) => loginType?.toLowerCase() === method);
  if (person === undefined) return [];
  const { oid, firstName, lastName, emailAddress: email } = person;
  return [{ method, oid, firstName, lastName, email, hasConsented: true }];
};

/** The first demo account again, at Google: her address belongs to her e-mail sign-in here. */
const twice = demoAccounts
  .slice(0, 1)
  .map(
    ({ firstName, lastName, email }): NewSocialAccount => ({ method: 'google', firstName, lastName, email }),
  );

/** The accounts of the simulators for Google and Facebook. */
export const socialAccounts = (people: readonly Row<'person'>[]): NewSocialAccount[] => [
  ...regular(people, 'google'),
  ...regular(people, 'facebook'),
  ...strangers,
  ...twice,
];
