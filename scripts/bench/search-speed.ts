import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { findByName, findBySimilarity, wordsOf } from '#server/search/search.queries.ts';
import { nameGroups } from '#server/seed/names.data.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { fillDatabase, onOwnServer } from './own-server.ts';
import { scaled } from './scale.ts';

/** The time of one search in the database, in milliseconds: the fastest, the median and the slowest of the rounds. */
export type SearchSpeed = { query: string; found: number; fastest: number; middle: number; slowest: number };

export const people = scaled(100_000, 500);
const pelotons = scaled(2_000, 20);
const rounds = scaled(25, 1);

/** The texts of a person who looks for one of many: two letters, more of them, both names, and with a typing error. */
const queries = [
  ...['ma', 'jo', 'sa', 'xi', 'mar', 'margaret', 'margaret w', 'whitaker', 'ma wh', 'a'],
  ...['whitakr', 'navaro', 'jhon', 'margret whitakre', 'priyya desai', 'zzyzx', 'qq'],
];

/** Names distributed as in a country: a few hundred common ones, and thousands of rare ones. */
const fill = async (db: Db): Promise<void> => {
  const first = nameGroups.flatMap((group) => group.first);
  const last = nameGroups.flatMap((group) => group.last);
  const syllables =
    'ba be bo da de dro fa fi ga gre ha hol ja ka kel la lin ma mer mo na nor o pa per ra ri ro sa sel sta ta tor u va wi xi ze';
  await sql`
    insert into person (id, public_id, oid, email_address, first_name, last_name, created_at)
    select gen_random_uuid(), 'p-' || n, 'p-' || n, n || '@example.org',
      first[1 + floor(power(random(), 2) * array_length(first, 1))::int],
      case when random() < 0.5 then last[1 + floor(power(random(), 2) * array_length(last, 1))::int]
        else initcap(part[1 + floor(random() * array_length(part, 1))::int] || part[1 + floor(random() * array_length(part, 1))::int]
          || part[1 + floor(random() * array_length(part, 1))::int]) end,
      '2026-11-01'
    from generate_series(1, ${people}::int) n,
      (select ${first}::text[] as first, ${last}::text[] as last, string_to_array(${syllables}, ' ') as part) names`.execute(
    db,
  );
  await sql`
    insert into registration (
      id, person_id, event_id, state, wants_challenger, wants_volunteer, wants_signature, wants_gravel, started_at, updated_at, completed_at
    )
    select id, id, ${ids.event}, 'completed', true, false, false, false, '2026-11-01', '2026-11-01', '2026-11-01' from person`.execute(
    db,
  );
  await sql`
    insert into participation (id, person_id, event_id, registration_id, kind, state, registered_at)
    select id, id, ${ids.event}, id, 'Challenger', 'registered', '2026-11-01' from person`.execute(db);
  await sql`
    insert into peloton (id, name, created_at)
    select gen_random_uuid(), (${last}::text[])[1 + n % ${last.length}] || ' Riders ' || n, '2026-11-01'
    from generate_series(1, ${pelotons}::int) n`.execute(db);
  await sql`vacuum analyze`.execute(db);
};

const time = async (db: Db, query: string): Promise<SearchSpeed> => {
  const wanted = { eventId: ids.event, types: ['User', 'Peloton'] as const, limit: 12, offset: 0 };
  const words = await wordsOf(db, query);
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const named = await findByName(db, words, wanted);
    const hits =
      named.total > 0 ? named : await db.transaction().execute((trx) => findBySimilarity(trx, words, wanted));
    times.push(performance.now() - began);
    found = hits.total;
  }
  times.sort((a, b) => a - b);
  return {
    query,
    found,
    fastest: times[0] ?? Number.NaN,
    middle: times[times.length >> 1] ?? Number.NaN,
    slowest: times.at(-1) ?? Number.NaN,
  };
};

/** Searches among all these people on its own PostgreSQL server. */
export const measureSearchSpeed = (): Promise<SearchSpeed[]> =>
  onOwnServer('the search', async (store) => {
    await fillDatabase(store, fill);
    const speeds: SearchSpeed[] = [];
    for (const query of queries) speeds.push(await time(store.db, query));
    return speeds;
  });
