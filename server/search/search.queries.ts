import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { type NearWord, nearWords, setSimilarity } from './near-words.queries.ts';

export type HitType = 'User' | 'Peloton' | 'Organization';

/** A match, and its rank among all matches. */
export type Hit = { type: HitType; id: string };

export type Hits = { total: number; page: Hit[] };

/** `eventId`: the event of the people; null if no people are searched. */
type Wanted = { eventId: string | null; types: readonly HitType[]; limit: number; offset: number };

/** More words than a name has do not narrow the search. */
const mostWords = 8;

/** Words that a name separates and others join, as in “de la Cruz”. */
const mostJoined = 3;

/** The length of stored starts (`search_starts`). */
const longestStart = 24;

/** A typed word, folded as names are. */
export type Word = {
  text: string;
  /** The starts of a name for this word: the word, alone or after the preceding ones; umlauts in both spellings. */
  starts: readonly string[];
};

const startsAt = (words: readonly string[], at: number): string[] =>
  Array.from({ length: Math.min(at + 1, mostJoined) }, (_, before) =>
    [...words.slice(at - before, at + 1).join('')].slice(0, longestStart).join(''),
  );

/** The words of a query, folded like stored names by `search_fold`, so that both cannot differ. */
export const wordsOf = async (db: Db, query: string): Promise<Word[]> => {
  const { rows } = await sql<{ folded: string; spelled: string }>`
    select search_fold(${query}) as folded, search_fold(search_spell(${query})) as spelled`.execute(db);
  const [folded = [], spelled = []] = [rows[0]?.folded, rows[0]?.spelled].map((text = '') =>
    text
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, mostWords),
  );
  return folded.map((text, at) => ({
    text,
    starts: [...new Set([...startsAt(folded, at), ...startsAt(spelled, at)])],
  }));
};

const and = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `);
const plus = (scores: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(scores, sql` + `);
const longestFirst = (one: Word, other: Word) => other.text.length - one.text.length;

/** Whether a column of starts has one for each of the words. Folded words contain no special character of `like`. */
export const hasStarts = (column: RawBuilder<unknown>, words: readonly Word[]): RawBuilder<unknown> =>
  and([
    sql`true`,
    ...words.map(({ starts }) => sql`${column} like any(${starts.map((start) => `% ${start}%`)}::text[])`),
  ]);

/** A value after every start with this beginning, in the order of the index. */
const pastAll = (beginning: string): string => `${beginning}\u{10ffff}`;

/** The first entry of each name with this beginning. */
const isAt = (start: string): RawBuilder<unknown> =>
  sql`start >= ${start} and start < ${pastAll(start)} and place = strpos(starts, ${` ${start}`})`;

/** Which entries are read, the other conditions on their names, and the score; all read `search_entry`. */
type Test = { places: readonly RawBuilder<unknown>[]; fits: RawBuilder<unknown>; score: RawBuilder<unknown> };

/** Each match of the wanted types, once, with its score. */
const hitsOf = ({ eventId, types }: Wanted, { places, fits, score }: Test): RawBuilder<unknown> => {
  const parts = types.flatMap((type) => {
    const event = type === 'User' ? sql`event_id = ${eventId}` : sql`event_id is null`;
    return places.map(
      (place) => sql`
        select type, subject_id as id, search_name, ${score} as score from search_entry
        where type = ${type} and ${event} and ${place} and ${fits}`,
    );
  });
  // A name that fits in two ways is read in two places.
  return sql.join(parts, places.length === 1 ? sql` union all ` : sql` union `);
};

/** The number of rows in `hit`, and the wanted page, the best first. */
const pageOf = ({ limit, offset }: Wanted): RawBuilder<unknown> => sql`
  select
    (select count(*) from hit) as total,
    (
      select coalesce(json_agg(one), '[]') from (
        select type, id from hit order by score desc, search_name, id limit ${limit} offset ${offset}
      ) one
    ) as page`;

/** Names with a start for every word; those with more whole words come first. */
export const findByName = async (db: Db, words: readonly Word[], wanted: Wanted): Promise<Hits> => {
  // The longest word is usually the rarest: its entries are read, and their names are checked for the other words.
  const [longest, ...others] = words.toSorted(longestFirst);
  const score = plus([
    sql`0`,
    ...words.map(({ text }) => sql`(search_name || ' ' like ${`% ${text} %`})::integer`),
  ]);
  const places = longest === undefined ? [sql`place = 1`] : longest.starts.map(isAt);
  const { rows } = await sql<Hits>`
    with hit as materialized (${hitsOf(wanted, { places, fits: hasStarts(sql`starts`, others), score })})
    ${pageOf(wanted)}
  `.execute(db);
  return rows[0] ?? { total: 0, page: [] };
};

/** The search keeps only the similar spellings that are almost as near as the nearest one. */
const besides = 0.85;

/** The similarity of the nearest word in a name; 0 where it has none of them whole. */
const nearest = (near: readonly NearWord[]): RawBuilder<unknown> =>
  sql`greatest(${sql.join(
    near.map(
      ({ word, similarity }) =>
        sql`case when search_name || ' ' like ${`% ${word} %`} then ${similarity}::real else 0 end`,
    ),
  )})`;

/** Names with a near spelling of every word; the nearest first. */
export const findBySimilarity = async (trx: Trx, words: readonly Word[], wanted: Wanted): Promise<Hits> => {
  await setSimilarity(trx);
  const spellings: NearWord[][] = [];
  for (const { text } of words.toSorted(longestFirst))
    spellings.push(await nearWords(trx, text, words.length > 1));
  const [first] = spellings;
  if (first === undefined || spellings.some((near) => near.length === 0)) return { total: 0, page: [] };
  const places = first.map(({ word }) => isAt([...word].slice(0, longestStart).join('')));
  const fits = and(spellings.map((near) => sql`${nearest(near)} > 0`));
  const score = plus(spellings.map(nearest));
  const { rows } = await sql<Hits>`
    with near as materialized (${hitsOf(wanted, { places, fits, score })}),
    hit as materialized (select * from near where score >= ${besides} * (select max(score) from near))
    ${pageOf(wanted)}
  `.execute(trx);
  return rows[0] ?? { total: 0, page: [] };
};
