import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '#server/app.ts';
import { mostCompletePlan } from '#server/fund-sharing/share-plans.ts';
import type { Db } from '#server/platform/database/database.ts';
import { openServerStore } from '#server/platform/database/server-store.ts';
import { readSettings } from '#server/read-settings.ts';
import { testIdentity, tokenFor } from '#test/support/api.ts';
import { testClock } from '#test/support/clock.ts';
import { fillPeloton } from '#test/support/event/crowd.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { fundOf, give } from '#test/support/event/shares.ts';
import { startPostgres } from '#test/support/postgres.ts';
import { asApplication, migrateForApplication } from '#test/support/server-databases.ts';
import { silent } from '#test/support/silent.ts';
import { findPostgres } from '../test/postgres.ts';
import { ledgerOf, sendDonations, startGivingServer } from './giving-scenario.ts';
import { scaled } from './scale.ts';
import { at, many } from './timing.ts';

/** Median times in milliseconds; `floor` is the median time of the minimal program. */
export type FundSharingSpeed = {
  batch: { time: number; floor: number };
  plan: { alone: number; asked: number };
  forecast: { time: number; floor: number };
  /** Simultaneous batches and donations: how many were sent, confirmed, and booked. */
  beside: {
    batches: { sent: number; done: number; booked: number; p99: number };
    donations: { sent: number; done: number; booked: number; p99: number };
    sum: number;
  };
};

export const members = scaled(2_000, 20);
/** Cents of each row. */
const each = 100;
const rounds = scaled(5, 1);
const day = '2027-03-01T15:00:00Z';

export const besideSettings = scaled(
  { batches: 100, rows: 20, perSecond: 200, seconds: 20, settling: 5 },
  { batches: 4, rows: 5, perSecond: 20, seconds: 1, settling: 0 },
);
/** Seconds of donations one after the other, before many at once. */
const firstSeconds = scaled(2, 0.5);

/** The first round warms up and doesn't count. */
const middleTime = async (work: () => unknown): Promise<number> => {
  const times = await many(rounds + 1, work);
  return at(times.slice(1), 0.5);
};

const lineTo = (_: unknown, place: number) => ({ to: `crew-${place + 1}`, amount: each });

const orderOf = (pelotonId: string, rows: number) => ({
  pelotonId,
  source: 'peloton',
  reason: null,
  beyondMissing: true,
  lines: Array.from({ length: rows }, lineTo),
});

/** The rows of the last batch again, each into a table without keys, indexes and triggers. */
const writeAlone = async (db: Db): Promise<void> => {
  const last = sql`(select id from fund_share_batch order by made_at desc, id desc limit 1)`;
  for (const [table, rows] of [
    ['fund_share', sql`select * from fund_share where batch_id = ${last}`],
    [
      'ledger_transaction',
      sql`select booked.* from ledger_transaction booked join fund_share on transaction_id = booked.id where batch_id = ${last}`,
    ],
    [
      'ledger_entry',
      sql`select entry.* from ledger_entry entry join fund_share using (transaction_id) where batch_id = ${last}`,
    ],
    ['mail_outbox', sql`select * from mail_outbox order by created_at desc limit ${members}`],
    ['peloton_log', sql`select * from peloton_log order by id desc limit ${members}`],
  ] as const) {
    await sql`create unlogged table if not exists ${sql.table(`bare_${table}`)} (like ${sql.table(table)})`.execute(
      db,
    );
    await sql`insert into ${sql.table(`bare_${table}`)} ${rows}`.execute(db);
  }
};

/** Each account's sum, once: the minimum that a peloton's forecast has to read. */
const readAlone = (db: Db, pelotonId: string) =>
  sql`
    select entry.account_id, sum(entry.amount), count(*) filter (where booked.occurred_at > now() - interval '6 weeks')
    from peloton_member member
    join ledger_account account on account.owner_id = member.person_id
    join ledger_entry entry on entry.account_id = account.id
    join ledger_transaction booked on booked.id = entry.transaction_id
    where member.peloton_id = ${pelotonId} group by entry.account_id`.execute(db);

type Place = { url: string; db: Db; id: string; folder: string };

