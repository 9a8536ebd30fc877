import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import type { LeaveWarningEmitted } from '#machines/shell/leave-warning/leave-warning.types.ts';
import { isNavigating, progressMachine, selectProgress } from '#machines/shell/progress/progress.machine.ts';
import { scrollMachine } from '#machines/shell/scroll/scroll.machine.ts';
import type { ScrollStorageEvent } from '#machines/shell/scroll/scroll.types.ts';
import { errorText } from '#machines/shell/snackbar/error-text.ts';
import { selectNotice, snackbarMachine } from '#machines/shell/snackbar/snackbar.machine.ts';
import { redactEmails } from '#machines/shell/tracker/redact.ts';
import { type Sighting, trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';

const startProgress = () => {
  const clock = new SimulatedClock();
  const actor = createActor(progressMachine, { clock }).start();
  actor.send({ type: 'change.started' });
  return { clock, actor };
};

test('the progress bar grows by 10 every 100 ms', () => {
  const { clock, actor } = startProgress();
  clock.increment(99);
  expect(actor.getSnapshot().context.value).toBe(0);
  clock.increment(1);
  expect(actor.getSnapshot().context.value).toBe(10);
  for (let tick = 0; tick < 4; tick += 1) clock.increment(100);
  expect(selectProgress(actor.getSnapshot())).toBe(50);
});

test('the progress bar becomes indeterminate above 200', () => {
  const { clock, actor } = startProgress();
  for (let tick = 0; tick < 20; tick += 1) clock.increment(100);
  expect(actor.getSnapshot().context.value).toBe(200);
  expect(selectProgress(actor.getSnapshot())).toBe(100);
  clock.increment(100);
  expect(actor.getSnapshot().value).toEqual({ climbing: 'indeterminate' });
  expect(selectProgress(actor.getSnapshot())).toBeNull();
  expect(isNavigating(actor.getSnapshot())).toBe(true);
});

test('a completed progress bar stays full for exactly 500 ms', () => {
  const { clock, actor } = startProgress();
  actor.send({ type: 'change.completed' });
  expect(selectProgress(actor.getSnapshot())).toBe(100);
  clock.increment(499);
  expect(actor.getSnapshot().value).toBe('completed');
  clock.increment(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { value: 0 } });
});

const startSnackbar = () => {
  const clock = new SimulatedClock();
  return { clock, actor: createActor(snackbarMachine, { clock }).start() };
};

test('a notice hides after exactly 6000 ms, and the next one gets its own 6000 ms', () => {
  const { clock, actor } = startSnackbar();
  actor.send({ type: 'notice.raised', text: 'One' });
  actor.send({ type: 'notice.raised', text: 'Two' });
  clock.increment(5999);
  expect(selectNotice(actor.getSnapshot())?.text).toBe('One');
  clock.increment(1);
  expect(selectNotice(actor.getSnapshot())).toEqual({
    id: 2,
    text: 'Two',
    tone: 'info',
    disableAutoHide: false,
  });
  clock.increment(6000);
  expect(selectNotice(actor.getSnapshot())).toBeNull();
});

test('a notice with disableAutoHide stays until it is dismissed', () => {
  const { clock, actor } = startSnackbar();
  actor.send({ type: 'error.raised', message: 'Stop', disableAutoHide: true });
  clock.increment(600_000);
  expect(selectNotice(actor.getSnapshot())?.text).toBe('Stop');
  actor.send({ type: 'notice.dismissed' });
  expect(actor.getSnapshot().context).toEqual({ queue: [], globalError: null, lastId: 1 });
});

test.each([{}, { message: '' }, { message: ' ' }])(
  'an error without words has the default message: %j',
  (said) => {
    const { actor } = startSnackbar();
    actor.send({ type: 'error.raised', ...said });
    expect(actor.getSnapshot().context.globalError).toEqual({
      message: 'An Unknown Error Occurred',
      status: null,
      source: null,
      skipParser: false,
      disableAutoHide: false,
    });
  },
);

