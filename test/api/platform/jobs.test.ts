import { beforeEach, expect, test } from 'vitest';
import { leaseNext } from '#server/platform/jobs/job-table.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { createLoadShedding, type LoadShedding } from '#server/platform/load-shedding.ts';
import { testClock } from '#test/support/clock.ts';
import { given } from '#test/support/given.ts';
import { testJobs } from '#test/support/jobs.ts';
import { rowsOf } from '#test/support/rows.ts';
import { rowsRead } from '#test/support/rows-read.ts';
import { openTestStore } from '#test/support/store.ts';

const minute = 60_000;
const clock = testClock();
const store = given(openTestStore);
beforeEach(async () => {
  await store.db.deleteFrom('job').execute();
});

const worker = (loadShedding?: LoadShedding): Jobs => testJobs(store, clock, loadShedding);

const enqueue = (
  jobs: Jobs,
  ...job: Parameters<Jobs['enqueue']> extends [unknown, ...infer Rest] ? Rest : never
) => store.db.transaction().execute((trx) => jobs.enqueue(trx, ...job));

const stateOf = () =>
  store.db.selectFrom('job').select(['state', 'attempts', 'runAt', 'lastError']).executeTakeFirstOrThrow();

test('a job runs once with its payload', async () => {
  const jobs = worker();
  const seen: unknown[] = [];
  jobs.register('greet', async (payload, { attempt }) => void seen.push([payload, attempt]));
  await enqueue(jobs, 'greet', { name: 'Ada' });
  expect(await jobs.runDue()).toBe(1);
  expect(await jobs.runDue()).toBe(0);
  expect(seen).toEqual([[{ name: 'Ada' }, 1]]);
});

test('two concurrent workers share the jobs, and no job runs twice', async () => {
  const seen: string[] = [];
  const workers = [worker(), worker()];
  for (const jobs of workers) jobs.register('count', async ({ name }) => void seen.push(String(name)));
  const names = Array.from({ length: 20 }, (_, index) => `job-${index}`);
  for (const name of names) await enqueue(worker(), 'count', { name });
  const runs = await Promise.all(workers.map((jobs) => jobs.runDue()));
  expect(runs.reduce((sum, ran) => sum + ran, 0)).toBe(20);
  expect(seen.toSorted()).toEqual(names.toSorted());
});

test('a job leased by another worker waits until the lease expires', async () => {
  const jobs = worker();
  const runs: string[] = [];
  jobs.register('leased', async (_, { kind }) => void runs.push(kind));
  await enqueue(jobs, 'leased', {});
  await rowsOf(store.db, 'job', {}).update({ leasedUntil: new Date('2999-01-01') });
  await jobs.runDue();
  expect(runs).toHaveLength(0);
  await rowsOf(store.db, 'job', {}).update({ leasedUntil: new Date('2000-01-01') });
  await jobs.runDue();
  expect(runs).toHaveLength(1);
});

test('a job with a later time runs when the product’s clock reaches it', async () => {
  const jobs = worker();
  const runs: string[] = [];
  jobs.register('later', async (_, { kind }) => void runs.push(kind));
  await enqueue(jobs, 'later', {}, { runAt: new Date(clock.now().getTime() + minute) });
  await jobs.runDue();
  expect(runs).toHaveLength(0);
  clock.advance(minute);
  await jobs.runDue();
  expect(runs).toHaveLength(1);
});

test('enqueues a kind and key only once, even after the first job is done', async () => {
  const jobs = worker();
  const runs: string[] = [];
  jobs.register('keyed', async (_, { kind }) => void runs.push(kind));
  for (let times = 0; times < 3; times += 1) {
    await enqueue(jobs, 'keyed', {}, { key: 'same' });
    await jobs.runDue();
  }
  expect(runs).toHaveLength(1);
});

test('a rolled-back transaction leaves no job', async () => {
  const jobs = worker();
  const undone = store.db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, 'gone', {});
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await store.db.selectFrom('job').selectAll().execute()).toEqual([]);
});

test('retries a failed job with growing delays, then marks it failed after 7 attempts', async () => {
  const jobs = worker();
  jobs.register('failing', () => Promise.reject(new Error('no luck')));
  await enqueue(jobs, 'failing', {});
  for (const minutes of [1, 5, 15, 60, 240, 720]) {
    expect(await jobs.runDue()).toBe(1);
    expect(await stateOf()).toMatchObject({
      state: 'waiting',
      lastError: 'Error: no luck',
      runAt: new Date(clock.now().getTime() + minutes * minute),
    });
    expect(await jobs.runDue()).toBe(0);
    clock.advance(minutes * minute);
  }
  expect(await jobs.runDue()).toBe(1);
  expect(await stateOf()).toMatchObject({ state: 'failed', attempts: 7 });
  clock.advance(30 * 24 * 60 * minute);
  expect(await jobs.runDue()).toBe(0);
});

