import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import {
  coveringPaths,
  defineModel,
  explore,
  gapsOf,
  goldenDifference,
  goldenText,
  shortestPaths,
  walkMachine,
} from '#driver/path-driver.ts';

type Ask = { type: 'asked'; amount: number } | { type: 'retried' } | { type: 'noted' };

const waiting = { initial: 'none', states: { none: { after: { hint: 'shown' } }, shown: {} } } as const;

const machine = setup({
  types: { context: {} as { amount: number; tries: number }, events: {} as Ask },
  actors: { save: fromPromise<string, { amount: number }>(() => Promise.reject('no')) },
  delays: { limit: 300, hint: 200 },
  guards: { isEnough: ({ event }) => event.type === 'asked' && event.amount >= 500 },
  actions: {
    assignAmount: assign({ amount: ({ event }) => (event.type === 'asked' ? event.amount : 0) }),
    assignTry: assign({ tries: ({ context }) => context.tries + 1 }),
  },
}).createMachine({
  id: 'asking',
  context: { amount: 0, tries: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        asked: [{ guard: 'isEnough', target: 'saving', actions: 'assignAmount' }, { target: 'refused' }],
      },
    },
    refused: { on: { retried: 'open' } },
    saving: {
      type: 'parallel',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => context,
        onDone: 'saved',
        onError: 'failed',
      },
      after: { limit: 'failed' },
      states: { hint: waiting, tip: waiting },
    },
    failed: { entry: 'assignTry', on: { retried: 'open' } },
    saved: { type: 'final' },
  },
});

const events = {
  asked: { 'too little': { amount: 499 }, enough: { amount: 500 } },
  retried: {},
  noted: {},
} as const;

const outcomes = {
  save: { done: { saved: { output: 's1' } }, error: { refused: { error: 'no' } } },
} as const;

const model = defineModel({
  machine,
  starts: { fresh: undefined },
  events,
  outcomes,
  serializeState: ({ context }) => ({ amount: context.amount }),
  pageObject: { none: 'only a machine' },
});

test('the walk reaches all states, transitions and guard outcomes, and unused events are listed', () => {
  const exploration = explore(model);
  const report = walkMachine(model, shortestPaths(exploration)).report();
  expect(gapsOf(report)).toEqual([]);
  expect({ missing: exploration.missing, unused: exploration.unused }).toEqual({
    missing: [],
    unused: ['noted'],
  });
});

test('timers of one instant fire one after the other, and a later timer after both', () => {
  const labels = shortestPaths(explore(model)).map((path) => path.steps.map((step) => step.label));
  expect(labels).toContainEqual([
    'asked(enough)',
    'xstate.after.hint.asking.saving.hint.none',
    'xstate.after.hint.asking.saving.tip.none',
    'xstate.after.limit.asking.saving',
  ]);
});

test('ports without a case are reported as missing', () => {
  const { asked, retried, noted } = events;
  const poor = defineModel({ ...model, events: { asked, noted, retried }, outcomes: {} });
  expect(explore(poor).missing).toEqual(['xstate.done.actor.save', 'xstate.error.actor.save']);
});

test('cases that never satisfy a guard leave gaps', () => {
  const poor = defineModel({ ...model, events: { ...events, asked: { 'too little': { amount: 499 } } } });
  expect(gapsOf(walkMachine(poor, shortestPaths(explore(poor))).report())).toEqual([
    'asking: state never reached: saving',
    'asking: state never reached: saving.hint',
    'asking: state never reached: saving.hint.none',
    'asking: state never reached: saving.hint.shown',
    'asking: state never reached: saving.tip',
    'asking: state never reached: saving.tip.none',
    'asking: state never reached: saving.tip.shown',
    'asking: state never reached: failed',
    'asking: state never reached: saved',
    'asking: transition never taken: open | asked | [isEnough] → saving',
    'asking: transition never taken: saving | xstate.done.actor.save | → saved',
    'asking: transition never taken: saving | xstate.error.actor.save | → failed',
    'asking: transition never taken: saving | xstate.after.limit.asking.saving | → failed',
    'asking: transition never taken: saving.hint.none | xstate.after.hint.asking.saving.hint.none | → saving.hint.shown',
    'asking: transition never taken: saving.tip.none | xstate.after.hint.asking.saving.tip.none | → saving.tip.shown',
    'asking: transition never taken: failed | retried | → open',
    'asking: guard outcome never seen: isEnough=true',
  ]);
});

