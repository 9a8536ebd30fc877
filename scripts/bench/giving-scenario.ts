import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { root, runCommand } from '#scripts/run-command.ts';
import { buildApp } from '#server/app.ts';
import type { Store } from '#server/platform/database/database.ts';
import { openServerStore } from '#server/platform/database/server-store.ts';
import { seed } from '#server/seed/seed.ts';
import { asApplication, migrateForApplication, noTemporaryTables } from '#test/support/server-databases.ts';
import { silent } from '#test/support/silent.ts';
import { recordOnServer, scriptOf } from './giving-floor.ts';
import { measuredGateway } from './giving-gateway.ts';
import type { GivingLoad, LoadOutcome } from './giving-load.ts';
import { donationTo } from './giving-requests.ts';
import type { Order, Reply } from './giving-server.ts';
import { givingOptions } from './giving-settings.ts';

/** Fills the database at `url` with the demo and copies it under these names. Resolves with the public ids of the recipients. */
export const fillAndCopy = async (url: string, copies: readonly string[]): Promise<string[]> => {
  await migrateForApplication(url);
  const store = openServerStore(url, silent);
  await seed(store);
  const { rows } = await sql<{ publicId: string }>`
    select distinct public_id from person
    join participation on person_id = person.id and participation.state = 'registered'
    join event on event.id = event_id and is_current`.execute(store.db);
  await sql`vacuum analyze`.execute(store.db);
  await store.close();
  const beside = openServerStore(url.replace(/postgres$/, 'template1'), silent);
  for (const copy of copies) {
    await beside.execute(`create database ${copy} template postgres`);
    await beside.execute(noTemporaryTables(copy));
  }
  await beside.close();
  return rows.map(({ publicId }) => publicId);
};

/** The statements of a donation as scripts for pgbench: one for the general fund, and one for each of the recipients. */
export const floorScripts = async (url: string, recipients: readonly string[]): Promise<string[]> => {
  const app = await buildApp(givingOptions(asApplication(url), measuredGateway().payments, 'silent'));
  const give = async (to: string | null) => {
    const { headers, body } = donationTo(to);
    const answer = await app.inject({ method: 'POST', url: '/api/donation', headers, payload: body });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  };
  // The first one also reads what is read only once.
  await give(null);
  const scripts: string[] = [];
  for (const to of [null, ...recipients]) {
    const one = await recordOnServer(() => give(to));
    const another = await recordOnServer(() => give(to));
    scripts.push(await scriptOf(url, one, another));
  }
  await app.close();
  return scripts;
};

export type GivingServer = {
  address: string;
  ask: (order: Order) => Promise<Reply>;
  stop: () => void;
};

/** The server's log and its error: thousands of lines under load, so no terminal shows them. */
const logFile = 'test-results/bench-giving-server.log';

const next = async (child: ChildProcess): Promise<Reply> => {
  const ended = new AbortController();
  const giveUp = () => ended.abort();
  child.once('exit', giveUp);
  try {
    const [reply] = await once(child, 'message', { signal: ended.signal });
    return reply;
  } catch (error) {
    if (!ended.signal.aborted) throw error;
    throw new Error(
      `The server for donations ended with ${child.exitCode ?? child.signalCode}: see ${logFile}`,
    );
  } finally {
    child.off('exit', giveUp);
  }
};

const openLog = (): number => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  return openSync(join(root, logFile), 'a');
};

/** The server in its own process, on the database at `url`. */
export const startGivingServer = async (url: string): Promise<GivingServer> => {
  const log = openLog();
  const child = fork(join(import.meta.dirname, 'giving-server.ts'), {
    // Many simultaneous donors are the subject, so none of them has to authenticate.
    env: { ...process.env, DATABASE_URL: asApplication(url), CARD_DECLINES_ALLOWED: '1000' },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const first = await next(child);
  if (first === 'done' || !('address' in first)) throw new Error('The server did not say where it listens.');
  return {
    address: first.address,
    ask: (order) => {
      child.send(order);
      return next(child);
    },
    stop: () => {
      if (child.connected) child.disconnect();
    },
  };
};

/** Donors in another process. They stop by themselves, also when this process ends. */
export const sendDonations = async (load: GivingLoad): Promise<LoadOutcome> => {
  const args = ['scripts/bench/giving-load.ts', JSON.stringify(load)];
  const { code, output } = await runCommand('node', args, { limitSeconds: load.seconds + 120 });
  if (code !== 0) throw new Error(output);
  return JSON.parse(readFileSync(load.file, 'utf8'));
};

/** Cents by donation, from the ledger's clearing account. */
export const ledgerOf = async ({ db }: Pick<Store, 'db'>): Promise<Map<string, number>> => {
  const { rows } = await sql<{ reference: string; cents: number }>`
    select booked.reference, sum(entry.amount)::bigint as cents from ledger_transaction booked
    join ledger_entry entry on entry.transaction_id = booked.id
    join ledger_account account on account.id = entry.account_id and account.kind = 'clearing'
    where booked.kind = 'donation' group by booked.reference`.execute(db);
  return new Map(rows.map(({ reference, cents }) => [reference, cents]));
};
