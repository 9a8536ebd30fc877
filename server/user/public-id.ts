import { randomInt } from 'node:crypto';
import { fullNameOf } from '#machines/form/person-name.ts';
import { slug } from '#server/platform/text/slug.ts';

// No vowels and no signs that look alike, so that no word appears in an address.
const letters = 'bcdfghjkmnpqrstvwxz23456789';

const suffix = () => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');

/** The last part of a profile's address: readable, but not to be guessed from a name alone. */
export const publicIdFor = (person: { firstName: string; lastName: string }): string => {
  const readable = slug(fullNameOf(person)).slice(0, 30).replace(/-+$/, '');
  return readable === '' ? `rider-${suffix()}` : `${readable}-${suffix()}`;
};
