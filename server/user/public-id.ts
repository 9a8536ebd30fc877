import { randomInt } from 'node:crypto';
import { slug } from '#server/platform/text/slug.ts';

// No vowels and nothing that looks like something else, so that no word appears in an address.
const letters = 'bcdfghjkmnpqrstvwxz23456789';

const suffix = () => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');

/** The last part of a profile's address: readable, but not to be guessed from a name alone. */
export const publicIdFor = (firstName: string, lastName: string): string => {
  const readable = slug(`${firstName} ${lastName}`).slice(0, 30).replace(/-+$/, '');
  return readable === '' ? `rider-${suffix()}` : `${readable}-${suffix()}`;
};