test.each([
  [{ message: 'Route full', status: 422 }, 'Route full (Error code 422)'],
  [{ message: '', status: 401 }, 'Unauthorized Request. Please login again. (Error code 401)'],
  [{ message: '', status: 403 }, 'Forbidden Request. Please login again. (Error code 403)'],
  [{ message: ' ', status: 500 }, 'An Unexpected Error Occurred (Error code 500)'],
  [
    { message: 'An Unknown Error Occurred', status: 401 },
    'Unauthorized Request. Please login again. (Error code 401)',
  ],
  [{ message: 'An Unknown Error Occurred', status: null }, 'An Unknown Error Occurred'],
  [{ message: 'No connection.', status: null }, 'No connection.'],
  [
    { message: 'Braintree: Card refused', status: 402 },
    'An Unexpected Error Occurred (Error code 402, Card refused.)',
  ],
  [
    { message: 'Chariot: Not found.', status: 404 },
    'An Unexpected Error Occurred (Error code 404, Not found.)',
  ],
  [
    { message: 'Volunteer Registration Error, shift full', status: 409 },
    'An Unexpected Error Occurred (Error code 409, Volunteer Registration Error, shift full.)',
  ],
  [{ message: 'Braintree: Card refused', status: null }, 'An Unexpected Error Occurred (Card refused.)'],
  [{ message: 'Braintree: ', status: 402 }, 'An Unexpected Error Occurred (Error code 402)'],
])('%o is shown as "%s"', ({ message, status }, text) => {
  expect(errorText({ message, status, skipParser: false })).toBe(text);
});

test('skipParser shows the raw message', () => {
  expect(errorText({ message: 'Braintree: x', status: 500, skipParser: true })).toBe('Braintree: x');
});

test.each([
  ['/give/search?query=ann@example.org', '/give/search?query=[redacted]'],
  ['/x?mail=ann.b%40example.co.uk&y=1', '/x?mail=[redacted]&y=1'],
  ['Ann <ann+ride@example.org>', 'Ann <[redacted]>'],
  ['/peloton/42', '/peloton/42'],
  ['@everyone', '@everyone'],
])('%s is tracked as %s', (text, redacted) => {
  expect(redactEmails(text)).toBe(redacted);
});

