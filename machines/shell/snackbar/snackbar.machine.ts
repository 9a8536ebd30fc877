import { assign, type SnapshotFrom, setup } from 'xstate';
import { messages } from '#machines/shell/messages.ts';
import { errorText } from './error-text.ts';
import type { GlobalError, Notice, SnackbarContext, SnackbarEvent } from './snackbar.types.ts';

const firstOf = (context: SnackbarContext) => context.queue[0];

const errorOf = (event: SnackbarEvent & { type: 'error.raised' }): GlobalError => ({
  message: event.message?.trim() ? event.message : messages.unknown,
  status: event.status ?? null,
  source: event.source ?? null,
  skipParser: event.skipParser ?? false,
  disableAutoHide: event.disableAutoHide ?? false,
});

const queued = (context: SnackbarContext, notice: Omit<Notice, 'id'>): Partial<SnackbarContext> => ({
  queue: [...context.queue, { id: context.lastId + 1, ...notice }],
  lastId: context.lastId + 1,
});

/** Shows one notice at a time; the others wait. */
export const snackbarMachine = setup({
  types: {
    context: {} as SnackbarContext,
    events: {} as SnackbarEvent,
    tags: {} as 'visible',
  },
  delays: { autoHide: 6000 },
  guards: {
    hasNotice: ({ context }) => firstOf(context) !== undefined,
    isPersistent: ({ context }) => firstOf(context)?.disableAutoHide === true,
    isShowingError: ({ context }) => firstOf(context)?.tone === 'error',
    isQueued: ({ context, event }) =>
      event.type === 'notice.raised' && context.queue.some((notice) => notice.text === event.text),
    isErrorQueued: ({ context, event }) =>
      event.type === 'error.raised' &&
      context.queue.some((notice) => notice.tone === 'error' && notice.text === errorText(errorOf(event))),
  },
  actions: {
    assignNotice: assign(({ context, event }) =>
      event.type !== 'notice.raised'
        ? {}
        : queued(context, {
            text: event.text,
            tone: event.tone ?? 'info',
            disableAutoHide: event.disableAutoHide ?? false,
          }),
    ),
    assignError: assign(({ event }) =>
      event.type !== 'error.raised' ? {} : { globalError: errorOf(event) },
    ),
    assignErrorNotice: assign(({ context, event }) => {
      if (event.type !== 'error.raised') return {};
      const error = errorOf(event);
      return queued(context, {
        text: errorText(error),
        tone: 'error',
        disableAutoHide: error.disableAutoHide,
      });
    }),
    clearFirst: assign({ queue: ({ context }) => context.queue.slice(1) }),
    clearShownError: assign(({ context }) =>
      firstOf(context)?.tone === 'error' ? { globalError: null } : {},
    ),
    clearErrors: assign({
      queue: ({ context }) => context.queue.filter((notice) => notice.tone !== 'error'),
      globalError: null,
    }),
  },
}).createMachine({
  id: 'snackbar',
  description: 'Short notices and the global error, one at a time',
  initial: 'hidden',
  context: { queue: [], globalError: null, lastId: 0 },
  on: {
    // A notice that is already waiting is not added again.
    'notice.raised': [{ guard: 'isQueued' }, { actions: 'assignNotice' }],
    'error.raised': [
      { guard: 'isErrorQueued', actions: 'assignError' },
      { actions: ['assignError', 'assignErrorNotice'] },
    ],
    'error.cleared': { actions: 'clearErrors' },
  },
  states: {
    hidden: {
      description: 'No notice is shown',
      always: [
        { guard: 'isPersistent', target: 'persistent' },
        { guard: 'hasNotice', target: 'timed' },
      ],
    },
    timed: {
      description: 'A notice is shown and goes by itself',
      tags: 'visible',
      on: {
        'notice.dismissed': { target: 'hidden', actions: ['clearShownError', 'clearFirst'] },
        'error.cleared': { guard: 'isShowingError', target: 'hidden', actions: 'clearErrors' },
      },
      after: { autoHide: { target: 'hidden', actions: ['clearShownError', 'clearFirst'] } },
    },
    persistent: {
      description: 'A notice is shown until the person puts it away',
      tags: 'visible',
      on: {
        'notice.dismissed': { target: 'hidden', actions: ['clearShownError', 'clearFirst'] },
        'error.cleared': { guard: 'isShowingError', target: 'hidden', actions: 'clearErrors' },
      },
    },
  },
});

/** The notice to show now. */
export const selectNotice = (snapshot: SnapshotFrom<typeof snackbarMachine>): Notice | null =>
  snapshot.hasTag('visible') ? (firstOf(snapshot.context) ?? null) : null;
