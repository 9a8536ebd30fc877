import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { tokenFor } from '#test/support/api.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { eventRow } from '#test/support/event/event-rows.ts';
import { joinPeloton, newPeloton, newPerson, type Person } from '#test/support/event/people.ts';
import { deskMember, deskPerson, raise } from '#test/support/member-desk/desk-members.ts';
import { insertRows } from '#test/support/rows.ts';

const { api } = givenEvent();
let pelotonId: string;
let captain: Person;
beforeAll(async () => {
  const { db } = api.store;
  pelotonId = await newPeloton(db, []);
  captain = await deskPerson(api, { first: '=HYPERLINK("https://e.example")', last: '+Formula' });
  await joinPeloton(db, pelotonId, [{ person: captain, role: 'captain' }]);
  await deskMember(api, pelotonId, {
    first: 'Ann, "the" Tall',
    last: 'O’Brien-\u00c5ngström',
    committed: 250_000,
    raised: 100_010,
  });
  await deskMember(api, pelotonId, { first: '佐藤', last: '\t@花子', committed: 100_000, raised: 123_450 });
  const lastYear = { ...eventRow(2026), fundraisingDeadline: '2027-10-01' as const };
  await insertRows(db, 'event', lastYear);
  await joinPeloton(db, pelotonId, [{ person: captain, role: 'captain' }], {
    eventId: lastYear.id,
    joinedAt: new Date('2026-01-01T02:00:00Z'),
  });
  await raise(api, 'User', captain.personId, 7_00, 2026);
});

/** The cells of a table, all in quotes. */
const parsed = (body: string): string[][] => {
  expect(body.startsWith('\uFEFF"')).toBe(true);
  return body
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));
};

const table = async (path: string) => {
  const { status, headers, body } = await api.send<string>('GET', `/peloton/${pelotonId}/${path}`, {
    as: captain,
  });
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/csv; charset=utf-8' });
  return { file: headers['content-disposition'], rows: parsed(body) };
};

const heading = [
  ...[
    'Year',
    'First name',
    'Last name',
    'Role',
    'Routes',
    'Joined',
    'Committed (USD)',
    'Raised (USD)',
    'Refunded after sharing (USD)',
  ],
  ...['From the peloton (USD)', 'Missing (USD)', 'Needed per week (USD)', 'Beyond the commitment (USD)'],
];

test('a table has a row for each member, amounts as plain numbers, and no formula', async () => {
  const { file, rows } = await table('members/csv');
  expect(file).toMatch(/^attachment; filename="members-of-crew-[\da-f-]+-2027\.csv"$/);
  expect(rows[0]).toEqual(heading);
  expect(rows).toHaveLength(4);
  const rest = ['2027-01-31', '0.00', '0.00', '0.00', '0.00', '0.00', '0.00', '0.00'];
  expect(rows).toContainEqual([
    ...['2027', '\'=HYPERLINK("https://e.example")', "'+Formula", 'Captain', ''],
    ...rest,
  ]);
  expect(rows).toContainEqual([
    ...['2027', 'Ann, "the" Tall', 'O’Brien-Ångström', 'Member', expect.any(String), '2027-01-31'],
    ...['2500.00', '1000.10', '0.00', '0.00', '1499.90', '48.39', '0.00'],
  ]);
  expect(rows).toContainEqual([
    ...['2027', '佐藤', "'@花子", 'Member', expect.any(String), '2027-01-31'],
    ...['1000.00', '1234.50', '0.00', '0.00', '0.00', '0.00', '234.50'],
  ]);
});

test('a table of all years has each membership, the newest year first', async () => {
  const { file, rows } = await table('members/all/csv');
  expect(file).toContain('all-years.csv');
  expect(rows.slice(1).map(([year]) => year)).toEqual(['2027', '2027', '2027', '2026']);
  expect(rows.at(-1)).toEqual([
    ...['2026', '\'=HYPERLINK("https://e.example")', "'+Formula", 'Captain', '', '2025-12-31'],
    // Without a commitment, no amount is beyond it.
    ...['0.00', '7.00', '0.00', '0.00', '0.00', '0.00', '0.00'],
  ]);
});

test('each export is an entry of the logbook with its year and size', async () => {
  const { body } = await api.send<Schemas['LogbookEntry'][]>('GET', `/peloton/${pelotonId}/logbook`, {
    as: captain,
  });
  expect(body.map(({ kind, details }) => ({ kind, details }))).toEqual([
    { kind: 'members-exported', details: { year: 'all', count: 4 } },
    { kind: 'members-exported', details: { year: 2027, count: 3 } },
  ]);
});

test('5,000 members make a whole table that streams, in little memory', async () => {
  const { db } = api.store;
  const leader = await newPerson(db);
  const big = await newPeloton(db, [{ person: leader, role: 'captain' }]);
  await sql`
    insert into person (id, public_id, oid, email_address, first_name, last_name, created_at)
    select gen_random_uuid(), 'many-' || n, 'many-' || n, 'many-' || n || '@example.org', 'First ' || n, 'Many', '2027-01-01'
    from generate_series(1, 4999) n`.execute(db);
  await sql`
    insert into peloton_member (peloton_id, event_id, person_id, role, joined_at)
    select ${big}, event.id, person.id, 'member', '2027-01-02'
    from person cross join event where public_id like 'many-%' and event.is_current`.execute(db);
  // The heap only: the embedded database's pages are buffers of this process.
  const before = process.memoryUsage().heapUsed;
  const answer = await api.app.inject({
    url: `/api/peloton/${big}/members/csv`,
    headers: { authorization: `Bearer ${tokenFor(leader)}` },
    payloadAsStream: true,
  });
  let length = 0;
  let most = 0;
  let ends = 0;
  for await (const part of answer.stream()) {
    length += part.length;
    ends += String(part).split('\r\n').length - 1;
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect(ends).toBe(5_001);
  expect(length).toBeGreaterThan(400_000);
  // All rows together are some 3 MB; a garbage collection may be due.
  expect(most).toBeLessThan(96 * 1024 * 1024);
});
