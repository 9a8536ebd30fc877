/** The longest query, in characters: no name is longer. Search boxes take no more, and the rest of a longer address is left out. */
export const longestQuery = 200;

const controls = /\p{Cc}+/gu;

/** The searched part of a typed text or an address, and whether it was cut. */
export const queryOf = (typed: string): { text: string; isCut: boolean } => {
  // Cuts whole characters: half a surrogate pair can't be sent.
  const characters = [...typed.toWellFormed().replace(controls, ' ').trim()];
  return {
    text: characters.slice(0, longestQuery).join('').trim(),
    isCut: characters.length > longestQuery,
  };
};
