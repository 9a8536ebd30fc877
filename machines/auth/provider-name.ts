import { isNoName, noLastName } from '#machines/form/person-name.ts';

/** The most characters of a first or a last name. */
const longest = 80;

/** Stands for the name of a person whose claims hold no name. They can change it when they register, or on their profile. */
export const unknownName = 'Friend';

/** Characters that show nothing. The two joiners stay: some scripts need them. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A dot that joins two words; a short word before it is an initial or a title and keeps it: “J. R.”, “St. John”, “jane doe”. */
const apart = (_: string, word: string): string => ([...word].length < 3 ? `${word}. ` : `${word} `);

/**
 * A provider's claim as a name that the contract takes: without characters that show nothing and without links; of an e-mail address, the
 * part before the “@”. Null for a claim without a name.
 */
const nameOf = (claim: unknown): string | null => {
  if (typeof claim !== 'string') return null;
  const name = claim
    .normalize('NFKC')
    .replace(/\s/gu, ' ')
    .replace(unseen, '')
    .replace(/(\S+)@\S+/gu, (_, local: string) => local.replace(/[_+]/g, ' '))
    .replace(/:\/*/g, ' ')
    .replace(/([\p{L}\p{M}\p{N}_-]*)[.。]+(?=\S)/gu, apart)
    .replace(/ +/g, ' ');
  const short = [...name.trim()].slice(0, longest).join('').trim();
  return isNoName(short) ? null : short;
};

/** The names from a provider's claims: never empty, and never refused. Any claim may be missing or of any type. */
export const providerNames = (claims: {
  given: unknown;
  family: unknown;
  name: unknown;
  email: string;
}): { firstName: string; lastName: string } => {
  const isName = (name: string | null): name is string => name !== null;
  // Where only one of the two claims holds a name, it becomes the first name.
  const [first, lastName = noLastName] = [nameOf(claims.given), nameOf(claims.family)].filter(isName);
  return { firstName: first ?? nameOf(claims.name) ?? nameOf(claims.email) ?? unknownName, lastName };
};
