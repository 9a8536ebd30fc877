import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { findByName, findBySimilarity, wordsOf } from '#server/search/search.queries.ts';
import { ids, seedEvent } from '#test/support/event/event-rows.ts';
import { given } from '#test/support/given.ts';
import { rowsOf } from '#test/support/rows.ts';
import { names, onceLost, type SearchedName } from '#test/support/search/names.ts';
import { openTestStore } from '#test/support/store.ts';

const all = [...onceLost, ...Object.values(names).flat()];
const pelotons = ['Spin Doctors', 'Команда 5', 'L’Équipe Gravière', 'Team Ω'];
const store = given(openTestStore);
beforeAll(async () => {
  await seedEvent(store.db);
  const people = [...all, { first: 'Margaret', last: 'Thorne' }, { first: 'Maya', last: 'Okafor' }];
  await sql`
    insert into person (id, public_id, oid, email_address, first_name, last_name, created_at, event_ids)
    select gen_random_uuid(), n, n, n || '@example.org', first, last, '2027-01-10', array[${ids.event}::uuid]
    from unnest(${people.map(({ first }) => first)}::text[], ${people.map(({ last }) => last)}::text[])
      with ordinality named (first, last, n)`.execute(store.db);
  await sql`insert into peloton (id, name, created_at)
    select gen_random_uuid(), name, '2027-01-10' from unnest(${pelotons}::text[]) name`.execute(store.db);
});

const wanted = { eventId: ids.event, types: ['User', 'Peloton'] as const, limit: 300, offset: 0 };

