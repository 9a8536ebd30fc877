import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';

/** A word of a name, and how alike it is to one that was typed, from 0 to 1. */
export type NearWord = { word: string; similarity: number };

/** How much of a typed word a name's word has to hold: two letters changed about in a name of eight pass. */
const similarity = 0.4;

/** What one slip makes of a short word counts as this alike: trigrams have too little to go by there. */
const shortSimilarity = 0.6;
const shortest = 3;
const short = 5;

/** How many spellings are tried for one word, of how many that share letters with it. */
const spellings = 8;
const candidates = 64;

/** Spellings that are this much less alike than the nearest are other names. */
const besides = 0.75;

const without = (letters: readonly string[], at: number) => letters.filter((_, index) => index !== at);

/** What a short word, or one beyond ASCII, may have been before one slip: a letter wrong, missing, too many, or two changed about. As patterns of `like`. */
export const slipsOf = (word: string): string[] => {
  const letters = [...word];
  // Where the locale is C, trigrams know ASCII letters only.
  const isPlain = /^[a-z0-9]*$/.test(word);
  if (letters.length < shortest || (isPlain && letters.length > short)) return [];
  // The first letter is the one that people get right.
  const places = letters.map((_, index) => index).slice(1);
  const patterns = places.flatMap((at) => [
    letters.with(at, '_'),
    [...letters.slice(0, at), '_', ...letters.slice(at)],
    without(letters, at),
    ...(at + 1 < letters.length
      ? [letters.with(at, letters[at + 1] ?? '').with(at + 1, letters[at] ?? '')]
      : []),
  ]);
  return [...new Set([...patterns, [...letters, '_']].map((pattern) => pattern.join('')))];
};

const amongNearest = (near: readonly NearWord[]): NearWord[] =>
  near.filter((one) => one.similarity >= besides * (near[0]?.similarity ?? 0)).slice(0, spellings);

/** How many slips make one word of another: a letter wrong, missing, too many, or two changed about. */
export const slipsBetween = (one: string, other: string): number => {
  const [from, to] = [[...one], [...other]];
  let [before, row] = [[] as number[], [...to, ''].map((_, at) => at)];
  const at = (values: number[], index: number) => values[index] ?? Number.POSITIVE_INFINITY;
  for (const [i, letter] of from.entries()) {
    const next = [i + 1];
    for (const [j, wanted] of to.entries()) {
      const isSwapped = i > 0 && letter === to[j - 1] && from[i - 1] === wanted;
      next.push(
        Math.min(
          at(row, j) + (letter === wanted ? 0 : 1),
          at(row, j + 1) + 1,
          at(next, j) + 1,
          isSwapped ? at(before, j - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
};

/** Two slips in a short word make it another name. */
const isNear = (typed: string, word: string): boolean =>
  slipsBetween(typed, word) <= ([...typed].length > short ? 2 : 1);

/**
 * The words among all names that are nearly spelled as a typed one; the nearest first. Beside another word it may also be the
 * beginning of one, with a slip: alone it tells too little.
 */
export const nearWords = async (trx: Trx, typed: string, isBesideOthers: boolean): Promise<NearWord[]> => {
  const slips = slipsOf(typed);
  const letters = [...typed];
  const first = letters[0] ?? '';
  const { rows } = await sql<NearWord>`
    select word, max(similarity) as similarity from (
      select word, greatest(
        similarity(${typed}, word), 0.9 * similarity(${typed}, left(word, length(${typed})))
      ) as similarity
      from search_word where ${typed} <% word
      union all
      select word, ${shortSimilarity}::real from search_word
      where word >= ${first} and word < ${`${first}\u{10ffff}`} and word like any(${slips}::text[])
    ) near
    group by word having max(similarity) >= 0.3 order by similarity desc, word limit ${candidates}`.execute(
    trx,
  );
  const beginsNear = (word: string) =>
    isBesideOthers && isNear(typed, [...word].slice(0, letters.length).join(''));
  return amongNearest(rows.filter(({ word }) => isNear(typed, word) || beginsNear(word)));
};

/** Has to be called once in a transaction, ahead of `nearWords`. */
export const setSimilarity = (trx: Trx) =>
  sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(similarity)}`.execute(trx);
