/** The longest query, in characters: no name is as long. The search boxes take no more, and what an address holds more is left out. */
export const longestQuery = 200;

const controls = /\p{Cc}+/gu;

/** What is looked for, of what was typed or stands in an address, and whether more was typed than that. */
export const queryOf = (typed: string): { text: string; isCut: boolean } => {
  // By whole characters: half a one can neither be sent nor stand in an address.
  const characters = [...typed.toWellFormed().replace(controls, ' ').trim()];
  return {
    text: characters.slice(0, longestQuery).join('').trim(),
    isCut: characters.length > longestQuery,
  };
};
