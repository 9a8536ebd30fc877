/*
 * Some people have one name only, as in Indonesia or the south of India. They enter a dash, or what they are used to enter, as their last
 * name. It is stored as `noLastName` and never shown: every full name is made here, or by the database column `full_name`.
 */

/** Stands for a missing last name: in forms, in the contract and in the database. */
export const noLastName = '–';

/** What other forms make people enter for a missing name. “Na” and “Null” are real names. */
const standIn = /^(?:n\/a|n\.a\.?|none|fnu|lnu|nln|no (?:last ?name|surname)|not applicable)$/iu;

/** Whether a text is not a name: it has no letter, digit or picture, or says that there is no name. */
export const isNoName = (text: string): boolean =>
  !/[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(text) || standIn.test(text.trim());

/** A last name as it is stored. */
export const lastNameOf = (typed: string): string => (isNoName(typed) ? noLastName : typed.trim());

/** A full name as it is stored, without the sign of a missing last name: “Suharti –” becomes “Suharti”. */
export const nameInOneLine = (typed: string): string => typed.trim().replace(/\s+[\p{Pd}−_.]+$/u, '');

/** A person's name as everybody reads it; empty if nothing is entered yet. */
export const fullNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName]
    .map((name) => name.trim())
    .filter((name, index) => (index === 0 ? name !== '' : !isNoName(name)))
    .join(' ');
