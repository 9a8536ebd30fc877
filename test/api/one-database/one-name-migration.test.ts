import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { personRow } from '#test/support/event/people.ts';

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
  await db
    .insertInto('person')
    .values(rows.map(({ row }) => row))
    .execute();
  const file = '../../../server/platform/database/migrations/0106-one-name.sql';
  await sql.raw(await readFile(new URL(file, import.meta.url), 'utf8')).execute(db);
  for (const { row, name } of rows) {
    const { fullName } = await db
      .selectFrom('person')
      .select('fullName')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    expect([row.firstName, row.lastName, fullName]).toEqual([row.firstName, row.lastName, name]);
  }
});
