import { apostrophes } from '#machines/form/apostrophes.ts';

const bare = (name: string): string =>
  name.replace(apostrophes, "'").normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en-US');

/** Whether the confirmation is the person's first name; capitals, kinds of apostrophe and spaces around it don't count. */
export const isTypedName = (typed: string, firstName: string): boolean => bare(typed) === bare(firstName);
