import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { messages } from '#machines/shell/messages.ts';
import { snackbarMachine } from '#machines/shell/snackbar/snackbar.machine.ts';
import type { GlobalError } from '#machines/shell/snackbar/snackbar.types.ts';
import { snackbarPageObject } from '#test/support/shell/snackbar.page-object.ts';

type Raised = { text: string; tone?: 'success'; disableAutoHide?: boolean };

/** Until the connection is back, nothing else comes from the server. */
const isOffline = ({ context }: SnapshotFrom<typeof snackbarMachine>) =>
  context.queue.some(({ tone, disableAutoHide }) => tone === 'error' && disableAutoHide);

const refused = {
  message: 'Part of our site isn’t answering. Please try again in a moment.',
  status: 503,
  source: 'LOAD_EVENT',
};
const unanswered = {
  message: 'We can’t reach the server. Check your connection and try again.',
  status: null,
  source: 'LOAD_EVENT',
  disableAutoHide: true,
};

export const snackbarModel = defineModel({
  machine: snackbarMachine,
  starts: { 'a page of one’s own': undefined },
  events: {
    'notice.raised': (snapshot): Record<string, Raised> => ({
      ...(!isOffline(snapshot) && { saved: { text: 'Your page is saved.', tone: 'success' } }),
      // Shown once, as soon as there is a page.
      ...(snapshot.matches('hidden') && {
        'left by another page': { text: messages.loginAgain, disableAutoHide: true },
      }),
    }),
    'error.raised': (snapshot): Record<string, Partial<GlobalError>> => ({
      ...(!isOffline(snapshot) && { refused }),
      'without an answer': unanswered,
    }),
    'error.cleared': (snapshot): Record<string, object> =>
      isOffline(snapshot) ? { 'the connection is back': {} } : {},
    'notice.dismissed': {},
  },
  // Ids only count up; three waiting notices show the queue, more add nothing.
  serializeState: ({ context }) => ({
    queue: context.queue.slice(0, 3).map(({ id: _id, ...notice }) => notice),
    globalError: context.globalError,
  }),
  pageObject: snackbarPageObject,
});
