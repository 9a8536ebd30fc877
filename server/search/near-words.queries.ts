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

/** How many spellings are tried for one word. */
const spellings = 8;

/** Spellings that are this much less alike than the nearest are other names. */
const besides = 0.75;

const without = (letters: readonly string[], at: number) => letters.filter((_, index) => index !== at);

/** What a short word may have been before one slip: a letter wrong, missing, too many, or two changed about. As patterns of `like`. */
export const slipsOf = (word: string): string[] => {
  const letters = [...word];
  if (letters.length < shortest || letters.length > short) return [];
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
  near.filter((one) => one.similarity >= besides * (near[0]?.similarity ?? 0));

/** The words among all names that are nearly spelled as a typed one, or begin nearly so; the nearest first. */
export const nearWords = async (trx: Trx, typed: string): Promise<NearWord[]> => {
  const slips = slipsOf(typed);
  const first = [...typed][0] ?? '';
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
    group by word having max(similarity) >= 0.3 order by similarity desc, word limit ${spellings}`.execute(
    trx,
  );
  return amongNearest(rows);
};

/** Has to be called once in a transaction, ahead of `nearWords`. */
export const setSimilarity = (trx: Trx) =>
  sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(similarity)}`.execute(trx);
