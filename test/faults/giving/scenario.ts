import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findPostgres } from '#scripts/test/postgres.ts';
import type { Db } from '#server/platform/database/database.ts';
import { openServerStore } from '#server/platform/database/server-store.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { startPostgres } from '#test/support/postgres.ts';
import { asApplication, migrateForApplication } from '#test/support/server-databases.ts';
import { silent } from '#test/support/silent.ts';
import { type Audit, auditOf, type Finding } from './audit.ts';
import { type Donors, donorsOf } from './donors.ts';
import { type GatewayFaults, type GatewayLine, type Notification, noFaults } from './gateway.types.ts';
import { endLeases, moneyWork, readLedger, startClock } from './ledger-book.ts';

export type Part = 'api' | 'worker' | 'database';

export type Scenario = {
  seed: string;
  db: Db;
  donors: Donors;
  /** Kills a part of the site and starts it again; the parts that need it keep running. */
  crash: (part: Part) => Promise<void>;
  restartDatabase: () => Promise<void>;
  gateway: {
    behave: (faults: Partial<GatewayFaults>) => Promise<void>;
    settle: () => Promise<void>;
    giveBack: (wanted: readonly { orderId: string; amount: number | null }[]) => Promise<Notification[]>;
    reports: () => Promise<GatewayLine[]>;
    /** Resolves when the gateway has no request left: its time isn’t the site’s, which moves by days in a moment. */
    rest: () => Promise<void>;
  };
  /** The address of the API, of any of its processes. */
  address: () => string;
  /** Resolves when everything that people need works. */
  whenUp: () => Promise<void>;
  /** Reads straight from the tables, however often the database is killed meanwhile. */
  read: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  now: () => Promise<Date>;
  moveClock: (to: Date) => Promise<void>;
  /** All workers together run what is due, until nothing is. */
  work: () => Promise<void>;
  /**
   * Resolves every outcome that can be known: workers restart where leases were left, the clock moves to the remaining work, donors ask
   * again.
   */
  settle: () => Promise<void>;
  audit: (givenBack?: ReadonlySet<string>) => Promise<Audit>;
  close: () => Promise<void>;
};

type Member = { process: ChildProcess; address: string };

const gatewayProgram = fileURLToPath(new URL('./gateway.ts', import.meta.url));
const serverProgram = fileURLToPath(new URL('./server.ts', import.meta.url));

