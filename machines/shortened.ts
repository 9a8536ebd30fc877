const signs = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** A text of at most `most` characters as a reader counts them; a longer text is cut between characters and ends with "…". */
export const shortened = (text: string, most: number): string => {
  const all = [...signs.segment(text)].map(({ segment }) => segment);
  if (all.length <= most) return text;
  return `${all
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
};
