import { snackbarMachine } from '#machines/shell/snackbar/snackbar.machine.ts';
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
  face: { none: 'not yet' },
});
