import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readinessCheck } from '#server/health/health.ts';

/** A check whose writes end when the test says so. */
const checking = (writeLimit = 60_000) => {
  const clock = { now: 0 };
  const writes: PromiseWithResolvers<void>[] = [];
  const check = readinessCheck(
    () => {
      const write = Promise.withResolvers<void>();
      writes.push(write);
      return write.promise;
    },
    { now: () => clock.now, writeLimit },
  );
  return { check, clock, writes };
};

test('writes once for all checks at the same time and within a second', async () => {
  const { check, clock, writes } = checking();
  const asked = [check(), check(), check()];
  writes[0]?.resolve();
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 3 }, () => ({ isReady: true })));
  clock.now = 999;
  expect(await check()).toEqual({ isReady: true });
  expect(writes).toHaveLength(1);
});

test('repeats the write after a second, and reports failure and recovery', async () => {
  const { check, clock, writes } = checking();
  const error = new Error('read-only');
  const failing = check();
  writes[0]?.reject(error);
  expect(await failing).toEqual({ isReady: false, error });
  expect(await check()).toEqual({ isReady: false, error });
  clock.now = 1000;
  const succeeding = check();
  writes[1]?.resolve();
  expect(await succeeding).toEqual({ isReady: true });
});

test('is not ready while a write hangs, and starts no second write', async () => {
  const { check, clock, writes } = checking(5);
  const isHeld = { isReady: false, error: new Error('A write took more than 5 ms') };
  expect(await check()).toEqual(isHeld);
  clock.now = 1000;
  expect(await check()).toEqual(isHeld);
  expect(writes).toHaveLength(1);
  writes[0]?.resolve();
  await setImmediate();
  clock.now = 2000;
  const again = check();
  writes[1]?.resolve();
  expect(await again).toEqual({ isReady: true });
});
