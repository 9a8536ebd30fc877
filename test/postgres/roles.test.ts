import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '#server/platform/database/database.ts';
import { openStore } from '#server/platform/database/open-store.ts';
import { readingColumns } from '#server/platform/database/roles/reading-columns.ts';
import { openServerStore } from '#server/platform/database/server-store.ts';
import { resetData } from '#server/sandbox/sandbox.queries.ts';
import { startApi } from '#test/support/api.ts';
import { makeDatabase, roles, template } from '#test/support/server-databases.ts';
import { silent } from '#test/support/silent.ts';

const server = process.env.TEST_DATABASE_URL ?? '';

let database: Awaited<ReturnType<typeof makeDatabase>>;
const makeOne = async () => {
  database = await makeDatabase(server, template);
};
const dropIt = () => database.drop();

/** For tests that change the database: each has its own. */
const oneForEachTest = () => {
  beforeEach(makeOne);
  afterEach(dropIt);
};

/** For tests that leave the database as it is. */
const oneForAllTests = () => {
  beforeAll(makeOne);
  afterAll(dropIt);
};

const open = (
  mode: 'sandbox' | 'production',
  databaseUrl: string,
  more: { migrationDatabaseUrl?: string; readingRole?: string } = {},
) =>
  openStore(
    { mode, dataDir: '', databaseUrl, migrationDatabaseUrl: null, readingRole: null, ...more },
    silent,
  );

const opened = async <Result>(
  store: Promise<Store>,
  work: (store: Store) => Promise<Result>,
): Promise<Result> => {
  const one = await store;
  try {
    return await work(one);
  } finally {
    await one.close();
  }
};

const asOwner = (...statements: string[]) =>
  opened(Promise.resolve(openServerStore(database.ownerUrl, silent)), async (store) => {
    for (const statement of statements) await store.execute(statement);
  });

const command = async (names: Record<string, string>): Promise<string> => {
  const env = { PATH: process.env.PATH ?? '', ...names };
  return (await promisify(execFile)(process.execPath, ['scripts/migrate.ts'], { env })).stdout;
};

const nothing = async () => {};

describe('Production server', () => {
  oneForAllTests();

  test('starts with a role that is neither a superuser nor the owner', async () => {
    await opened(open('production', database.url), nothing);
  });

  test('does not start with a superuser', async () => {
    const superuser = new URL(server);
    superuser.pathname = new URL(database.url).pathname;
    await expect(open('production', superuser.href)).rejects.toThrow(
      /^DATABASE_URL names the role \w+, which is a superuser, and so could change the ledger\. .+docs\/database\.md.+“npm run migrate”\.$/,
    );
  });

  test('does not start with the owner’s role, even when that role also runs the migrations', async () => {
    const more = { migrationDatabaseUrl: database.ownerUrl };
    const message = `names the role ${roles.owner}, which owns the database, owns the schema, owns tables, owns functions, may create`;
    await expect(open('production', database.ownerUrl)).rejects.toThrow(message);
    await expect(open('production', database.ownerUrl, more)).rejects.toThrow(message);
  });

  test.each([
    [`in role ${roles.owner} noinherit`, 'owns the database'],
    ['createrole', 'may create roles'],
    ['noinherit in role pg_execute_server_program', 'may write files of the server'],
  ])(
    'does not start with a role created %s, because it could become a more powerful role',
    async (made, excess) => {
      const role = `product_test_${randomUUID().slice(0, 8)}`;
      const admin = (statement: string) =>
        opened(Promise.resolve(openServerStore(server, silent)), (store) => store.execute(statement));
      await admin(`create role ${role} login password '${role}' ${made}`);
      const url = new URL(database.url);
      Object.assign(url, { username: role, password: role });
      try {
        await expect(open('production', url.href)).rejects.toThrow(`names the role ${role}, which ${excess}`);
      } finally {
        await admin(`drop role ${role}`);
      }
    },
  );

  test('keeps no connection with the owner’s rights', async () => {
    await opened(
      open('production', database.url, { migrationDatabaseUrl: database.ownerUrl }),
      async (store) => {
        await expect(store.execute('truncate donation cascade')).rejects.toMatchObject({ code: '42501' });
      },
    );
  });
});

