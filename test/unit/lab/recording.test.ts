import { expect, test } from 'vitest';
import { assign, createActor, createMachine, fromPromise, sendTo, setup, waitFor } from 'xstate';
import { activeStates } from '#lab/chart/active-states.ts';
import { readChart } from '#lab/chart/read-chart.ts';
import { createMessages } from '#lab/inspector/attach/messages.ts';
import { changesBetween } from '#lab/inspector/recording/changes.ts';
import { createRecording, entryAt, momentAt, momentBefore } from '#lab/inspector/recording/recording.ts';
import { rowOf, rowsOf } from '#lab/inspector/recording/rows.ts';
import { innermostStates } from '#machines/state-text.ts';
import { machines } from './machines.ts';

const lamp = setup({
  types: {
    context: {} as { presses: number; isBright: boolean },
    events: {} as { type: 'pressed' | 'seen' },
  },
  actors: { load: fromPromise(async () => 'ready') },
  guards: { isFirst: ({ context }) => context.presses === 0 },
}).createMachine({
  id: 'lamp',
  context: { presses: 0, isBright: false },
  initial: 'off',
  invoke: { src: 'load', onDone: { actions: assign({ isBright: true }) } },
  on: { seen: {} },
  states: {
    off: {
      on: {
        pressed: { guard: 'isFirst', target: 'on', actions: assign({ presses: 1 }) },
      },
    },
    on: { initial: 'low', states: { low: { on: { pressed: 'high' } }, high: {} } },
  },
});

const record = (limit?: number) => {
  const recording = createRecording(limit === undefined ? {} : { limit });
  const messageOf = createMessages('all');
  const actor = createActor(lamp, {
    inspect: (event) => {
      const read = messageOf(event);
      if (read !== null) recording.take(read());
    },
  });
  return { recording, actor };
};

test('each moment of an actor can be seen again', async () => {
  const { recording, actor } = record();
  actor.start();
  await waitFor(actor, ({ context }) => context.isBright);
  actor.send({ type: 'pressed' });
  actor.send({ type: 'seen' });
  actor.send({ type: 'pressed' });

  const { entries, actors } = recording;
  const mine = actors.get(actor.sessionId);
  if (mine === undefined) throw new Error('The actor is missing');
  const ofMine = entries.filter(({ to }) => to === actor.sessionId);
  expect(ofMine.map(({ type, changed }) => [type, changed])).toEqual([
    ['xstate.init', 'state'],
    [expect.stringMatching(/^xstate\.done\.actor/), 'context'],
    ['pressed', 'state'],
    ['seen', null],
    ['pressed', 'state'],
  ]);
  const [, , first, seen, second] = ofMine.map(({ number }) => number);
  if (first === undefined || seen === undefined || second === undefined)
    throw new Error('Entries are missing');
  expect(momentAt(mine, first - 1)?.value).toBe('"off"');
  expect(momentAt(mine, first)?.value).toBe('{"on":"low"}');
  expect(momentAt(mine, first)?.transitions).toEqual(['off | pressed | [isFirst] → on']);
  expect(momentAt(mine, seen)?.value).toBe('{"on":"low"}');
  expect(momentAt(mine, second)?.value).toBe('{"on":"high"}');
  expect(momentAt(mine, 0)).toBeNull();
  expect(entryAt(entries, first)?.type).toBe('pressed');
  const [before, after] = [momentBefore(mine, first), momentAt(mine, first)];
  expect(changesBetween(before?.context ?? null, after?.context ?? null)).toEqual([
    { path: 'presses', before: 0, after: 1 },
  ]);
  const loader = [...actors.values()].find(({ parent }) => parent === actor.sessionId);
  expect(momentAt(loader ?? mine, second)).toMatchObject({ status: 'done', context: '"ready"' });
});

