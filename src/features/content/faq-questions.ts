import { apostrophes } from '#machines/form/apostrophes.ts';
import { counted } from '#src/components/format/numbers.ts';

/** Ignores case, accents, apostrophes and hyphens, so that “email” finds “e-mail”. */
const plain = (text: string): string =>
  text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Pd}]/gu, '')
    .toLowerCase();

/** The words of a search, all of which a result must contain. */
export const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** Whether a text contains all the words, as a whole or in parts. */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
};

/** Hides the questions that lack a word, and sections without questions; unfolds the others. Returns how many are left of how many. */
export const filterQuestions = (page: ParentNode, query: string): { found: number; all: number } => {
  const words = wordsOf(query);
  const questions = [...page.querySelectorAll<HTMLElement>('[data-question]')];
  for (const question of questions) question.hidden = !hasWords(question.textContent ?? '', words);
  for (const section of page.querySelectorAll<HTMLElement>('[data-section]')) {
    const left = section.querySelectorAll('[data-question]:not([hidden])').length;
    section.hidden = left === 0;
    section.querySelector('[data-count]')?.replaceChildren(counted(left, 'question'));
    if (words.length > 0 && !section.hidden) section.querySelector('details')?.setAttribute('open', '');
  }
  return { found: questions.filter(({ hidden }) => !hidden).length, all: questions.length };
};