describe('Production server on a database of other rights', () => {
  oneForEachTest();

  test.each([
    ['truncate on donation', 'may truncate tables'],
    ['trigger on person', 'may put triggers on tables'],
    ['update (amount) on ledger_entry', 'may change append-only tables'],
    ['delete on ledger_transaction', 'may change append-only tables'],
    ['create on schema public', 'may create tables and functions'],
  ])(
    'does not start with a role that was granted %s, until a migration revokes it',
    async (right, excess) => {
      await asOwner(`grant ${right} to ${roles.application}`);
      await expect(open('production', database.url)).rejects.toThrow(`, which ${excess}, and`);
      const more = { migrationDatabaseUrl: database.ownerUrl };
      await opened(open('production', database.url, more), nothing);
      await opened(open('production', database.url), nothing);
    },
  );

  test.each([
    ['temporary', 'may create temporary tables'],
    ['create', 'may create schemas'],
  ])(
    'does not start with a role that has the right %s on the database, and names the revoke statement',
    async (right, excess) => {
      const name = new URL(database.url).pathname.slice(1);
      for (const whom of [roles.application, 'public']) {
        await asOwner(`grant ${right} on database ${name} to ${whom}`);
        const refused = await open('production', database.url).then(
          () => '',
          (error: Error) => error.message,
        );
        expect(refused).toContain(`names the role ${roles.application}, which ${excess}, and so`);
        const [, statement = ''] = /“(revoke .+?)”/.exec(refused) ?? [];
        await asOwner(statement);
        await opened(open('production', database.url), nothing);
      }
    },
  );

  test('does not start on a database that lacks migrations, and names the command to run', async () => {
    await asOwner("delete from schema_migration where name like '0001-%'");
    await expect(open('production', database.url)).rejects.toThrow(
      'DATABASE_URL names a database that lacks migrations, and a role that may not run them. Run “npm run migrate” first (docs/database.md).',
    );
  });
});

describe('Temporary table of the application’s role', () => {
  oneForEachTest();
  const [account, transaction, donation] = [randomUUID(), randomUUID(), randomUUID()];
  const attempt = (...statements: string[]) =>
    opened(Promise.resolve(openServerStore(database.url, silent)), ({ db }) =>
      db.transaction().execute(async (trx) => {
        for (const statement of statements) await sql.raw(statement).execute(trx);
      }),
    );
  beforeEach(async () => {
    await asOwner(
      `grant temporary on database ${new URL(database.url).pathname.slice(1)} to ${roles.application}`,
      `insert into ledger_account (id, kind, event_year) values ('${account}', 'clearing', 2027)`,
    );
  });

  test('does not hide an unbalanced posting from the ledger’s checks', async () => {
    const posting = [
      `insert into public.ledger_transaction (id, kind, reference, occurred_at)
        values ('${transaction}', 'gift', '${donation}', now())`,
      `insert into public.ledger_entry (transaction_id, account_id, amount) values ('${transaction}', '${account}', 12345)`,
    ];
    await expect(
      attempt(
        'create temporary table ledger_entry (like public.ledger_entry) on commit drop',
        `insert into pg_temp.ledger_entry (id, transaction_id, account_id, amount)
          values (1, '${transaction}', '${account}', 1), (2, '${transaction}', '${account}', -1)`,
        ...posting,
      ),
    ).rejects.toThrow(`ledger transaction ${transaction} has 1 entries that sum to 12345`);
  });

  test('does not hide a transaction without entries', async () => {
    await expect(
      attempt(
        'create temporary table ledger_entry (like public.ledger_entry) on commit drop',
        `insert into pg_temp.ledger_entry (id, transaction_id, account_id, amount) values (1, '${transaction}', '${account}', 1)`,
        `insert into public.ledger_transaction (id, kind, reference, occurred_at)
          values ('${transaction}', 'gift', '${donation}', now())`,
      ),
    ).rejects.toThrow(`ledger transaction ${transaction} has 0 entries`);
  });
});

