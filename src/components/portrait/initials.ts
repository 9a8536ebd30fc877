const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const firstOf = (word: string): string => [...letters.segment(word)][0]?.segment ?? '';

/** The first letters of a name's first and last word, "MO"; of a single word one letter; empty without a name. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words;
  return ends.map((word) => firstOf(word.replace(/^[^\p{L}\p{N}]+/u, '')).toLocaleUpperCase('en')).join('');
};
