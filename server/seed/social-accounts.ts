import type { NewSocialAccount } from '#server/simulators/simulators.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { Row } from './rows.ts';

/** People who are new here when they come: the first thing they are asked is whether the product may know them. */
const strangers: readonly NewSocialAccount[] = [
  { method: 'google', firstName: 'Lena', lastName: 'Brandt', email: 'lena.brandt@example.net' },
  { method: 'facebook', firstName: 'Priya', lastName: 'Shah', email: 'priya.shah@example.net' },
  { method: 'facebook', firstName: 'Jonas', lastName: 'Weber', email: null },
];

/** Somebody of the seed who always signed in like this, and agreed long ago. */
const regular = (
  people: readonly Row<'person'>[],
  method: NewSocialAccount['method'],
): NewSocialAccount[] => {
  const person = people.find(({ loginType }) => loginType?.toLowerCase() === method);
  if (person === undefined) return [];
  const { oid, firstName, lastName, emailAddress: email } = person;
  return [{ method, oid, firstName, lastName, email, hasConsented: true }];
};

/** The first demo account once more, at Google: her address belongs to her e-mail sign-in here. */
const twice = demoAccounts
  .slice(0, 1)
  .map(
    ({ firstName, lastName, email }): NewSocialAccount => ({ method: 'google', firstName, lastName, email }),
  );

/** Whom the simulators for Google and Facebook list. */
export const socialAccounts = (people: readonly Row<'person'>[]): NewSocialAccount[] => [
  ...regular(people, 'google'),
  ...regular(people, 'facebook'),
  ...strangers,
  ...twice,
];
