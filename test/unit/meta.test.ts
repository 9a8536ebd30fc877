import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { innermostMeta, metasOf } from '#machines/meta.ts';

type Meta = { heading: string };

const machine = setup({ types: { meta: {} as Meta, events: {} as { type: 'next' } } }).createMachine({
  id: 'a-machine-with-a-long-id',
  initial: 'silent',
  states: {
    silent: { on: { next: 'outer' } },
    outer: {
      meta: { heading: 'Outer' },
      initial: 'quiet',
      states: {
        quiet: { on: { next: 'inner' } },
        // Its own id, shorter than that of the state around it.
        inner: { id: 'in', meta: { heading: 'Inner' } },
      },
    },
  },
});

const after = (events: number) => {
  const actor = createActor(machine).start();
  for (let sent = 0; sent < events; sent += 1) actor.send({ type: 'next' });
  return actor.getSnapshot();
};

const otherwise = { heading: 'None' };

test('the innermost state with a meta wins, independent of ids', () => {
  expect(innermostMeta(after(2), otherwise)).toEqual({ heading: 'Inner' });
  expect(metasOf(after(2))).toEqual([
    { id: 'in', meta: { heading: 'Inner' } },
    { id: 'a-machine-with-a-long-id.outer', meta: { heading: 'Outer' } },
  ]);
});

test('a state without a meta uses its parent’s', () => {
  expect(innermostMeta(after(1), otherwise)).toEqual({ heading: 'Outer' });
});

test('the fallback is used when no state has a meta', () => {
  expect(innermostMeta(after(0), otherwise)).toBe(otherwise);
});