const first = async <Message>(child: ChildProcess): Promise<Message> => {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of the fault runs ended with ${code} before it was ready.`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [Message];
  ended.catch(() => undefined);
  return message;
};

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const start = (program: string, args: readonly string[], env: Record<string, string>): ChildProcess =>
  fork(program, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

const second = 1_000;
const minute = 60 * second;
/** Rounds after which an open outcome counts as open for ever. */
const mostRounds = 60;

const lookEvery = 200;

/** Resolves when it is so, however long that takes; the caller has a limit. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  if (await isSo()) return;
  for await (const _ of setInterval(lookEvery)) if (await isSo()) return;
};

type Options = {
  seed: string;
  apis?: number;
  workers?: number;
  /** How long the site waits for the gateway. */
  patienceMs?: number;
  /** The folder of the database's files, and its options. */
  place?: string;
  more?: readonly string[];
};

/** The undo functions of everything that a scenario has started, the latest first. */
type Undo = (() => unknown)[];

const undoAll = async (undo: Undo): Promise<void> => {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
};

const scenarios = new Set<Undo>();

/** Stops everything that was started, when the process has to end. */
export const closeScenarios = async (): Promise<void> => {
  for (const undo of scenarios) await undoAll(undo);
};

/** A whole site of processes on its own PostgreSQL, with a gateway that none of its crashes reaches. */
export const openScenario = async (options: Options): Promise<Scenario> => {
  const undo: Undo = [];
  scenarios.add(undo);
  undo.push(() => scenarios.delete(undo));
  try {
    return await build(options, undo);
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
};

const build = async (
  { seed, apis = 1, workers = 2, patienceMs = 1_500, place = tmpdir(), more = [] }: Options,
  undo: Undo,
): Promise<Scenario> => {
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL server was found. Install one, or set POSTGRES_BIN.');
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres(programs, { place, more });
  undo.push(postgres.stop);
  const store = openServerStore(postgres.url, silent);
  undo.push(store.close);
  const { db } = store;
  await migrateForApplication(postgres.url);
  await seedEvent(db);
  await startClock(db);

  const gatewayProcess = start(gatewayProgram, [seed], {});
  undo.push(() => kill(gatewayProcess));
  const { port } = await first<{ port: number }>(gatewayProcess);
  const steer = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body ?? null),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Answer;
  };

  const ends: Finding[] = [];
  const member = async (isWorker: boolean): Promise<Member> => {
    const process = start(serverProgram, [], {
      DATABASE_URL: asApplication(postgres.url),
      DATA_DIR: folder,
      GATEWAY_PORT: String(port),
      PAYMENTS_TIMEOUT_MS: String(patienceMs),
      JOBS: isWorker ? 'yes' : 'no',
    });
    undo.push(() => kill(process));
    const said = await first<{ address: string }>(process);
    process.once('exit', (code, signal) => {
      const what = `a server ended by itself with ${code ?? signal}`;
      if (signal !== 'SIGKILL') ends.push({ kind: 'broken', subject: String(process.pid), what });
    });
    return { process, ...said };
  };
  const members = (count: number, isWorker: boolean) =>
    Promise.all(Array.from({ length: count }, () => member(isWorker)));
  const site = { api: await members(apis, false), worker: await members(workers, true) };

  let turn = 0;
  const next = (part: 'api' | 'worker'): number => {
    turn += 1;
    return turn % site[part].length;
  };
  const addressOf = (part: 'api' | 'worker'): string => site[part][next(part)]?.address ?? '';
  const address = () => addressOf('api');

  let up = Promise.resolve();
  /** Whether jobs may be leased to a worker that is gone, or could not report that it was done. */
  let mayHaveLeft = false;
  const repaired = (part: Part): Promise<void> => {
    if (part !== 'api') mayHaveLeft = true;
    if (part === 'database') return postgres.restart();
    const index = next(part);
    const broken = site[part][index];
    const repair = async () => {
      if (broken) await kill(broken.process);
      site[part][index] = await member(part === 'worker');
    };
    return repair();
  };

  const ask = async (path: string, init: RequestInit = {}, at = address()): Promise<unknown> => {
    const answer = await fetch(`${at}/sandbox/api${path}`, {
      ...init,
      headers: { 'content-type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

  const whenUp = () => up;
  const donors = donorsOf({ address, whenUp });
  const read = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    for await (const _ of setInterval(lookEvery)) {
      const found = await work(db).then(
        (result) => ({ result }),
        () => null,
      );
      if (found !== null) return found.result;
    }
    throw new Error('Nobody waits any more.');
  };
  const scenario: Scenario = {
    seed,
    db,
    donors,
    address,
    whenUp,
    read,
    restartDatabase: () => {
      mayHaveLeft = true;
      return postgres.restart();
    },
    crash: (part) => {
      const repair = repaired(part);
      if (part !== 'worker') up = repair;
      return repair;
    },
    gateway: {
      behave: async (faults) => {
        await steer('/faults', { ...noFaults, ...faults });
      },
      settle: async () => {
        await steer('/settle');
      },
      giveBack: (wanted) => steer<Notification[]>('/give-back', wanted),
      reports: () => steer<GatewayLine[]>('/reports'),
      rest: () => until(async () => (await steer<number>('/asking')) === 0),
    },
    now: async () => new Date(((await ask('/clock')) as { now: string }).now),
    moveClock: async (to) => {
      const everybody = [...site.api, ...site.worker];
      const isThere = async ({ address: at }: Member): Promise<boolean> => {
        const { now } = (await ask('/clock', {}, at)) as { now: string };
        return Math.abs(Date.parse(now) - to.getTime()) < minute;
      };
      // The other processes get an event, which one with a broken connection misses.
      for (let round = 0; round < mostRounds; round += 1) {
        await ask('/clock', { method: 'PUT', body: JSON.stringify({ now: to.toISOString() }) });
        for (let look = 0; look < mostRounds; look += 1)
          if ((await Promise.all(everybody.map(isThere))).every(Boolean)) return;
      }
      throw new Error('A process never heard that the clock was moved.');
    },
    work: async () => {
      await Promise.all(
        site.worker.map(({ address: at }) => ask('/jobs', { method: 'POST', body: '{}' }, at)),
      );
    },
    settle: async () => {
      await scenario.gateway.behave(noFaults);
      if (mayHaveLeft) {
        await Promise.all(site.worker.map(({ process }) => kill(process)));
        await endLeases(db);
        site.worker = await members(workers, true);
        mayHaveLeft = false;
      }
      for (let round = 0; round < mostRounds; round += 1) {
        const now = await scenario.now();
        await until(async () => (await moneyWork(db, now)).due === 0);
        const unsure = await donors.finishAll();
        const { waiting, open, from } = await moneyWork(db, now);
        if (waiting === 0 && open === 0 && unsure === 0) return;
        if (from === null || from <= now) continue;
        // A slow charge takes seconds, in which the site's clock would pass every look-up of an orphaned charge.
        await scenario.gateway.rest();
        await scenario.moveClock(new Date(from.getTime() + second));
      }
    },
    audit: async (givenBack) => {
      const audit = auditOf({
        answered: donors.all(),
        gateway: await scenario.gateway.reports(),
        ledger: await readLedger(db),
        ...(givenBack && { givenBack }),
      });
      return { ...audit, findings: [...ends, ...audit.findings] };
    },
    close: () => undoAll(undo),
  };
  return scenario;
};
