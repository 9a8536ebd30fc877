import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { personRow } from '#test/support/event/people.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent();

const names = [
  ['Suharti', '-', 'Suharti'],
  ['Suharti', ' ... ', 'Suharti'],
  ['Suharti', '–', 'Suharti'],
  ['Suharti', 'N/A', 'Suharti'],
  ['FNU', 'Suharti', 'Suharti'],
  ['-', 'Suharti', 'Suharti'],
  ['Ji-Woo', 'Na', 'Ji-Woo Na'],
  ['Nona', 'Nonesuch', 'Nona Nonesuch'],
  ['芳', '王', '芳 王'],
  ['Ann', '🚴', 'Ann 🚴'],
] as const;

test('migration 0106 keeps the dash in the place of a name as no last name', async () => {
  const { db } = api.store;
  const rows = names.map(([firstName, lastName, name]) => ({
    row: { ...personRow(randomUUID()), firstName, lastName },
    name,
  }));
  await insertRows(
    db,
    'person',
    rows.map(({ row }) => row),
  );
  const file = '../../../server/platform/database/migrations/0106-one-name.sql';
  await sql.raw(await readFile(new URL(file, import.meta.url), 'utf8')).execute(db);
  for (const { row, name } of rows) {
    const { fullName } = await rowsOf(db, 'person', { id: row.id }).readOne('fullName');
    expect([row.firstName, row.lastName, fullName]).toEqual([row.firstName, row.lastName, name]);
  }
});
