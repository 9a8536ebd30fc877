import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { type NearWord, nearWords, setLikeness } from './near-words.queries.ts';

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

type Test = { fits: RawBuilder<unknown>; score: RawBuilder<unknown> };

/** Everyone of the types wanted who fits, by score; `fits` and `score` read `search_name`. */
const hitsOf = ({ eventId, types }: Wanted, { fits, score }: Test): RawBuilder<unknown> => {
  const parts: Record<HitType, RawBuilder<unknown>> = {
    User: sql`
      select 'User' as type, person.id, search_name, ${score} as score from person
      where ${fits} and ${eventId}::uuid = any(person.event_ids)`,
    Peloton: sql`
      select 'Peloton' as type, peloton.id, search_name, ${score} as score from peloton
      where is_active and ${fits}`,
    Organization: sql`
      select 'Organization' as type, organization.id, search_name, ${score} as score from organization
      where ${fits}`,
  };
  return sql.join(
    types.map((type) => parts[type]),
    sql` union all `,
  );
};

const and = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `);
const plus = (scores: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(scores, sql` + `);

/** How many are in `hit`, and the page of them that is wanted, the best first. */
const pageOf = ({ limit, offset }: Wanted): RawBuilder<unknown> => sql`
  select
    (select count(*) from hit) as total,
    (
      select coalesce(json_agg(one), '[]') from (
        select type, id from hit order by score desc, search_name, id limit ${limit} offset ${offset}
      ) one
    ) as page`;

/** Whose name has, for every word, one that begins with it; who has more of the words whole comes first. */
export const findByName = async (db: Db, words: readonly string[], wanted: Wanted): Promise<Hits> => {
  // Folded words hold no sign that means something to `like`.
  const fits = and([sql`true`, ...words.map((word) => sql`search_name like ${`% ${word}%`}`)]);
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

const or = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(${sql.join(conditions, sql` or `)})`;

/** Whether a name has one of the words. Told twice: the index finds by what a word begins with, and the whole word is looked at after. */
const hasOne = (near: readonly NearWord[]): RawBuilder<unknown> =>
  and([
    or(near.map(({ word }) => sql`search_name like ${`% ${word}%`}`)),
    or(near.map(({ word }) => sql`search_name || ' ' like ${`% ${word} %`}`)),
  ]);

const nearest = (near: readonly NearWord[]): RawBuilder<unknown> =>
  sql`greatest(${sql.join(
    near.map(
      ({ word, likeness }) =>
        sql`case when search_name || ' ' like ${`% ${word} %`} then ${likeness}::real else 0 end`,
    ),
  )})`;

/** Whose name has, for every word, something spelled nearly so; the nearest first. */
export const findByLikeness = async (trx: Trx, words: readonly string[], wanted: Wanted): Promise<Hits> => {
  await setLikeness(trx);
  const near: NearWord[][] = [];
  for (const word of words) near.push(await nearWords(trx, word));
  if (near.some((spelled) => spelled.length === 0)) return { total: 0, page: [] };
  const fits = and(near.map(hasOne));
  const score = plus(near.map(nearest));
  const { rows } = await sql<Hits>`
    with near as materialized (${hitsOf(wanted, { fits, score })}),
    hit as materialized (select * from near where score >= ${besides} * (select max(score) from near))
    ${pageOf(wanted)}
  `.execute(trx);
  return rows[0] ?? { total: 0, page: [] };
};
