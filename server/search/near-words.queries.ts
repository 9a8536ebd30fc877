import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';

/** A word of a name, and its similarity to the typed one, from 0 to 1. */
export type NearWord = { word: string; similarity: number };

/** The share of a typed word that a name's word must contain: two swapped letters in a name of eight pass. */
const similarity = 0.4;

/** The similarity of a short word with one slip: trigrams have too little data there. */
const shortSimilarity = 0.6;
const shortest = 3;
const short = 5;

/** Spellings that are tried for one word, of all that share letters with it. */
const spellings = 8;
const candidates = 64;

/** Spellings with less than this share of the best similarity are other names. */
const besides = 0.75;

const without = (letters: readonly string[], at: number) => letters.filter((_, index) => index !== at);

/**
 * What a short word, or one beyond ASCII, may have been before one slip: a letter wrong, missing, too many, or two swapped. As patterns of
 * `like`.
 */
export const slipsOf = (word: string): string[] => {
  const letters = [...word];
  // With locale C, trigrams know ASCII letters only.
  const isPlain = /^[a-z0-9]*$/.test(word);
  if (letters.length < shortest || (isPlain && letters.length > short)) return [];
  // People usually get the first letter right.
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

/** How many slips turn one word into another: a letter wrong, missing, too many, or two swapped. */
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
 * The words of all names with a spelling near to a typed one; the nearest first. With other words it may also be a mistyped beginning;
 * alone that says too little.
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

/** Call it once in a transaction, before `nearWords`. */
export const setSimilarity = (trx: Trx) =>
  sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(similarity)}`.execute(trx);