test('an unbounded counter ends the exploration with an error', () => {
  const { serializeState: _, ...unbounded } = model;
  expect(() => explore(unbounded, 50)).toThrow('more than 50 states; bound the model with serializeState');
});

test('covering paths contain the same kinds of steps as shortest paths, in fewer paths', () => {
  const exploration = explore(model);
  const kinds = (paths: { steps: { kind: string }[] }[]) =>
    [...new Set(paths.flatMap((path) => path.steps.map((step) => step.kind)))].sort();
  const few = coveringPaths(exploration);
  expect(kinds(few)).toEqual(kinds(shortestPaths(exploration)));
  expect(few.length).toBeLessThan(shortestPaths(exploration).length);
});

test('a walk that reaches another state reports the failing step', () => {
  const paths = shortestPaths(explore(model));
  const changed = machine.provide({ guards: { isEnough: () => false } });
  expect(() => walkMachine({ ...model, machine: changed }, paths)).toThrow(/✗ asked\(enough\)\nexpected/);
});

const recordOf = (recorded: typeof model) => goldenText(shortestPaths(explore(recorded)));

test('the golden record has one sorted line for each state, event and target, with what changes', () => {
  const [heading, ...lines] = recordOf(model).trimEnd().split('\n');
  expect(heading).toBe('state | event (case) | target | changes');
  expect(lines).toEqual([...new Set(lines)].sort());
  expect(lines).toContain(
    'open | asked(enough) | saving.hint.none & saving.tip.none | amount = 500; starts save = {"amount":500,"tries":0}',
  );
  expect(lines).toContain(
    'saving.hint.none & saving.tip.none | xstate.done.actor.save(saved) | saved (done) |',
  );
});

test('the difference of two golden records shows the old line and the new one', () => {
  const changed = { ...events, asked: { ...events.asked, enough: { amount: 600 } } };
  expect(goldenDifference(recordOf(model), recordOf(defineModel({ ...model, events: changed })))).toEqual([
    '- open | asked(enough) | saving.hint.none & saving.tip.none | amount = 500; starts save = {"amount":500,"tries":0}',
    '+ open | asked(enough) | saving.hint.none & saving.tip.none | amount = 600; starts save = {"amount":600,"tries":0}',
  ]);
  expect(goldenDifference(recordOf(model), recordOf(model))).toEqual([]);
});

const withSteps = (steps: Record<string, 'no connection'>) =>
  defineModel({
    ...model,
    pageObject: {
      screen: () => Promise.resolve(null),
      actions: {},
      states: {},
      browser: { open: () => Promise.resolve(), steps },
    },
  });

test('browser.steps may name an event, an event case or a timer', () => {
  const steps = {
    'xstate.done.actor.save': 'no connection',
    'xstate.error.actor.save(refused)': 'no connection',
    'xstate.after.limit.asking.saving': 'no connection',
  } as const;
  expect(() => explore(withSteps(steps))).not.toThrow();
});

test('browser.steps that names no step of the machine is rejected with the names', () => {
  const steps = {
    'xstate.error.actor.save(refused)': 'no connection',
    'xstate.error.actor.save(offline)': 'no connection',
    'xstate.error.actor.sent': 'no connection',
  } as const;
  expect(() => explore(withSteps(steps))).toThrow(
    'asking: browser.steps names no step of the machine: xstate.error.actor.save(offline), xstate.error.actor.sent',
  );
});
