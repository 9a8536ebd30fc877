import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inBatches } from '#server/platform/database/batches.ts';
import type { Db } from '#server/platform/database/database.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Doubles numbers, each batch when it is released; `refuse` returns the code of a refused number. */
const doubling = (refuse: Record<number, string> = {}, apart = 5) => {
  const batches: { items: readonly number[]; end: () => void }[] = [];
  const of = { db: {} as Db };
  const double = inBatches(async (_of: { db: Db }, items: readonly number[]) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    batches.push({ items, end: resolve });
    await promise;
    const code = items.map((item) => refuse[item]).find((found) => found !== undefined);
    if (code !== undefined) throw new Refused(code);
    return items.map((item) => 2 * item);
  }, apart);
  return { batches, ask: (item: number) => double(of, item) };
};

const passTurn = () => vi.advanceTimersByTimeAsync(0);
const pass = () => vi.advanceTimersByTimeAsync(5);
const passPatience = () => vi.advanceTimersByTimeAsync(30);

/** Requests three slow ones, so that later requests wait. */
const busy = async ({ batches, ask }: ReturnType<typeof doubling>) => {
  const answers = [];
  for (const item of [1, 2, 3]) {
    answers.push(ask(item));
    await passPatience();
  }
  expect(batches.map(({ items }) => items)).toEqual([[1], [2], [3]]);
  return answers;
};

test('an item without others runs alone at once', async () => {
  const { batches, ask } = doubling();
  const first = ask(7);
  await passTurn();
  expect(batches.map(({ items }) => items)).toEqual([[7]]);
  batches[0]?.end();
  expect(await first).toBe(14);
  await pass();
  void ask(8);
  await passTurn();
  expect(batches.map(({ items }) => items)).toEqual([[7], [8]]);
});

test('items of one turn of the event loop form one batch at once', async () => {
  const { batches, ask } = doubling();
  for (const item of [1, 2, 3]) void ask(item);
  await passTurn();
  expect(batches.map(({ items }) => items)).toEqual([[1, 2, 3]]);
});

test('items that arrive within 5 ms of a batch form the next batch', async () => {
  const { batches, ask } = doubling();
  void ask(1);
  await passTurn();
  batches[0]?.end();
  for (const item of [2, 3]) void ask(item);
  await vi.advanceTimersByTimeAsync(4);
  void ask(4);
  expect(batches).toHaveLength(1);
  await pass();
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
});

test('items of one batch form one batch of a second queue without a gathering delay', async () => {
  const first = doubling();
  const second = doubling({}, 0);
  for (const item of [1, 2, 3]) void first.ask(item).then(second.ask);
  await passTurn();
  first.batches[0]?.end();
  await passTurn();
  expect(second.batches.map(({ items }) => items)).toEqual([[2, 4, 6]]);
});

test('items that arrive during a batch form the next batch when it ends', async () => {
  const { batches, ask } = doubling();
  void ask(1);
  await vi.advanceTimersByTimeAsync(20);
  for (const item of [2, 3]) void ask(item);
  await pass();
  expect(batches).toHaveLength(1);
  batches[0]?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3]]);
});

test('a slow batch does not delay the next one', async () => {
  const { batches, ask } = doubling();
  void ask(1);
  await pass();
  const next = ask(2);
  await passPatience();
  expect(batches.map(({ items }) => items)).toEqual([[1], [2]]);
  batches[1]?.end();
  expect(await next).toBe(4);
  void ask(3);
  await passPatience();
  expect(batches.map(({ items }) => items)).toEqual([[1], [2], [3]]);
});

test('with three batches in progress, further items wait for one to end, and each gets its own answer', async () => {
  const work = doubling();
  const before = await busy(work);
  const later = [4, 5, 6].map(work.ask);
  await pass();
  expect(work.batches).toHaveLength(3);
  work.batches[1]?.end();
  expect(await before[1]).toBe(4);
  await pass();
  expect(work.batches[3]?.items).toEqual([4, 5, 6]);
  work.batches[3]?.end();
  expect(await Promise.all(later)).toEqual([8, 10, 12]);
});

test('a batch holds at most 100 items, and the rest goes into the next', async () => {
  const work = doubling();
  await busy(work);
  for (let item = 1; item <= 101; item += 1) void work.ask(item);
  for (const { end } of work.batches) end();
  await pass();
  work.batches[3]?.end();
  await pass();
  expect(work.batches.slice(3).map(({ items }) => items.length)).toEqual([100, 1]);
});

test('an item that the database refuses fails alone, and the others are retried one by one', async () => {
  const work = doubling({ 5: '22003' });
  await busy(work);
  const later = Promise.allSettled([4, 5, 6].map(work.ask));
  work.batches[0]?.end();
  await pass();
  for (const place of [3, 4, 5, 6]) {
    work.batches[place]?.end();
    await pass();
  }
  expect(work.batches.slice(3).map(({ items }) => items)).toEqual([[4, 5, 6], [4], [5], [6]]);
  expect((await later).map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code))).toEqual([
    8,
    '22003',
    12,
  ]);
});

test.each([
  ['met a deadlock', '40P01'],
  ['waited too long for a lock', '57014'],
])('batches that %s are retried one item at a time', async (_why, code) => {
  const work = doubling({ 5: code });
  await busy(work);
  const later = Promise.allSettled([4, 5].map(work.ask));
  work.batches[0]?.end();
  await pass();
  for (const place of [3, 4, 5]) {
    work.batches[place]?.end();
    await pass();
  }
  expect((await later).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test.each(['ECONNRESET', '57P01', '53100'])(
  'a batch with an unknown outcome is not retried: %s',
  async (code) => {
    const work = doubling({ 5: code });
    await busy(work);
    const later = Promise.allSettled([4, 5, 6].map(work.ask));
    work.batches[0]?.end();
    await pass();
    work.batches[3]?.end();
    expect((await later).map((one) => one.status === 'rejected' && one.reason.code)).toEqual([
      code,
      code,
      code,
    ]);
    expect(work.batches).toHaveLength(4);
  },
);

test('batches of two databases run independently', async () => {
  const seen: number[][] = [];
  const run = inBatches(async (_of: { db: Db }, items: readonly number[]) => {
    seen.push([...items]);
    return items;
  });
  const [one, other] = [{ db: {} as Db }, { db: {} as Db }];
  const done = Promise.all([run(one, 1), run(other, 2)]);
  await passTurn();
  await done;
  expect(seen).toEqual([[1], [2]]);
});
