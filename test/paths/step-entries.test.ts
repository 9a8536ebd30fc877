import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import {
  type StepEntriesEvent,
  stepEntriesMachine,
  type TabHistoryEvent,
} from '#machines/donation/step-entries.machine.ts';

/** A tab at the entry of the third step, whose checkout has just sent the donation. It moves only where the test says so. */
const openTab = () => {
  const clock = new SimulatedClock();
  const asked: TabHistoryEvent[] = [];
  const left: number[] = [];
  const tabHistory = fromCallback<TabHistoryEvent, undefined>(({ receive }) =>
    receive((event) => asked.push(event)),
  );
  const actor = createActor(stepEntriesMachine.provide({ actors: { tabHistory } }), { clock });
  actor.on('step.left', ({ depth }) => left.push(depth));
  actor.start();
  const send = (...events: StepEntriesEvent[]) => {
    for (const event of events) actor.send(event);
  };
  send({ type: 'entry.reached', depth: 2 }, { type: 'step.shown', depth: 0 });
  return { clock, asked, left, send, value: () => actor.getSnapshot().value };
};

test('a tab that has not moved after exactly 1,000 ms gets its entry replaced by that of the first step', () => {
  const { clock, asked, value } = openTab();
  clock.increment(999);
  expect([value(), asked]).toEqual(['leaving', [{ type: 'entry.left' }]]);
  clock.increment(1);
  expect([value(), asked]).toEqual([
    'settled',
    [{ type: 'entry.left' }, { type: 'entry.replaced', depth: 0 }],
  ]);
});

test('the time limit starts again at each entry that the tab reaches', () => {
  const { clock, asked, send, value } = openTab();
  clock.increment(999);
  send({ type: 'entry.reached', depth: 1 });
  clock.increment(999);
  expect([value(), asked]).toEqual(['leaving', [{ type: 'entry.left' }, { type: 'entry.left' }]]);
});

test('a tab that moves after the time limit goes back to the first step without `step.left`', () => {
  const { clock, asked, left, send, value } = openTab();
  clock.increment(1_000);
  send({ type: 'entry.reached', depth: 1 });
  expect([value(), asked.at(-1)]).toEqual(['leaving', { type: 'entry.left' }]);
  send({ type: 'entry.reached', depth: 0 });
  expect([value(), left]).toEqual(['settled', []]);
});

test.each([
  ['the same step', 2, []],
  ['a deeper step', 3, [{ type: 'entry.added', depth: 3 }]],
] as const)(
  'a page that shows %s meanwhile keeps the entry when the tab does not move',
  (_step, depth, added) => {
    const { clock, asked, send, value } = openTab();
    send({ type: 'step.shown', depth });
    clock.increment(1_000);
    expect([value(), asked]).toEqual(['settled', [{ type: 'entry.left' }, ...added]]);
  },
);