describe('Migrations', () => {
  oneForEachTest();

  test('of an empty database give both roles their rights, also when they run again', async () => {
    const empty = await makeDatabase(server);
    const more = { migrationDatabaseUrl: empty.ownerUrl, readingRole: roles.reader };
    try {
      await expect(open('sandbox', empty.url)).rejects.toThrow('Run “npm run migrate” first');
      for (const name of ['Fell', 'Tarn'])
        await opened(open('production', empty.url, more), async ({ db }) => {
          await sql`insert into organization (id, name, created_at) values (${randomUUID()}, ${name}, now())`.execute(
            db,
          );
        });
      await opened(Promise.resolve(openServerStore(empty.readerUrl, silent)), async ({ db }) => {
        expect(await db.selectFrom('organization').select('name').execute()).toHaveLength(2);
      });
    } finally {
      await empty.drop();
    }
  });

  test('run as a command that lists the migrations it ran and missing settings', async () => {
    const empty = await makeDatabase(server);
    const names = { DATABASE_URL: empty.url, DATABASE_READING_ROLE: roles.reader };
    try {
      const all = { ...names, MIGRATION_DATABASE_URL: empty.ownerUrl };
      const done = 'The database is up to date, and its roles have their rights.\n';
      expect(await command(all)).toMatch(new RegExp(`^Ran 0001-platform\\.sql\n(Ran .+\n)+${done}$`));
      expect(await command(all)).toBe(done);
      await expect(command({ DATABASE_URL: empty.url })).rejects.toMatchObject({
        code: 1,
        stderr:
          'MIGRATION_DATABASE_URL must name the role that owns the tables, and DATABASE_URL the application’s.\n',
      });
    } finally {
      await empty.drop();
    }
  });

  test('in a sandbox need only one role', async () => {
    const empty = await makeDatabase(server);
    try {
      await opened(open('sandbox', empty.ownerUrl), async ({ db }) => {
        expect(await db.selectFrom('sandboxClock').select('offsetMilliseconds').execute()).toHaveLength(1);
      });
    } finally {
      await empty.drop();
    }
  });

  test('check the data as its owner, before the application’s role has its rights', async () => {
    await asOwner(`revoke all on all tables in schema public from ${roles.application}`);
    const settings = {
      mode: 'sandbox' as const,
      dataDir: '',
      databaseUrl: database.url,
      migrationDatabaseUrl: database.ownerUrl,
      readingRole: null,
    };
    const refuse = async ({ db }: Store) => {
      const keys = await db.selectFrom('identityKey').selectAll().execute();
      throw new Error(`There are ${keys.length} keys.`);
    };
    await expect(openStore(settings, silent, refuse)).rejects.toThrow('There are 0 keys.');
    await expect(open('sandbox', database.url)).rejects.toThrow('Run “npm run migrate” first');
    await opened(openStore(settings, silent), ({ db }) => db.selectFrom('identityKey').selectAll().execute());
  });

  test('reject a database other than the server’s', async () => {
    const empty = await makeDatabase(server);
    try {
      const more = { migrationDatabaseUrl: database.ownerUrl };
      await expect(open('sandbox', empty.url, more)).rejects.toThrow(
        'MIGRATION_DATABASE_URL must name the same database as DATABASE_URL.',
      );
    } finally {
      await empty.drop();
    }
  });

  test('name the wrong setting', async () => {
    const refusal = (migrationDatabaseUrl: string, readingRole?: string) =>
      open('sandbox', database.url, { migrationDatabaseUrl, ...(readingRole && { readingRole }) }).then(
        () => 'opened',
        (error: Error) => error.message,
      );
    expect([
      await refusal('postgres://nobody@127.0.0.1:1/nothing'),
      await refusal(database.ownerUrl, 'product_test_nobody'),
      await refusal(database.ownerUrl, roles.application),
    ]).toEqual([
      'MIGRATION_DATABASE_URL names a server that does not answer. Start it, or check the address.',
      'DATABASE_READING_ROLE names a role that is not there. Make it, or check its name.',
      `DATABASE_READING_ROLE must be another role than ${roles.application} and ${roles.owner}.`,
    ]);
  });

  test('let the application use a new table at once', async () => {
    await asOwner('create table later (id bigint generated always as identity, word text)');
    await opened(open('production', database.url), async ({ db }) => {
      await sql`insert into later (word) values ('Fell')`.execute(db);
      await sql`update later set word = 'Tarn'`.execute(db);
    });
  });
});

describe('Reading role', () => {
  oneForAllTests();

  const read = (statement: string) =>
    opened(Promise.resolve(openServerStore(database.readerUrl, silent)), ({ db }) =>
      sql.raw(statement).execute(db),
    );

  test('reads the columns named for reports', async () => {
    for (const [table, columns] of Object.entries(readingColumns))
      await read(`select ${columns === '*' ? '*' : columns.join(', ')} from ${table}`);
  });

  test('can read no other table', async () => {
    const { rows } = await opened(Promise.resolve(openServerStore(database.readerUrl, silent)), ({ db }) =>
      sql<{ table: string }>`
        select relname as "table" from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm') and has_any_column_privilege(oid, 'SELECT')
        order by relname collate "C"`.execute(db),
    );
    expect(rows.map(({ table }) => table)).toEqual(Object.keys(readingColumns).sort());
  });

  test.each([
    'select * from identity_key',
    'select * from identity_account',
    'select * from identity_record',
    'select * from identity_code',
    'select * from card_testing_key',
    'select * from idempotency_record',
    'select * from saved_payment_method',
    'select * from mail_outbox',
    'select * from mail_attachment',
    'select * from job',
    'select * from discount_code',
    'select email_address from person',
    'select oid from person',
    'select donor_email from donation',
    'select answers from registration',
    'select idempotency_key from payment_intent',
    // A donation's reference is the key of its attempt, which opens the receipt (GET /donation/attempt).
    'select reference from payment_intent',
    // A revoked payment method is named by its token in the gateway's vault.
    'select subject_id from gateway_notification',
    'select * from waiver_signature',
  ])('cannot read private data or credentials: %s', async (statement) => {
    await expect(read(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    "insert into sponsor (id, name) values (gen_random_uuid(), 'own')",
    'update event set goal = 1',
    'delete from ledger_entry',
    'truncate event cascade',
    'create table own (id integer)',
    'select * from event for update',
    'select ledger_lock_transaction(gen_random_uuid())',
    "select search_enter('User', gen_random_uuid(), 'own', 'own', '{}')",
  ])('cannot write: %s', async (statement) => {
    await expect(read(statement)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('Sandbox', () => {
  oneForAllTests();

  test('a reset with a role that cannot truncate tables gets not-allowed', async () => {
    const api = await startApi();
    const store = openServerStore(database.url, silent);
    try {
      type Parts = Parameters<typeof resetData>[0];
      const platform: Parts['platform'] = { ...api.platform, db: store.db };
      const parts = { platform, store } as Parts;
      await expect(resetData(parts)).rejects.toMatchObject({ code: 'not-allowed' });
    } finally {
      await store.close();
      await api.close();
    }
  });
});