test('the moments of an actor and of the one it spoke to in the same step stay apart', () => {
  const inner = createMachine({ initial: 'idle', states: { idle: { on: { asked: 'told' } }, told: {} } });
  const outer = setup({ actors: { inner } }).createMachine({
    id: 'outer',
    initial: 'calm',
    invoke: { id: 'inner', src: 'inner' },
    states: {
      calm: { on: { ask: { target: 'asking', actions: sendTo('inner', { type: 'asked' }) } } },
      asking: {},
    },
  });
  const recording = createRecording();
  const messageOf = createMessages('all');
  const actor = createActor(outer, {
    inspect: (event) => {
      const read = messageOf(event);
      if (read !== null) recording.take(read());
    },
  }).start();
  actor.send({ type: 'ask' });
  const { entries, actors } = recording;
  expect(entries.slice(-2).map(({ type, changed }) => [type, changed])).toEqual([
    ['ask', 'state'],
    ['asked', 'state'],
  ]);
  const last = entries.at(-1)?.number ?? 0;
  const all = [...actors.values()];
  expect(all.map((one) => momentAt(one, last - 2)?.value)).toEqual(['"calm"', '"idle"']);
  expect(all.map((one) => momentAt(one, last)?.value)).toEqual(['"asking"', '"told"']);
});

test('old entries are forgotten, and what an actor is stays known', () => {
  const { recording, actor } = record(100);
  actor.start();
  actor.send({ type: 'pressed' });
  for (let count = 0; count < 1000; count += 1) actor.send({ type: 'seen' });
  const { entries, actors } = recording;
  expect(entries.length).toBeLessThanOrEqual(110);
  expect(entries.at(-1)?.number).toBeGreaterThan(1000);
  const mine = actors.get(actor.sessionId);
  expect(mine && momentAt(mine, entries[0]?.number ?? 0)?.value).toBe('{"on":"low"}');
  expect(mine?.moments.length).toBeLessThanOrEqual(112);
});

test('runs of an event that changes no state are one row, and a filter keeps what it names', () => {
  const { recording, actor } = record();
  actor.start();
  for (let count = 0; count < 3; count += 1) actor.send({ type: 'seen' });
  actor.send({ type: 'pressed' });
  actor.send({ type: 'pressed' });
  const all = { actor: null, text: '', hidden: new Set<string>() };
  const typesOf = (rows: ReturnType<typeof rowsOf>) =>
    rows.map(({ entries: [one, ...more] }) => [one.type, more.length]);
  const ofMine = { ...all, actor: actor.sessionId, hidden: new Set(['xstate.init']) };
  const folded = rowsOf(recording.entries, ofMine, true);
  expect(typesOf(folded)).toEqual([
    ['seen', 2],
    ['pressed', 0],
    ['pressed', 0],
  ]);
  expect(rowsOf(recording.entries, ofMine, false)).toHaveLength(5);
  expect(typesOf(rowsOf(recording.entries, { ...ofMine, text: 'PRESS' }, true))).toEqual([
    ['pressed', 0],
    ['pressed', 0],
  ]);
  const numbers = recording.entries.map(({ number }) => number);
  expect(rowOf(folded, numbers.at(-1) ?? 0)).toBe(2);
  expect(rowOf(folded, numbers.at(-3) ?? 0)).toBe(0);
});

test('active states are named by their whole path', () => {
  const value = { editing: { amount: 'typing', card: {} }, watching: 'idle' };
  expect(activeStates(value)).toEqual([
    'editing',
    'editing.amount',
    'editing.amount.typing',
    'editing.card',
    'watching',
    'watching.idle',
  ]);
  expect(innermostStates(value)).toEqual(['editing.amount.typing', 'editing.card', 'watching.idle']);
  expect(activeStates('off')).toEqual(['off']);
});

test.each(machines)('%s: a receiver reads the same transition ids that the messages name', (_, machine) => {
  const definitions: string[] = [];
  const messageOf = createMessages('shape');
  createActor(machine, {
    input: {},
    inspect: (event) => {
      const message = messageOf(event)?.();
      if (message?.type === '@xstate.actor') definitions.push(message.definition ?? '');
    },
  });
  const read = readChart(createMachine(JSON.parse(definitions[0] ?? '')));
  const idsOf = (chart: typeof read) => chart.transitions.map(({ id }) => id).sort();
  expect(idsOf(read)).toEqual(idsOf(readChart(machine)));
});
