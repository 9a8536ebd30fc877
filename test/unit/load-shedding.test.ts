import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadShedding } from '#server/platform/load-shedding.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Begins this many requests. Each is in progress until the test ends it. */
const manyAtWork = (many: number) => {
  const loadShedding = createLoadShedding();
  const works = Array.from({ length: many }, () => Promise.withResolvers<string>());
  const answers = works.map(({ promise }) => loadShedding.within(() => promise));
  return { loadShedding, works, answers };
};

const isOverNow = async (over: Promise<void>): Promise<boolean> => {
  let isOver = false;
  void over.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return isOver;
};

test('nine requests in progress do not wait', async () => {
  const { loadShedding } = manyAtWork(9);
  expect(await isOverNow(loadShedding.over(10))).toBe(true);
});

test('at ten requests in progress, over() waits until one ends or fails', async () => {
  const { loadShedding, works, answers } = manyAtWork(10);
  const over = loadShedding.over(10);
  expect(await isOverNow(over)).toBe(false);
  works[0]?.reject(new Error('declined'));
  await expect(answers[0]).rejects.toThrow('declined');
  expect(await isOverNow(over)).toBe(true);
  expect(await isOverNow(loadShedding.over(10))).toBe(true);
});

test('over() waits at most the limit for each request in progress', async () => {
  const { loadShedding } = manyAtWork(30);
  const over = loadShedding.over(10);
  await vi.advanceTimersByTimeAsync(299);
  expect(await isOverNow(over)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOverNow(over)).toBe(true);
});

test('within() returns the result of its work', async () => {
  const { works, answers } = manyAtWork(1);
  works[0]?.resolve('charged');
  expect(await answers[0]).toBe('charged');
});
