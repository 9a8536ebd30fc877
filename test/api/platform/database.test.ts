import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openMovableClock } from '#server/platform/clock/clock.ts';
import { DirectoryInUse, takeDirectory } from '#server/platform/database/data-directory.ts';
import { type Migration, migrate } from '#server/platform/database/migrate.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { createEvents } from '#server/platform/events/events.ts';
import { given } from '#test/support/given.ts';
import { openTestStore } from '#test/support/store.ts';

const store = given(openTestStore);

describe('Values read from the database', () => {
  const read = async (expression: string): Promise<unknown> => {
    const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(store.db);
    return rows[0]?.value;
  };

  test.each([
    ['9007199254740991::bigint', 9_007_199_254_740_991],
    ['(select sum(cents) from (values (5::bigint), (7)) as money (cents))', 12],
    ['12.5::numeric', 12.5],
    ["'2027-08-07'::date", '2027-08-07'],
    ["'2027-08-07T09:00:00-04'::timestamptz", new Date('2027-08-07T13:00:00Z')],
    ['array[1, 2]', [1, 2]],
    [`'{"snake_case": [1, null]}'::jsonb`, { snake_case: [1, null] }],
  ])('reads %s as its JavaScript value', async (expression, expected) => {
    expect(await read(expression)).toEqual(expected);
  });

  test('throws for a bigint that a number cannot represent exactly', async () => {
    await expect(read('9007199254740993::bigint')).rejects.toThrow('too large');
  });
});

test('a server connection keeps each statement marked as prepared once, and no other statement', async () => {
  const kept = await store.db.transaction().execute(async (trx) => {
    for (const cents of [5, 7]) {
      await sql`${prepared} select ${cents}::bigint as cents`.execute(trx);
      await sql`select ${cents}::bigint as other_cents`.execute(trx);
    }
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%cents%'`.execute(trx);
    return rows.map(({ statement }) => statement);
  });
  expect(kept).toEqual(store.kind === 'server' ? ['/* prepared */ select $1::bigint as cents'] : []);
});

test('tables that donations fill have a statistics target of at most 20', async () => {
  const { rows } = await sql<{ column: string }>`
    with filled as (
      select unnest(array['payment_intent', 'donation_attempt', 'donation_signal', 'donation', 'ledger_transaction',
        'ledger_entry', 'job'])::regclass as id
    )
    select attrelid::regclass || '.' || attname as column
    from pg_attribute left join pg_index on indexrelid = attrelid
    where attnum > 0 and not attisdropped and coalesce(attstattarget, -1) not between 0 and 20
      -- Of an index its expressions alone are analysed.
      and (attrelid in (select id from filled) or (indrelid in (select id from filled) and indkey[attnum - 1] = 0))`.execute(
    store.db,
  );
  expect(rows).toEqual([]);
});

describe('Migrations', () => {
  const migration = (name: string, statements: string, checksum = name): Migration => ({
    name,
    statements,
    checksum,
  });

  test('migrate applies each migration once, in order', async () => {
    const both = [
      migration('9000-a.sql', 'create table first_thing (id integer);'),
      migration('9001-b.sql', 'insert into first_thing values (1);'),
    ];
    expect(await migrate(store, both)).toEqual(['9000-a.sql', '9001-b.sql']);
    expect(await migrate(store, both)).toEqual([]);
  });

  test('a migration that fails leaves nothing behind and runs after its repair', async () => {
    const broken = migration('9002-c.sql', 'create table half (id integer); select no_such_function();');
    await expect(migrate(store, [broken])).rejects.toThrow('9002-c.sql could not be applied');
    const { rows } = await sql<{ half: string | null }>`select to_regclass('half') as half`.execute(store.db);
    expect(rows).toEqual([{ half: null }]);
    const mended = migration('9002-c.sql', 'create table half (id integer);');
    expect(await migrate(store, [mended])).toEqual(['9002-c.sql']);
  });

  test('migrate throws when a migration changed after it ran', async () => {
    await migrate(store, [migration('9003-d.sql', 'select 1;')]);
    const changed = migration('9003-d.sql', 'select 2;', 'another');
    await expect(migrate(store, [changed])).rejects.toThrow('was changed after it ran');
  });

  test('one of two simultaneous processes applies a migration', async () => {
    const slow = migration('9004-e.sql', 'create table once (id integer);');
    const ran = await Promise.all([migrate(store, [slow]), migrate(store, [slow])]);
    expect(ran.flat()).toEqual(['9004-e.sql']);
  });
});

describe('Movable clock', () => {
  test('a move applies to all processes on the database and to those that start later', async () => {
    const events = createEvents(store);
    const [one, other] = [await openMovableClock(store.db, events), await openMovableClock(store.db, events)];
    const heard = Promise.withResolvers<void>();
    const stop = await store.listen('clock_moved', () => heard.resolve());
    await one.moveTo(new Date('2027-08-07T03:00:00Z'));
    await heard.promise;
    await stop();
    expect([one.today(), other.today()]).toEqual(['2027-08-06', '2027-08-06']);
    const later = await openMovableClock(store.db, events);
    expect(later.today()).toBe('2027-08-06');
    await one.moveTo(null);
    expect(Math.abs(one.now().getTime() - Date.now())).toBeLessThan(1000);
  });
});

describe('Data directory lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'directory-'));
  const lock = join(folder, 'in-use.pid');
  afterEach(() => rmSync(lock, { force: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('rejects a second process and names the process that uses the directory', () => {
    const leave = takeDirectory(folder);
    expect(() => takeDirectory(folder)).toThrow(DirectoryInUse);
    expect(() => takeDirectory(folder)).toThrow(`in use by process ${process.pid}`);
    leave();
    takeDirectory(folder)();
  });

  test.each(['2147483646', '', 'nonsense'])('replaces a lock without a running process (%j)', (left) => {
    writeFileSync(lock, left);
    takeDirectory(folder)();
  });
});
