import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { findSignals } from '#server/fraud/fraud.signals.ts';
import { machineClock } from '#server/platform/clock/clock.ts';
import type { Store } from '#server/platform/database/database.ts';
import { openServerStore } from '#server/platform/database/server-store.ts';
import { startPostgres } from '#test/support/postgres.ts';
import { asApplication } from '#test/support/server-databases.ts';
import { silent } from '#test/support/silent.ts';
import { findPostgres } from '../test/postgres.ts';
import { runPgbench } from './giving-floor.ts';
import type { LoadOutcome } from './giving-load.ts';
import {
  fillAndCopy,
  floorScripts,
  type GivingServer,
  ledgerOf,
  sendDonations,
  startGivingServer,
} from './giving-scenario.ts';
import { scaled } from './scale.ts';

/** Connections, as many as the server's pool has. */
const clients = 10;
const lanes = scaled(24, 4);
const rounds = scaled(3, 1);
const roundSeconds = scaled(5, 1);
/** Each recipient has its own script for pgbench. */
const scripted = scaled(3, 1);
/** At the steady pace, before times count: both sides compile code that they didn't need while the gateway took no time. */
export const settlingSeconds = scaled(20, 0);
export const gatewayTakes = scaled(300, 50);
const looks = scaled(200, 2);
/** A commit waits for the disk, as in production. */
const durable = ['fsync=on', 'full_page_writes=on'];

export type Steady = { offered: number; refused: number; lost: number; middle: number; p99: number };
export type Flood = {
  offered: number;
  given: number;
  refused: number;
  ambiguous: number;
  statuses: Record<string, number>;
  withoutRetryAfter: number;
};

/** Milliseconds, and donations a second. */
export type GivingSpeed = {
  throughput: { ours: number; floor: number; ratio: number; processorTime: number };
  /** The donors' waiting time without the gateway's. */
  steady: Steady;
  flood: Flood;
  /** The donations that each of the three knows, over all the loads, and those on which they disagree. */
  audit: { acknowledged: number; charged: number; booked: number; differing: number; open: number };
  cardTesting: { tries: number; middle: number; floor: number };
};

type Pace = { perSecond: number; seconds: number; floodSeconds: number };

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const given = ({ statuses }: LoadOutcome): number => statuses['201'] ?? 0;
const refused = ({ statuses }: LoadOutcome): number => (statuses['429'] ?? 0) + (statuses['503'] ?? 0);

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let look = 0; look < looks; look += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return middleOf(times);
};

const analyse = async (url: string): Promise<void> => {
  const store = openServerStore(url, silent);
  try {
    await sql`analyze`.execute(store.db);
  } finally {
    await store.close();
  }
};

const forget = async (url: string, database: string): Promise<void> => {
  const beside = openServerStore(url, silent);
  try {
    await beside.execute(`drop database ${database}`);
  } finally {
    await beside.close();
  }
};

