import { nameInOneLine } from '#machines/form/person-name.ts';

/** Chinese, Japanese and Korean names have no space between their parts. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/**
 * Whether a name can be a signature: a first and a last name, and more than initials. One letter of a script without capitals, such as
 * Chinese, is a name and no initial. People with one name write a dash after it; where the site knows that they have one name, they may leave it
 * out.
 */
export const isSignedName = (name: string, hasOneName = false): boolean => {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const isWhole =
    words.length > 1 || hasOneName || unspaced.test(name) || nameInOneLine(name) !== name.trim();
  return words.length > 0 && isWhole && /\p{L}{2}|\p{Lo}/u.test(name);
};

export const signedNameProblem = 'Type your first and last name.';

export const guardianNameProblem = 'Have your parent or guardian type their first and last name.';
