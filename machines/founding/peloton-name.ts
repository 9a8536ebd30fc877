import * as z from 'zod/mini';
import { seen } from '#machines/form/fields.ts';
import { hasLink, linkInNameText } from '#machines/form/link.ts';

/** The fewest and the most characters of a peloton's name. */
export const shortestName = 3;
export const longestName = 80;

// Scripts with letters that look like those of another script. Chinese, Japanese and Korean words may hold Latin letters.
const alikeScripts = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu', 'Deseret'],
  ...['Canadian_Aboriginal', 'Tifinagh', 'Osage', 'Warang_Citi', 'Old_Italic', 'Gothic'],
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

/** Latin letters of phonetic alphabets: small capitals and turned letters that look like common ones. */
const phonetic = /[\u0250-\u02af\u1d00-\u1dbf\ua720-\ua7ff]/u;

/**
 * Whether a word mixes scripts that look alike, so that it can imitate another word (Unicode Technical Standard 39). Two words in two
 * scripts can't; for whole words that look alike the database compares names.
 */
const mixesScripts = (name: string): boolean =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => alikeScripts.filter((script) => script.test(word)).length > 1);

const shown = z.string().check(seen);

/** A name as it is stored: single spaces, none around it. */
export const tidyName = (typed: string): string => typed.trim().replace(/\s+/gu, ' ');

/** The problem of a peloton's name, for the person who typed it; null when it can be used. */
export const pelotonNameProblem = (typed: string): string | null => {
  const name = tidyName(typed);
  const length = [...name].length;
  if (length === 0) return 'Enter a name for your peloton.';
  if (length < shortestName) return 'Use at least 3 characters.';
  if (length > longestName) return `Use at most 80 characters. Shorten the name by ${length - longestName}.`;
  const hidden = shown.safeParse(name).error?.issues[0]?.message;
  if (hidden !== undefined) return hidden;
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Use letters or numbers, so people can find you by name.';
  if (hasLink(name)) return linkInNameText;
  if (mixesScripts(name))
    return 'Use letters of one alphabet in each word. Words that mix them can pass for others.';
  if (phonetic.test(name)) return 'Use common letters. Phonetic ones can pass for others.';
  return null;
};
