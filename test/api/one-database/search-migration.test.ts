import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { isDuplicateIn } from '#server/platform/database/database-errors.ts';
import { openMemoryStore } from '#server/platform/database/embedded-store.ts';
import { migrate, readMigrations } from '#server/platform/database/migrate.ts';
import { given } from '#test/support/given.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const createdAt = new Date('2026-11-01');
const later = new Date('2026-11-02');
const add = (name: string, more: { createdAt?: Date; isActive?: boolean } = {}) =>
  insertRows(store.db, 'peloton', { id: randomUUID(), name, createdAt, ...more });
const rename = (from: string, name: string) => rowsOf(store.db, 'peloton', { name: from }).update({ name });
const whyRefused = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason);
  return ['peloton_name_taken', 'peloton_capitals_taken'].find((index) => isDuplicateIn(error, index));
};

const store = given(openMemoryStore);
beforeAll(async () => {
  const migrations = readMigrations();
  await migrate(
    store,
    migrations.filter(({ name }) => name < '0100'),
  );
  await add('Νίκη');
  await add('ΝΙΚΗ', { createdAt: later });
  await add('Lecœur');
  await add('Lecoeur', { isActive: false });
  for (const [name, at] of [
    ['Œuvre', createdAt],
    ['Oeuvre', later],
  ] as const)
    await insertRows(store.db, 'organization', { id: randomUUID(), name, createdAt: at });
  await migrate(
    store,
    migrations.filter(({ name }) => name < '0108'),
  );
  for (const [name, at] of [
    ['TEAM I', createdAt],
    ['Team 1', later],
    ['Team I2', later],
    ['Barn Owls', later],
    ['Bam Owls', createdAt],
    ['Bam Ovvls', later],
  ] as const)
    await add(name, { createdAt: at });
  await migrate(store);
});

test('pelotons and organizations that now have the name of an older one keep it', async () => {
  const pelotons = await store.db.selectFrom('peloton').select(['name', 'isNamesake']).execute();
  expect(
    pelotons
      .filter(({ isNamesake }) => isNamesake)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Bam Ovvls', 'Barn Owls', 'Team 1', 'ΝΙΚΗ']);
  const organizations = await store.db.selectFrom('organization').select(['name', 'isNamesake']).execute();
  expect(organizations.filter(({ isNamesake }) => isNamesake).map(({ name }) => name)).toEqual(['Oeuvre']);
});

test('both are found, and nobody else gets such a name', async () => {
  const found = await store.db
    .selectFrom('searchEntry')
    .select('searchName')
    .where('start', 'in', ['νικη', 'oeuvre', 'lecoeur'])
    .execute();
  expect(found.map(({ searchName }) => searchName).sort()).toEqual([
    ' lecoeur',
    ' oeuvre',
    ' oeuvre',
    ' νικη',
    ' νικη',
  ]);
  expect(await whyRefused(add('νίκη'))).toBe('peloton_name_taken');
  expect(await whyRefused(add('team l'))).toBe('peloton_name_taken');
  expect(await whyRefused(add('NIKH'))).toBe('peloton_capitals_taken');
  expect(await whyRefused(rowsOf(store.db, 'peloton', { name: 'Lecoeur' }).update({ isActive: true }))).toBe(
    'peloton_name_taken',
  );
});

test('a new name of a namesake is unique like any other', async () => {
  await rename('ΝΙΚΗ', 'ΝΙΚΗ');
  expect(await whyRefused(rename('ΝΙΚΗ', 'lecoeur'))).toBe('peloton_name_taken');
  await rename('ΝΙΚΗ', 'Olympia');
  expect(await whyRefused(add('OLYMPIA'))).toBe('peloton_name_taken');
});
