import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { newPeloton, newPerson } from '#test/support/event/people.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent();

const ends = [
  { code: 'SUMMER', before: '2027-09-26T00:00:00.000Z', after: '2027-09-26T04:00:00.000Z' },
  { code: 'WINTER', before: '2027-12-01T00:00:00.000Z', after: '2027-12-01T05:00:00.000Z' },
  { code: 'RIGHT', before: '2027-09-26T04:00:00.000Z', after: '2027-09-26T04:00:00.000Z' },
  { code: 'EVENING', before: '2027-08-15T23:00:00.000Z', after: '2027-08-15T23:00:00.000Z' },
];

test('migration 0101 moves the ends of group codes from midnight UTC to midnight at the event', async () => {
  const { db } = api.store;
  const pelotonId = await newPeloton(db, [{ person: await newPerson(db), role: 'captain' }]);
  const common = { pelotonId, startsAt: new Date('2027-01-01T15:00:00Z'), useLimit: 1 };
  await insertRows(
    db,
    'groupCode',
    ends.map(({ code, before }) => ({ ...common, code, expiresAt: new Date(before) })),
  );
  const file = '../../../server/platform/database/migrations/0101-group-codes-end-with-a-day.sql';
  await sql.raw(await readFile(new URL(file, import.meta.url), 'utf8')).execute(db);
  const rows = await rowsOf(db, 'groupCode', { pelotonId }).read('code', 'expiresAt');
  const found = new Map(rows.map(({ code, expiresAt }) => [code, expiresAt.toISOString()]));
  expect(found).toEqual(new Map(ends.map(({ code, after }) => [code, after])));
});
