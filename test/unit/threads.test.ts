import { threadId } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { openThread } from '#server/platform/threads/threads.ts';
import type * as atWork from '#test/support/threads/at-work.ts';
import type * as cannotBegin from '#test/support/threads/cannot-begin.ts';

const fileOf = (name: string) => new URL(`../support/threads/${name}.ts`, import.meta.url);
const openAtWork = (patience?: number) => openThread<typeof atWork>(fileOf('at-work'), patience);

test('calls run in one other thread', async () => {
  const run = openAtWork();
  const [first, second] = await Promise.all([run('whereFor', 'first'), run('whereFor', 'second')]);
  expect([first.name, second.name]).toEqual(['first', 'second']);
  expect(first.thread).not.toBe(threadId);
  expect(second.thread).toBe(first.thread);
});

test('a failed call rejects, and the next one succeeds', async () => {
  const run = openAtWork();
  await expect(run('fails', 'not like that')).rejects.toThrow('not like that');
  await expect(run('whereFor', 'next')).resolves.toMatchObject({ name: 'next' });
});

test('a call that does not end is stopped with a timeout, and the next one succeeds', async () => {
  const run = openAtWork(5_000);
  await expect(run('neverEnds', undefined)).rejects.toThrow('timeout');
  await expect(run('whereFor', 'next')).resolves.toMatchObject({ name: 'next' });
});

test('a thread that exits rejects its call, and a new thread answers the waiting ones', async () => {
  const run = openAtWork();
  const asked = [run('ends', 1), run('whereFor', 'behind'), run('whereFor', 'behind that')];
  expect(await Promise.allSettled(asked)).toMatchObject([
    { status: 'rejected', reason: { message: 'worker exited with code: 1' } },
    { status: 'fulfilled', value: { name: 'behind' } },
    { status: 'fulfilled', value: { name: 'behind that' } },
  ]);
});

test('a thread that cannot start rejects all waiting calls with the reason', async () => {
  const run = openThread<typeof cannotBegin>(fileOf('cannot-begin'));
  const asked = [run('whereFor', 'first'), run('whereFor', 'second')];
  for (const outcome of await Promise.allSettled(asked))
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { message: 'This module has nothing to offer.' },
    });
});