/** Looking up a try among all those of the loads, which share an e-mail domain, compared with reading one row by its key. */
const measureLook = async ({ db }: Store): Promise<GivingSpeed['cardTesting']> => {
  await sql`analyze donation_signal`.execute(db);
  const tried = await db
    .selectFrom('donationSignal')
    .selectAll()
    .orderBy('occurredAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { address, device, donor, emailDomain: domain } = tried;
  const traces = { address, device, donor, domain, personId: null };
  const middle = await timed(() =>
    findSignals({ db, clock: machineClock }, [{ ...traces, key: randomUUID() }]),
  );
  const floor = await timed(() =>
    db
      .selectFrom('donationSignal')
      .selectAll()
      .where('intentId', '=', tried.intentId)
      .executeTakeFirstOrThrow(),
  );
  const { tries } = await db
    .selectFrom('donationSignal')
    .select(({ fn }) => fn.countAll<number>().as('tries'))
    .executeTakeFirstOrThrow();
  return { tries, middle, floor };
};

const usageOf = async ({ ask }: GivingServer): Promise<number> => {
  const reply = await ask('usage');
  return reply !== 'done' && 'usage' in reply ? reply.usage : Number.NaN;
};

const chargedBy = async ({ ask }: GivingServer): Promise<Record<string, number>> => {
  const reply = await ask('charged');
  return reply !== 'done' && 'charged' in reply ? reply.charged : {};
};

/**
 * Giving on its own PostgreSQL server that waits for the disk: donations a second compared with pgbench and the same statements, the
 * donors' waiting time at a steady pace, and the results at ten times that.
 */
export async function measureGivingSpeed({ perSecond, seconds, floodSeconds }: Pace): Promise<GivingSpeed> {
  const programs = findPostgres(['pgbench']);
  if (programs === null)
    throw new Error('There is no PostgreSQL with pgbench: name its programs’ folder in POSTGRES_BIN.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = await startPostgres(programs, { more: durable });
  const [measured, floor] = [
    postgres.url.replace(/postgres$/, 'measured'),
    postgres.url.replace(/postgres$/, 'floor'),
  ];
  let server: GivingServer | null = null;
  let store: Store | null = null;
  try {
    const recipients = await fillAndCopy(postgres.url, ['measured', 'floor']);
    const scripts = await floorScripts(floor, recipients.slice(0, scripted));
    store = openServerStore(measured, silent);
    const before = await ledgerOf(store);
    server = await startGivingServer(measured);
    const { address, ask } = server;
    const known = new Map<string, number>();
    const send = async (
      load: { seconds: number; settling?: number } & ({ lanes: number } | { perSecond: number }),
    ) => {
      const outcome = await sendDonations({ address, recipients, file: join(folder, 'load.json'), ...load });
      if (given(outcome) === 0)
        throw new Error(
          `The server took no donation; it answered ${Object.keys(outcome.statuses).join(', ')}.`,
        );
      for (const [id, cents] of Object.entries(outcome.acknowledged)) known.set(id, cents);
      return outcome;
    };

    const pairs: { ours: number; floor: number; processorTime: number }[] = [];
    // The first round warms both up and doesn't count.
    for (let round = 0; round <= rounds; round += 1) {
      const used = await usageOf(server);
      const ours = await send({ lanes, seconds: roundSeconds });
      const processorTime = ((await usageOf(server)) - used) / given(ours);
      const pgbench = { url: asApplication(floor), folder, scripts, clients, seconds: roundSeconds };
      const pair = {
        ours: given(ours) / ours.seconds,
        floor: await runPgbench(programs, pgbench),
        processorTime,
      };
      if (round > 0) pairs.push(pair);
      // The statistics that autovacuum makes within a minute: until then every plan is for the empty tables of a new site.
      else await Promise.all([measured, floor].map(analyse));
    }

    // Otherwise its tables would be vacuumed within the minute, beside donors of another database.
    await forget(postgres.url, 'floor');
    await ask({ takes: gatewayTakes });
    await ask('run jobs');
    const calm = await send({ perSecond, settling: settlingSeconds, seconds: settlingSeconds + seconds });
    const stormy = await send({ perSecond: perSecond * 10, seconds: floodSeconds });

    const charged = new Map(Object.entries(await chargedBy(server)));
    const booked = new Map([...(await ledgerOf(store))].filter(([id]) => !before.has(id)));
    const all = new Set([...known.keys(), ...charged.keys(), ...booked.keys()]);
    const { open } = await store.db
      .selectFrom('paymentIntent')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('purpose', '=', 'donation')
      .where('state', 'in', ['created', 'unknown'])
      .executeTakeFirstOrThrow();
    return {
      throughput: {
        ours: middleOf(pairs.map(({ ours }) => ours)),
        floor: middleOf(pairs.map((pair) => pair.floor)),
        ratio: middleOf(pairs.map((pair) => pair.ours / pair.floor)),
        processorTime: middleOf(pairs.map((pair) => pair.processorTime)),
      },
      steady: {
        offered: calm.offered,
        refused: refused(calm),
        lost: calm.offered - given(calm) - refused(calm),
        middle: (calm.waited[calm.waited.length >> 1] ?? Number.NaN) - gatewayTakes,
        p99: (calm.waited[Math.floor(calm.waited.length * 0.99)] ?? Number.NaN) - gatewayTakes,
      },
      flood: {
        offered: stormy.offered,
        given: given(stormy),
        refused: refused(stormy),
        ambiguous: stormy.offered - given(stormy) - refused(stormy),
        withoutRetryAfter: stormy.withoutRetryAfter,
        statuses: stormy.statuses,
      },
      audit: {
        acknowledged: known.size,
        charged: charged.size,
        booked: booked.size,
        differing: [...all].filter(
          (id) => known.get(id) !== charged.get(id) || known.get(id) !== booked.get(id),
        ).length,
        open,
      },
      cardTesting: await measureLook(store),
    };
  } finally {
    server?.stop();
    await store?.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
