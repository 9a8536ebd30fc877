import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { type EmbeddedStore, openMemoryStore } from '#server/platform/database/embedded-store.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { readSettings } from '#server/read-settings.ts';
import { seed } from '#server/seed/seed.ts';
import { runCommand } from '../run-command.ts';
import { type BareRoute, bareServer, recordStatements } from './bare-route.ts';
import type { Load } from './load.ts';
import { tokenOf } from './person.ts';
import { scaled } from './scale.ts';

/** Requests a second of our route and of a bare one with the same SQL, and the median of the rounds' ratios. */
export type RequestSpeed = { name: string; ours: number; bare: number; ratio: number; statements: number };

const someone = 'halfway@example.org';
const rounds = scaled(5, 1);
const lanes = scaled(8, 2);
const seconds = scaled(1.5, 0.2);

/** The body of each save: no change. It names no version, because each save would make it outdated. */
const rides = {
  registerForChallenger: false,
  riderRegistrations: [{ registerForRider: true, rideType: 'signature' }],
  registerForVolunteer: false,
};

const measured = [
  { name: 'registration read', method: 'GET', path: '/api/registration', body: null },
  { name: 'step save (add type)', method: 'POST', path: '/api/registration/add-type', body: rides },
] as const;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function rate(load: Load): Promise<number> {
  const { code, output } = await runCommand('node', ['scripts/bench/load.ts', JSON.stringify(load)]);
  if (code !== 0) throw new Error(output);
  return Number(output);
}

type Route = BareRoute & { name: string; body: string | null };

type Opened = { app: FastifyInstance; store: EmbeddedStore; headers: Record<string, string> };

/** Calls each route once, and records its statements and its answer. */
const recordRoutes = async ({ app, store, headers }: Opened): Promise<Route[]> => {
  const routes: Route[] = [];
  for (const { name, method, path, body } of measured) {
    const once = randomUUID();
    let answer: unknown;
    const statements = await recordStatements(store.engine, async () => {
      const response = await app.inject({
        method,
        url: path,
        headers: { ...headers, 'idempotency-key': once },
        ...(body ? { payload: body } : {}),
      });
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
      answer = response.json();
    });
    routes.push({ name, path, method, statements, answer, once, body: body && JSON.stringify(body) });
  }
  return routes;
};

/** Another process makes the load, on the two servers in turns. */
const compare = async (
  { name, path, method, body, statements }: Route,
  { headers, ours, bare }: { headers: Record<string, string>; ours: string; bare: string },
): Promise<RequestSpeed> => {
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  const load = { method, headers: { ...headers, ...type }, body, lanes, seconds };
  const pairs: { ours: number; bare: number }[] = [];
  // The first round warms both up and doesn't count.
  for (let round = 0; round <= rounds; round++) {
    const pair = {
      ours: await rate({ ...load, url: ours + path }),
      bare: await rate({ ...load, url: bare + path }),
    };
    if (round > 0) pairs.push(pair);
  }
  return {
    name,
    ours: middle(pairs.map((pair) => pair.ours)),
    bare: middle(pairs.map((pair) => pair.bare)),
    ratio: middle(pairs.map((pair) => pair.ours / pair.bare)),
    statements: statements.length,
  };
};

/** Both servers run in this process, on one embedded database. */
export async function measureRequestSpeed(): Promise<RequestSpeed[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const opened: { close: () => Promise<unknown> }[] = [];
  try {
    const store = await openMemoryStore();
    await migrate(store);
    await seed(store);
    const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', JOBS: 'no' });
    const app = await buildApp({ settings, store });
    opened.push(app);
    const headers = { authorization: `Bearer ${await tokenOf(store.db, someone)}` };
    const routes = await recordRoutes({ app, store, headers });
    const bareApp = bareServer(store.engine, routes);
    opened.unshift(bareApp);
    const ours = await app.listen({ port: 0, host: '127.0.0.1' });
    const bare = await bareApp.listen({ port: 0, host: '127.0.0.1' });
    const results: RequestSpeed[] = [];
    for (const route of routes) results.push(await compare(route, { headers, ours, bare }));
    return results;
  } finally {
    for (const server of opened) await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
