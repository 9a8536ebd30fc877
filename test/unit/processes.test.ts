import { expect, test } from 'vitest';
import { openProcess, ProcessEnded } from '#server/platform/processes/processes.ts';
import type * as growing from '#test/support/processes/growing.process.ts';

const file = new URL('../support/processes/growing.process.ts', import.meta.url);

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('one process does one task after the other, and a new one takes the place of one that has grown', async () => {
  const run = openProcess<typeof growing>(file, 20_000);
  const first = await run('grow', 0);
  expect(await run('grow', 1)).toBe(first);
  expect(await run('grow', 200)).toBe(first);
  const second = await run('grow', 0);
  expect(second).not.toBe(first);
  // The old process is gone, or about to be.
  await expect.poll(() => isThere(first)).toBe(false);
});

test('a process that is killed without a task is replaced for the next one', async () => {
  const run = openProcess<typeof growing>(file, 20_000);
  const first = await run('grow', 0);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => isThere(first)).toBe(false);
  expect(await run('grow', 0)).not.toBe(first);
});

test('a crash rejects its task alone', async () => {
  const run = openProcess<typeof growing>(file, 20_000);
  const crashed = run('crash', 7);
  const after = run('grow', 0);
  await expect(crashed).rejects.toThrow(ProcessEnded);
  expect(await after).toBeGreaterThan(0);
});
