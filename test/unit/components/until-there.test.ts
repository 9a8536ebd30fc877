import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilThere } from '#src/components/lazy/lazy-component.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/shell.js');

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
});

/** Code that fails to load this many times. */
const absentFor = (times: number) => {
  let asked = 0;
  return vi.fn(async () => {
    asked += 1;
    if (asked <= times) throw missing;
    return 'there';
  });
};

test('available code is requested once', async () => {
  const load = absentFor(0);
  expect(await untilThere(load)).toBe('there');
  expect(load).toHaveBeenCalledTimes(1);
});

test('missing code is requested again after 1, 2, 4, 8 and 16 seconds, and then every 30', async () => {
  const load = absentFor(8);
  const arriving = untilThere(load);
  await vi.advanceTimersByTimeAsync(0);
  for (const [index, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(load).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(index + 2);
  }
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await arriving).toBe('there');
});

test('missing code is requested at once when the connection returns, and only once', async () => {
  const load = absentFor(2);
  const arriving = untilThere(load);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(load).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event('online'));
  expect(await arriving).toBe('there');
  await vi.advanceTimersByTimeAsync(60_000);
  page.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(3);
});

test('an error in the code is thrown without a retry', async () => {
  const broken = vi.fn(async () => {
    throw new TypeError('x is not a function');
  });
  await expect(untilThere(broken)).rejects.toThrow('x is not a function');
  expect(broken).toHaveBeenCalledTimes(1);
});
