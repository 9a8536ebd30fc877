/** The longest query, in characters; the search box takes no more. */
export const longestQuery = 200;

/** Where a search leads: whoever asks for nothing is shown where to give. */
export const searchPlace = (text: string): string => {
  // By whole characters: half a one would not fit into an address.
  const query = [...text.trim()].slice(0, longestQuery).join('').toWellFormed();
  return query === '' ? '/give' : `/search?query=${encodeURIComponent(query)}`;
};