/** Captain and admins share, each one batch after the other, while donors give. */
const measureBeside = async ({ url, db, id, folder }: Place): Promise<FundSharingSpeed['beside']> => {
  const { batches, rows, perSecond, seconds, settling } = besideSettings;
  const server = await startGivingServer(url);
  try {
    const recipients = Array.from({ length: Math.min(200, members) }, (_, place) => `crew-${place + 1}`);
    const file = join(folder, 'load.json');
    const donors = { address: server.address, recipients, file };
    // Many simultaneous donors with a new e-mail domain would count as card testing.
    await sendDonations({ ...donors, lanes: 1, seconds: firstSeconds });
    const before = await ledgerOf({ db });
    const { count: already } = await db
      .selectFrom('fundShareBatch')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const times: number[] = [];
    let done = 0;
    let refusal = '';
    const leaders = 4;
    const share = async (leader: number): Promise<void> => {
      for (let turn = 0; turn < batches / leaders; turn += 1) {
        const began = performance.now();
        const answer = await fetch(`${server.address}/api/fundsharing/peloton`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${tokenFor({ oid: `crew-${leader + 1}` })}`,
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify(orderOf(id, rows)),
        });
        times.push(performance.now() - began);
        const text = await answer.text();
        if (answer.status === 201) done += 1;
        else refusal = `${answer.status} ${text}`;
      }
    };
    const [load] = await Promise.all([
      sendDonations({ ...donors, perSecond, seconds, settling }),
      ...Array.from({ length: leaders }, (_, leader) => share(leader)),
    ]);
    if (done === 0) throw new Error(`The server took no batch: ${refusal}`);
    const booked = [...(await ledgerOf({ db })).keys()].filter((key) => !before.has(key)).length;
    const { count: now } = await db
      .selectFrom('fundShareBatch')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const { rows: sums } = await sql<{ sum: number }>`
      select sum(amount)::bigint as sum from ledger_entry`.execute(db);
    return {
      batches: { sent: batches, done, booked: now - already, p99: at(times, 0.99) },
      donations: {
        sent: load.offered,
        done: Object.keys(load.acknowledged).length,

        booked,
        p99: load.waited[Math.floor(load.waited.length * 0.99)] ?? Number.NaN,
      },
      sum: sums[0]?.sum ?? Number.NaN,
    };
  } finally {
    server.stop();
  }
};

/** Fund sharing among many members on its own PostgreSQL server, alone and beside donors. */
export async function measureFundSharing(): Promise<FundSharingSpeed> {
  const programs = findPostgres();
  if (programs === null)
    throw new Error('There is no PostgreSQL for fund sharing: name its programs’ folder in POSTGRES_BIN.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = await startPostgres(programs);
  const store = openServerStore(postgres.url, silent);
  const { db } = store;
  try {
    await migrateForApplication(postgres.url);
    await seedEvent(db);
    const id = await fillPeloton(db, 'crew', { size: members, donationsEach: 5 });
    await sql`update peloton_member set role = 'admin', leads_since = joined_at
      where person_id in (select id from person where public_id in ('crew-2', 'crew-3', 'crew-4'))`.execute(
      db,
    );
    const clock = testClock(day);
    await give({ store, clock }, fundOf(id), 100_000_000);
    await sql`analyze`.execute(db);

    const settings = readSettings({
      DATA_DIR: folder,
      DATABASE_URL: asApplication(postgres.url),
      LOG_LEVEL: 'silent',
      JOBS: 'no',
      SEED: 'no',
    });
    const app = await buildApp({ settings, overrides: { identity: testIdentity, clock } });
    const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${tokenFor({ oid: 'crew-1' })}`, 'idempotency-key': randomUUID() },
        ...(body === undefined ? {} : { payload: body }),
      });
      if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
    };
    const gaps = Array.from({ length: members }, (_, place) => ({
      id: `crew-${place}`,
      missing: 100 + ((place * 7_919) % 250_000),
    }));
    const order = orderOf(id, members);
    const plan = { plan: 'most-complete', amount: 50_000_000, highRollers: false };
    const alone = {
      batch: {
        time: await middleTime(() => ask('POST', '/fundsharing/peloton', order)),
        floor: await middleTime(() => writeAlone(db)),
      },
      plan: {
        alone: await middleTime(() => mostCompletePlan(gaps, 50_000_000)),
        asked: await middleTime(() => ask('POST', `/fundsharing/peloton/${id}/plan`, plan)),
      },
      forecast: {
        time: await middleTime(() => ask('GET', `/peloton/${id}/forecast`)),
        floor: await middleTime(() => readAlone(db, id)),
      },
    };
    await app.close();
    return { ...alone, beside: await measureBeside({ url: postgres.url, db, id, folder }) };
  } finally {
    await store.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
