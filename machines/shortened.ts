const signs = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** A text of at most `most` signs as a reader counts them, none of them cut in two; a longer one ends with "…". */
export const shortened = (text: string, most: number): string => {
  const all = [...signs.segment(text)].map(({ segment }) => segment);
  if (all.length <= most) return text;
  return `${all
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
};
