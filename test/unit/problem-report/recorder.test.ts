import { expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { asRecorded, createRecorder } from '#src/app/problem-report/recorder.ts';

const tab = {
  build: 'app-1.js',
  browser: 'Chrome 156',
  window: { width: 360, height: 740, scheme: 'dark' },
  page: '/profile/$id',
} as const;

const counting = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'pressed' } | { type: 'named'; name: string } | { type: 'ended' },
  },
}).createMachine({
  id: 'counting',
  context: { count: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        pressed: { actions: assign({ count: ({ context }) => context.count + 1 }) },
        named: 'named',
        ended: 'ended',
      },
    },
    named: { on: { pressed: 'open' } },
    ended: { type: 'final' },
  },
});

/** A recorder with a clock that the test moves, and a machine that it hears. */
const recording = (before: ReturnType<typeof asRecorded> = null) => {
  const clock = { now: 1_000_000 };
  const recorder = createRecorder(before, () => clock.now);
  const actor = createActor(counting, { inspect: recorder.take });
  actor.start();
  const send = (...events: Parameters<typeof actor.send>[0][]) => {
    for (const event of events) {
      clock.now += 100;
      actor.send(event);
    }
  };
  return { clock, recorder, send };
};

test('holds the machines, their events and the states after them', () => {
  const { recorder, send } = recording();
  send({ type: 'pressed' }, { type: 'named', name: 'Maria' });
  expect(recorder.bundle(tab)).toEqual({
    format: 1,
    ...tab,
    actors: [{ number: 1, machine: 'counting', state: 'open', isNew: true }],
    events: [
      { at: 0, actor: 1, type: 'pressed', data: {}, state: null },
      { at: 100, actor: 1, type: 'named', data: {}, state: 'named' },
    ],
    calls: [],
    errors: [],
  });
});

test('counts an event that comes again and changes no state', () => {
  const { recorder, send } = recording();
  send({ type: 'pressed' }, { type: 'pressed' }, { type: 'pressed' }, { type: 'named', name: '' });
  expect(recorder.bundle(tab).events.map(({ type, times }) => [type, times])).toEqual([
    ['pressed', 3],
    ['named', undefined],
  ]);
});

test('forgets what is older than ten minutes, and begins with the state after it', () => {
  const { clock, recorder, send } = recording();
  send({ type: 'named', name: 'Maria' });
  clock.now += 11 * 60_000;
  send({ type: 'pressed' });
  const { actors, events } = recorder.bundle(tab);
  expect(actors).toEqual([{ number: 1, machine: 'counting', state: 'named', isNew: false }]);
  expect(events).toEqual([{ at: 0, actor: 1, type: 'pressed', data: {}, state: 'open' }]);
});

test('holds the newest 1,000 events', () => {
  const { recorder, send } = recording();
  for (let at = 0; at < 700; at += 1) send({ type: 'named', name: 'x' }, { type: 'pressed' });
  const { actors, events } = recorder.bundle(tab);
  expect([events.length, actors[0]?.isNew, actors[0]?.state]).toEqual([1000, false, 'open']);
});

test('keeps a run of one event while the newest is new', () => {
  const { clock, recorder, send } = recording();
  for (let minute = 0; minute < 20; minute += 1) {
    clock.now += 60_000;
    send({ type: 'pressed' });
  }
  expect(recorder.bundle(tab).events.map(({ times }) => times)).toEqual([20]);
});

test('an event that can’t be read leaves a gap, and the machine goes on', () => {
  const { recorder, send } = recording();
  const unreadable = {
    get kind() {
      throw new Error('no');
    },
  };
  send({ type: 'pressed', ...Object.defineProperty({}, 'x', {}), error: unreadable } as never, {
    type: 'named',
    name: 'x',
  });
  expect(recorder.bundle(tab).events.map(({ type }) => type)).toEqual(['named']);
});

test('forgets a person, and goes on with the machines that run', () => {
  const { recorder, send } = recording();
  recorder.takeCall({ call: 'get /user', status: 200, code: null, trace: 'abc-123456' });
  send({ type: 'named', name: 'Maria' });
  recorder.forget();
  send({ type: 'pressed' });
  const { actors, events, calls } = recorder.bundle(tab);
  expect([actors[0]?.state, actors[0]?.isNew, events.map(({ type }) => type), calls]).toEqual([
    'named',
    false,
    ['pressed'],
    [],
  ]);
});

test('drops what lies ahead of a clock that was set back', () => {
  const { clock, recorder, send } = recording();
  send({ type: 'named', name: 'x' });
  clock.now -= 48 * 3_600_000;
  send({ type: 'pressed' });
  expect(recorder.bundle(tab).events.map(({ at, type }) => [at, type])).toEqual([[0, 'pressed']]);
});

test('takes an error without a stack, and no place from a message', () => {
  const recorder = createRecorder(null, () => 5);
  recorder.takeError(Object.assign(new Error('x'), { name: 'maria_hansen', stack: undefined }));
  recorder.takeError(
    Object.assign(new Error('x'), { stack: 'Error: maria.hansen-41.ts:1:2\n    at f (https://x/a.js:1:2)' }),
  );
  expect(recorder.bundle(tab).errors).toEqual([
    { at: 0, name: 'Error', frames: [] },
    { at: 0, name: 'Error', frames: ['a.js:1:2'] },
  ]);
});

test('goes on in the tab’s next document, whose machines are others', () => {
  const first = recording();
  first.send({ type: 'named', name: 'Maria' });
  const stored = asRecorded(
    JSON.parse(JSON.stringify({ build: 'a.js', ...first.recorder.recorded() })),
    'a.js',
  );
  const { recorder, send } = recording(stored);
  send({ type: 'pressed' });
  const { actors, events } = recorder.bundle(tab);
  expect(actors.map(({ number, state }) => [number, state])).toEqual([
    [1, 'open'],
    [2, 'open'],
  ]);
  expect(events.map(({ actor, type }) => [actor, type])).toEqual([
    [1, 'named'],
    [2, 'pressed'],
  ]);
});

test.each([
  null,
  'x',
  {},
  { build: 'a.js', actors: [null], events: [], calls: [], errors: [] },
  { build: 'b.js', actors: [], events: [], calls: [], errors: [] },
  { actors: [] },
  { actors: 1, events: [], calls: [], errors: [] },
])('ignores %j in the storage', (stored) => {
  expect(asRecorded(stored, 'a.js')).toBeNull();
});

test('tells of an error its name and its places, and never its message', () => {
  const recorder = createRecorder(null, () => 5);
  const error = new TypeError('Maria is not a function');
  error.stack = `TypeError: Maria is not a function
    at save (https://ride.example.org/assets/app-Dk3.js:1:2045)
    at https://ride.example.org/assets/shell-a_1.js?v=2:3:7`;
  recorder.takeError(error);
  expect(recorder.bundle(tab).errors).toEqual([
    { at: 0, name: 'TypeError', frames: ['app-Dk3.js:1:2045', 'shell-a_1.js:3:7'] },
  ]);
});

test('keeps the trace-identifiers of calls', () => {
  const recorder = createRecorder(null, () => 5);
  recorder.takeCall({ call: 'get /event', status: 503, code: 'too-busy', trace: 'abc-123456' });
  expect(recorder.bundle(tab).calls).toEqual([
    { at: 0, call: 'get /event', status: 503, code: 'too-busy', trace: 'abc-123456' },
  ]);
});