const namesOf = async (found: readonly { id: string }[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select coalesce(first_name || ' ' || last_name, peloton.name) as name
    from unnest(${found.map(({ id }) => id)}::uuid[]) with ordinality found (id, n)
      left join person on person.id = found.id left join peloton on peloton.id = found.id
    order by n`.execute(store.db);
  return rows.map(({ name }) => name);
};

const find = async (query: string) =>
  namesOf((await findByName(store.db, await wordsOf(store.db, query), wanted)).page);

const findClose = async (query: string) => {
  const words = await wordsOf(store.db, query);
  const hits = await store.db.transaction().execute((trx) => findBySimilarity(trx, words, wanted));
  return namesOf(hits.page);
};

/** The name as it is, in other case, split, and with the family name first: all are found, in every script. */
const writtenAs = ({ first, last, typed }: SearchedName): string[] => [
  ...typed,
  `${first} ${last}`,
  `${last}, ${first}`,
  `${first} ${last}`.toUpperCase(),
  `${first} ${last}`.toLowerCase(),
  `${first} ${last}`.normalize('NFD'),
];

test('the table has two hundred names in twenty scripts', () => {
  expect(Object.keys(names).length).toBeGreaterThanOrEqual(20);
  expect(Object.values(names).flat().length).toBeGreaterThanOrEqual(200);
});

test.each([['once lost', onceLost] as const, ...Object.entries(names)])(
  'finds names by what is typed for them: %s',
  async (_, table) => {
    const missed: string[] = [];
    for (const name of table)
      for (const query of writtenAs(name))
        if (!(await find(query)).includes(`${name.first} ${name.last}`))
          missed.push(`${name.first} ${name.last} by ${query}`);
    expect(missed).toEqual([]);
  },
);

describe('Search', () => {
  test.each([
    ['spindoctors', 'Spin Doctors'],
    ['spin doc', 'Spin Doctors'],
    ['КОМАНДА 5', 'Команда 5'],
    ['команда5', 'Команда 5'],
    ['lequipe graviere', 'L’Équipe Gravière'],
    ['l equipe', 'L’Équipe Gravière'],
    ['team ω', 'Team Ω'],
  ])('finds a peloton by %s', async (query, name) => {
    expect(await find(query)).toContain(name);
  });

  test('finds a name by the beginnings of its words, not by what is inside of them', async () => {
    for (const query of ['ones', 'ilani', 'mith jones', 'lacru z x']) expect(await find(query)).toEqual([]);
  });

  test('finds a name before those that are only spelled so', async () => {
    expect(await find('st')).toEqual(expect.arrayContaining(['Paul St. Jean', 'Marie Saint-Jean']));
    expect((await find('st jean'))[0]).toBe('Paul St. Jean');
    expect((await find('kathe'))[0]).toBe('Käthe Kollwitz');
  });

  test('does not take other letters, words or scripts for the same', async () => {
    for (const query of ['stt jean', 'saints', 'ст', 'الطيب', 'k the', 'галакан', '陳橋', '高渡'])
      expect([query, await find(query)]).toEqual([query, []]);
  });

  test('lists a name once that fits in more than one way', async () => {
    for (const query of ['mu', 'müller', 'jurgen muller', 'de la cruz', '太郎'])
      expect(await find(query)).toHaveLength(1);
  });

  test('does not match a different short name, but corrects a slip beside a correct name', async () => {
    expect(await findClose('thora')).toEqual([]);
    expect(await findClose('thorme')).toEqual(['Margaret Thorne']);
    expect(await findClose('margaret thora')).toEqual(['Margaret Thorne']);
  });

  test('finds a slip in another script', async () => {
    expect(await findClose('соловьева')).toEqual(['Алёна Соловьёва']);
    expect(await findClose('соловева')).toEqual(['Алёна Соловьёва']);
    expect(await findClose('чайковксий')).toEqual(['Сергей Чайковский']);
  });

  test('takes the longest names into the index', async () => {
    const longest = Array.from({ length: 40 }, (_, at) => String.fromCodePoint(0x20000 + at)).join(' ');
    await rowsOf(store.db, 'person', { lastName: 'Okafor' }).update({
      firstName: longest,
      lastName: longest,
    });
    expect(await find(longest)).toHaveLength(1);
  });
});

// Han and Hangul have no case. PostgreSQL 15 doesn’t know the decomposition of the last three.
const left = ['Han', 'Hangul', 'Todhri', 'Tulu_Tigalari', 'Kirat_Rai'].map((name) => `\\p{Script=${name}}`);
const isLeft = new RegExp(left.join('|'), 'u');
/** Greek with an iota below, which becomes its own letter in capitals. */
const hasIota = /\u0345/u;

const characters = Array.from({ length: 0x1_ffff }, (_, code) => code + 1)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

const foldAll = async (texts: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ folded: string }>`
    select search_fold(text) as folded from unnest(${texts}::text[]) with ordinality given (text, n) order by n`.execute(
    store.db,
  );
  return rows.map(({ folded }) => folded);
};

describe('Folding', () => {
  test('treats a letter, its capital and its decomposed form as equal, in every script', async () => {
    const letters = characters.filter(
      (one) =>
        /\p{L}/u.test(one) &&
        !/\p{Default_Ignorable_Code_Point}/u.test(one) &&
        !isLeft.test(one) &&
        !hasIota.test(one.normalize('NFD')),
    );
    const folded = await foldAll(letters);
    const inCapitals = await foldAll(letters.map((one) => one.toUpperCase()));
    const inSmall = await foldAll(letters.map((one) => one.toLowerCase()));
    const apart = await foldAll(letters.map((one) => one.normalize('NFD')));
    const wrong = letters.filter(
      (_, at) => new Set([folded[at], inCapitals[at], inSmall[at], apart[at]]).size > 1,
    );
    expect(wrong.join(' ')).toBe('');
    // Modifiers and marks, which are not letters of a word, and the saltillo, which is an apostrophe, leave nothing.
    const empty = letters.filter((_, at) => folded[at] === '');
    const lost = empty.filter((one) => /[\p{Lu}\p{Ll}\p{Lo}]/u.test(one.normalize('NFKD')));
    expect(lost.join(' ')).toBe('Ꞌ ꞌ');
  });

  test('treats signs and spaces as separators of words, or ignores them', async () => {
    const signs = characters.filter(
      (one) => /[\p{P}\p{Z}\p{Cc}\p{So}\p{Sm}\p{Sc}]/u.test(one) && one.normalize('NFKD') === one,
    );
    const folded = await foldAll(signs.map((one) => `a${one}b`));
    expect(signs.filter((_, at) => !['a b', 'ab'].includes(folded[at] ?? '')).join(' ')).toBe('');
  });
});