test('a job in the charges lane runs while an e-mail job is in progress', async () => {
  const jobs = worker();
  const [letter, charge] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  jobs.register('letter', () => letter.promise);
  jobs.register('charge', async () => charge.resolve(), { lane: 'charges' });
  await enqueue(jobs, 'letter', {});
  await enqueue(jobs, 'charge', {}, { runAt: new Date(clock.now().getTime() + minute) });
  await jobs.start();
  clock.advance(minute);
  await charge.promise;
  letter.resolve();
  await jobs.stop();
  expect(await rowsOf(store.db, 'job', {}, 'kind').read('kind', 'state')).toEqual([
    { kind: 'charge', state: 'done' },
    { kind: 'letter', state: 'done' },
  ]);
});

test('during load shedding the e-mail job waits and the charge job runs', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const jobs = worker({ ...createLoadShedding(), over: () => isOver });
  const ran: string[] = [];
  const [letter, charge] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  jobs.register(
    'letter',
    async (_, { kind }) => {
      ran.push(kind);
      letter.resolve();
    },
    { lane: 'letters' },
  );
  jobs.register(
    'charge',
    async (_, { kind }) => {
      ran.push(kind);
      charge.resolve();
    },
    { lane: 'charges' },
  );
  await enqueue(jobs, 'letter', {});
  await jobs.start();
  await enqueue(jobs, 'charge', {});
  await charge.promise;
  end();
  await letter.promise;
  await jobs.stop();
  expect(ran).toEqual(['charge', 'letter']);
});

test('a stopping worker finishes its current job and leaves the others waiting', async () => {
  const jobs = worker();
  const ran: unknown[] = [];
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  jobs.register('letter', async ({ name }) => {
    begun.resolve();
    await ended.promise;
    ran.push(name);
  });
  for (const name of ['first', 'second']) await enqueue(jobs, 'letter', { name });
  await jobs.start();
  await begun.promise;
  const stopped = jobs.stop();
  ended.resolve();
  await stopped;
  expect(ran).toHaveLength(1);
  expect(await rowsOf(store.db, 'job', {}, 'state').read('state')).toEqual([
    { state: 'done' },
    { state: 'waiting' },
  ]);
});

test('a job that is never given up retries with delays of up to 12 hours until it succeeds', async () => {
  const jobs = worker();
  let isReady = false;
  const look = () => (isReady ? Promise.resolve() : Promise.reject(new Error('no luck')));
  jobs.register('looking', look, { isNeverGivenUp: true });
  await enqueue(jobs, 'looking', {});
  for (const minutes of [1, 5, 15, 60, 240, 720, 720, 720]) {
    expect(await jobs.runDue()).toBe(1);
    expect(await stateOf()).toMatchObject({
      state: 'waiting',
      runAt: new Date(clock.now().getTime() + minutes * minute),
    });
    clock.advance(minutes * minute);
  }
  isReady = true;
  expect(await jobs.runDue()).toBe(1);
  expect(await stateOf()).toMatchObject({ state: 'done', attempts: 9 });
});

test('a started worker runs a new job at once', async () => {
  const jobs = worker();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  jobs.register('woken', async (payload) => resolve(payload));
  await jobs.start();
  await enqueue(jobs, 'woken', { name: 'Ada' });
  expect(await promise).toEqual({ name: 'Ada' });
  await jobs.stop();
});

test.each([
  ['a letter', 'letter', true],
  ['work of another kind', 'charge', false],
  ['either', ['charge', 'letter'], true],
])(
  'leases %s among 8,000 waiting e-mail jobs with fewer than 20 rows read',
  async (_what, kinds, isFound) => {
    await store.execute(`
    insert into job (kind, payload, run_at, created_at)
    select 'letter', '{}', '${clock.now().toISOString()}', now() from generate_series(1, 8000)`);
    // The planner otherwise reckons with the size of the last automatic analysis, at a time that no test controls.
    await store.execute('analyze job');
    await store.db.transaction().execute(async (trx) => {
      const read = await rowsRead(trx, 'job', async () => {
        expect((await leaseNext(trx, clock.now(), [kinds].flat())) !== null).toBe(isFound);
      });
      expect(read).toBeLessThan(20);
    });
  },
);

test('rejects a second handler of one kind', () => {
  const jobs = worker();
  jobs.register('one', () => Promise.resolve());
  expect(() => jobs.register('one', () => Promise.resolve())).toThrow('have a handler already');
});