test('the tracker reports sightings in order, and opens a link after exactly 250 ms', async () => {
  const clock = new SimulatedClock();
  const sightings: (Sighting | null)[] = [];
  const opened: (string | null)[] = [];
  const machine = trackerMachine.provide({
    actors: {
      track: fromPromise(async ({ input }) => {
        sightings.push(input.sighting);
      }),
      open: fromPromise(async ({ input }) => {
        opened.push(input.href);
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'page.viewed', path: '/donate?amount=25', title: 'Give' });
  actor.send({ type: 'page.viewed', path: '/faq', title: 'FAQ' });
  actor.send({ type: 'link.followed', href: 'https://shop.example.org/?for=ann@example.org' });
  clock.increment(249);
  expect(opened).toEqual([]);
  clock.increment(1);
  expect(opened).toEqual(['https://shop.example.org/?for=ann@example.org']);
  await expect.poll(() => sightings.length).toBe(2);
  expect(sightings).toEqual([
    { kind: 'page', path: '/faq', title: 'FAQ' },
    { kind: 'outbound', href: 'https://shop.example.org' },
  ]);
});

test('a link that opens in another tab is reported, and not opened by the tracker', async () => {
  const clock = new SimulatedClock();
  const opened: (string | null)[] = [];
  const open = fromPromise(async ({ input }: { input: { href: string | null } }) => {
    opened.push(input.href);
  });
  const actor = createActor(trackerMachine.provide({ actors: { open } }), { clock }).start();
  actor.send({ type: 'link.followed', href: 'https://shop.example.org', isElsewhere: true });
  expect(actor.getSnapshot().context.queue).toEqual([{ kind: 'outbound', href: 'https://shop.example.org' }]);
  clock.increment(250);
  expect(opened).toEqual([]);
});

test('a second link during the delay replaces the first, without a longer delay', async () => {
  const clock = new SimulatedClock();
  const opened: (string | null)[] = [];
  const open = fromPromise(async ({ input }: { input: { href: string | null } }) => {
    opened.push(input.href);
  });
  const actor = createActor(trackerMachine.provide({ actors: { open } }), { clock }).start();
  actor.send({ type: 'link.followed', href: 'https://shop.example.org' });
  clock.increment(200);
  actor.send({ type: 'link.followed', href: 'https://photos.example.org' });
  clock.increment(50);
  expect(opened).toEqual(['https://photos.example.org']);
});

test('the leave warning counts deferred navigations, and grants the last one after Continue', () => {
  const actor = createActor(leaveWarningMachine).start();
  const emitted: LeaveWarningEmitted[] = [];
  actor.on('*', (one) => emitted.push(one));
  actor.send({ type: 'warning.armed', shouldDeferNavigation: true, content: { continueButton: 'Leave' } });
  for (const href of ['/give', '/give', '/faq']) {
    actor.send({ type: 'navigation.attempted', href, isShallow: false });
  }
  const target = { kind: 'navigation', href: '/faq', isShallow: false } as const;
  expect(actor.getSnapshot().context).toEqual({
    shouldDeferNavigation: true,
    pendingTarget: target,
    pendingTargetCount: 3,
    content: {
      mainTextLines: ['Are you sure you want to proceed?', 'Your changes won’t be saved.'],
      continueButton: 'Leave',
      returnButton: 'Cancel',
    },
  });
  const held = { type: 'change.interrupted' } as const;
  expect(emitted).toEqual([held, held, held]);
  actor.send({ type: 'leaving.confirmed' });
  expect(emitted.at(-1)).toEqual({ type: 'leaving.granted', target });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'disarmed',
    context: {
      shouldDeferNavigation: false,
      pendingTarget: null,
      pendingTargetCount: 0,
      content: { continueButton: 'Continue', returnButton: 'Cancel' },
    },
  });
});

test('a sign-out is granted at once without unsaved changes, and otherwise after confirmation', () => {
  const actor = createActor(leaveWarningMachine).start();
  const emitted: LeaveWarningEmitted[] = [];
  actor.on('leaving.granted', (one) => emitted.push(one));
  const granted = { type: 'leaving.granted', target: { kind: 'logout' } } as const;
  actor.send({ type: 'logout.requested' });
  expect(emitted).toEqual([granted]);
  actor.send({ type: 'warning.armed' });
  actor.send({ type: 'logout.requested' });
  expect(actor.getSnapshot().context.pendingTarget).toEqual({ kind: 'logout' });
  expect(emitted).toEqual([granted]);
  actor.send({ type: 'leaving.confirmed' });
  expect(emitted).toEqual([granted, granted]);
});

test('the scroll machine keeps the positions of the last 50 entries', () => {
  const actor = createActor(
    scrollMachine.provide({
      actors: {
        storage: fromCallback<ScrollStorageEvent, undefined>(({ sendBack }) =>
          sendBack({ type: 'positions.recalled', positions: [] }),
        ),
      },
    }),
  ).start();
  for (let entry = 0; entry < 60; entry += 1)
    actor.send({ type: 'entry.left', key: `entry ${entry}`, x: 0, y: entry });
  actor.send({ type: 'entry.left', key: 'entry 20', x: 0, y: 1 });
  const { positions } = actor.getSnapshot().context;
  expect(positions.length).toBe(50);
  expect(positions[0]).toEqual({ key: 'entry 10', x: 0, y: 10 });
  expect(positions.at(-1)).toEqual({ key: 'entry 20', x: 0, y: 1 });
});
