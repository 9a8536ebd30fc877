import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { type NearWord, nearWords, setSimilarity } from './near-words.queries.ts';

export type HitType = 'User' | 'Peloton' | 'Organization';

/** One that fits, and where it stands among all that do. */
export type Hit = { type: HitType; id: string };

export type Hits = { total: number; page: Hit[] };

/** `eventId`: in which people take part; null where no people are looked for. */
type Wanted = { eventId: string | null; types: readonly HitType[]; limit: number; offset: number };

/** More words than a name has tell no more. */
const mostWords = 8;

/** The words of a query as names are kept (`search_fold`), so that the two can't differ. */
export const wordsOf = async (db: Db, query: string): Promise<string[]> => {
  const { rows } = await sql<{ folded: string }>`select search_fold(${query}) as folded`.execute(db);
  const words = (rows[0]?.folded ?? '').split(' ').filter((word) => word !== '');
  return [...new Set(words)].slice(0, mostWords);
};

const and = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `);
const plus = (scores: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(scores, sql` + `);
const longestFirst = (one: string, other: string) => other.length - one.length;

/** Which entries count, and how well their names fit; both read `search_entry`. */
type Test = { fits: RawBuilder<unknown>; score: RawBuilder<unknown> };

/** One entry of everybody and everything of the types wanted that fits, with its score. */
const hitsOf = ({ eventId, types }: Wanted, { fits, score }: Test): RawBuilder<unknown> =>
  sql.join(
    types.map((type) => {
      const event = type === 'User' ? sql`event_id = ${eventId}` : sql`event_id is null`;
      return sql`
        select type, subject_id as id, search_name, ${score} as score from search_entry
        where type = ${type} and ${event} and ${fits}`;
    }),
    sql` union all `,
  );

/** How many are in `hit`, and the page of them that is wanted, the best first. */
const pageOf = ({ limit, offset }: Wanted): RawBuilder<unknown> => sql`
  select
    (select count(*) from hit) as total,
    (
      select coalesce(json_agg(one), '[]') from (
        select type, id from hit order by score desc, search_name, id limit ${limit} offset ${offset}
      ) one
    ) as page`;

/** Later than every word that begins so, in the order of the index. */
const pastAll = (beginning: string): string => `${beginning}\u{10ffff}`;

/** Whose name has, for every word, one that begins with it; who has more of the words whole comes first. */
export const findByName = async (db: Db, words: readonly string[], wanted: Wanted): Promise<Hits> => {
  // The longest word is as a rule the rarest: its entries are read, and the other words are looked for in their names.
  const [longest, ...others] = words.toSorted(longestFirst);
  const fits =
    longest === undefined
      ? sql`place = 1`
      : and([
          sql`word >= ${longest} and word < ${pastAll(longest)} and place = strpos(search_name, ${` ${longest}`})`,
          // Folded words hold no sign that means something to `like`.
          ...others.map((word) => sql`search_name like ${`% ${word}%`}`),
        ]);
  const score = plus([
    sql`0`,
    ...words.map((word) => sql`(search_name || ' ' like ${`% ${word} %`})::integer`),
  ]);
  const { rows } = await sql<Hits>`
    with hit as materialized (${hitsOf(wanted, { fits, score })})
    ${pageOf(wanted)}
  `.execute(db);
  return rows[0] ?? { total: 0, page: [] };
};

/** Of those that are nearly spelled so, only what comes about as near as the nearest. */
const besides = 0.85;

/** Where in a name the word stands as a whole, from 1; 0 where it doesn’t. */
const placeOf = (word: string): RawBuilder<unknown> => sql`strpos(search_name || ' ', ${` ${word} `})`;

/** How near the nearest of the words in a name is; 0 where it has none of them. */
const nearest = (near: readonly NearWord[]): RawBuilder<unknown> =>
  sql`greatest(${sql.join(
    near.map(
      ({ word, similarity }) => sql`case when ${placeOf(word)} > 0 then ${similarity}::real else 0 end`,
    ),
  )})`;

/** The first entry of each name that has one of the words. */
const hasOne = (near: readonly NearWord[]): RawBuilder<unknown> => sql`
  word in (${sql.join(near.map(({ word }) => word))})
  and place = least(${sql.join(near.map(({ word }) => sql`nullif(${placeOf(word)}, 0)`))})`;

/** Whose name has, for every word, something spelled nearly so; the nearest first. */
export const findBySimilarity = async (trx: Trx, words: readonly string[], wanted: Wanted): Promise<Hits> => {
  await setSimilarity(trx);
  const spellings: NearWord[][] = [];
  for (const word of words.toSorted(longestFirst)) spellings.push(await nearWords(trx, word));
  const [first, ...others] = spellings;
  if (first === undefined || spellings.some((near) => near.length === 0)) return { total: 0, page: [] };
  const fits = and([hasOne(first), ...others.map((near) => sql`${nearest(near)} > 0`)]);
  const score = plus(spellings.map(nearest));
  const { rows } = await sql<Hits>`
    with near as materialized (${hitsOf(wanted, { fits, score })}),
    hit as materialized (select * from near where score >= ${besides} * (select max(score) from near))
    ${pageOf(wanted)}
  `.execute(trx);
  return rows[0] ?? { total: 0, page: [] };
};
