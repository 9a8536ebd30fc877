import { selectNotice, snackbarMachine } from '#machines/shell/snackbar/snackbar.machine.ts';
import { defineModel } from '#test/support/paths/model.ts';

export const snackbarModel = defineModel({
  flow: 'snackbar',
  machine: snackbarMachine,
  starts: { 'a fresh page': undefined },
  events: {
    'notice.raised': {
      saved: { text: 'Saved.', tone: 'success' },
      'to be read': { text: 'You were signed out.', disableAutoHide: true },
    },
    'error.raised': {
      'nothing known': {},
      refused: { message: 'This route is full.', status: 422, source: 'SAVE_ROUTE' },
      'to be read': { message: 'Bad Gateway', status: 502, disableAutoHide: true, skipParser: true },
    },
    'error.cleared': {},
    'notice.dismissed': {},
  },
  // Ids only count; three waiting notices show the queue, more show nothing new.
  serializeState: ({ context }) => ({
    queue: context.queue.slice(0, 3).map(({ id: _id, ...notice }) => notice),
    globalError: context.globalError,
  }),
  face: {
    element: async (actor) => {
      const { createElement } = await import('react');
      const { SnackbarHost } = await import('#src/app/shell.tsx');
      return createElement(SnackbarHost, { actor });
    },
    causes: {
      'notice.raised': async (_person, { event }, actor) => actor?.send(event),
      'error.raised': async (_person, { event }, actor) => actor?.send(event),
      'error.cleared': async (_person, { event }, actor) => actor?.send(event),
      // With nothing shown there is nothing to press, and the event has no effect either.
      'notice.dismissed': (person) => person.press('button', 'Close this message'),
    },
    sees: {
      hidden: (person) => person.missesRole('button', 'Close this message'),
      timed: (person, snapshot) => person.reads(selectNotice(snapshot)?.text ?? ''),
      persistent: (person, snapshot) => person.reads(selectNotice(snapshot)?.text ?? ''),
    },
    browser: { none: 'what is said comes from other flows, and is seen in theirs' },
  },
});
