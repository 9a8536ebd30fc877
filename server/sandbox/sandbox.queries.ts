import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { isForbidden } from '#server/platform/database/database-errors.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { SandboxParts } from './sandbox.parts.ts';

/** Rows of a list that a page or an answer shows. */
const most = 200;

type MailSearch = { to?: string | undefined; kind?: string | undefined };

const letters = (db: Db) =>
  db
    .selectFrom('mailOutbox')
    .select([
      'id',
      'kind',
      'personId',
      'recipient as to',
      'subject',
      'text',
      'html',
      'state',
      'createdAt',
      'sentAt',
    ]);

/** Newest first. */
export const findEmails = (
  db: Db,
  { to, kind }: MailSearch,
  { limit, offset }: { limit: number; offset: number } = { limit: most, offset: 0 },
) =>
  letters(db)
    .$if(to !== undefined, (query) => query.where(sql<boolean>`lower(recipient) = lower(${to ?? ''})`))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const findEmail = (db: Db, id: string) => letters(db).where('id', '=', id).executeTakeFirst();

/** All charges and refunds of the simulator, newest first; amounts in cents. */
export const findCharges = (db: Db, orderId?: string) =>
  db
    .selectFrom('localGatewayTransaction')
    .leftJoin('localGatewayCustomer', 'localGatewayCustomer.id', 'localGatewayTransaction.customerId')
    .select([
      'localGatewayTransaction.id as transactionId',
      'type',
      'status',
      'orderId',
      'amount',
      'originNonce',
      'processorText',
      'rejectionReason',
      'refundedTransactionId',
      'localGatewayCustomer.email as emailAddress',
      'localGatewayTransaction.createdAt as createdAt',
    ])
    .$if(orderId !== undefined, (query) => query.where('orderId', '=', orderId ?? ''))
    .orderBy('localGatewayTransaction.createdAt', 'desc')
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute();

/** Sums by kind of account in cents, debits positive. `sum` must be zero: otherwise the ledger is wrong. */
export const sumLedger = async (db: Db) => {
  const { rows } = await sql<{ kind: string; eventYear: number; sum: number; entries: number }>`
    select kind, event_year, coalesce(sum(amount), 0)::bigint as sum, count(amount)::bigint as entries
    from ledger_account left join ledger_entry on ledger_entry.account_id = ledger_account.id
    group by kind, event_year order by event_year desc, kind
  `.execute(db);
  const accounts = rows.map((row) => ({ ...row, sum: Number(row.sum), entries: Number(row.entries) }));
  const add = (pick: 'sum' | 'entries') => accounts.reduce((total, account) => total + account[pick], 0);
  return { sum: add('sum'), entries: add('entries'), accounts };
};

/** The people who can sign in here: the demo accounts, and later sign-ups. */
export const findPeople = (db: Db) =>
  db
    .selectFrom('identityAccount')
    .leftJoin('person', (join) => join.on(sql<boolean>`person.oid = identity_account.oid::text`))
    .select([
      'identityAccount.oid as oid',
      'identityAccount.method as method',
      'identityAccount.email as emailAddress',
      'identityAccount.firstName as firstName',
      'identityAccount.lastName as lastName',
      'person.publicId as publicId',
    ])
    .orderBy('identityAccount.createdAt')
    .limit(most)
    .execute();

/** What a reset keeps: the migrations that ran, and the keys that seal current tokens and tries. */
const kept = ['schema_migration', 'identity_key', 'card_testing_key', 'sandbox_clock'];

/** Empties every table in one step, also the append-only ones, whose trigger is disabled for it. */
const emptying = (tables: readonly string[]): string => {
  const guards = (word: string) =>
    tables.map((table) => `alter table ${table} ${word} trigger user;`).join('\n');
  return `begin;
${guards('disable')}
truncate ${tables.join(', ')} restart identity;
${guards('enable')}
commit;`;
};

const notTheDemo =
  'This database holds an event that is not the demo’s, so nothing was deleted. Use a database of its own for the demo.';

const notTheOwner =
  'The role of DATABASE_URL may not empty these tables, so nothing was deleted. Start the sandbox with MIGRATION_DATABASE_URL too.';

/**
 * Restores the data of the first start, and the machine's time. Throws `not-allowed` where the data are not the demo's: a wrong
 * DATABASE_URL must not cost anybody their data.
 */
export const resetData = async ({ platform, store, clock, scheduleJobs }: SandboxParts): Promise<void> => {
  // Loaded on demand: a server without a reset needs none of the demo's names and stories.
  const { holdsOtherEvents, seed } = await import('#server/seed/seed.ts');
  if (await holdsOtherEvents(store.db)) throw platformProblem('not-allowed', { detail: notTheDemo });
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and not (tablename = any(${sql.val(kept)}))
    order by tablename
  `.execute(store.db);
  await store.execute(emptying(rows.map((row) => row.name))).catch((error: unknown) => {
    throw isForbidden(error) ? platformProblem('not-allowed', { detail: notTheOwner }) : error;
  });
  await clock.moveTo(null);
  await seed(platform);
  await scheduleJobs(platform);
};
