import { assignFailure, assignTimeout, ofKey } from '#machines/fragments.ts';
import { memberDeskMeta as meta } from './member-desk.messages.ts';
import { assignQuery, deskSetup, firstOf, whenClosed } from './member-desk.setup.ts';
import { personOf } from './member-desk.updates.ts';

/** The desk's questions before an action. */
export const asking = deskSetup.createStateConfig({
  description: 'A dialog is open; nothing has been done.',
  initial: 'managing',
  on: {
    'question.dismissed': { target: 'showing', actions: 'clearQuestion' },
    'query.changed': { target: '#refreshing', actions: [assignQuery, 'clearQuestion'] },
  },
  states: {
    confirming: {
      description: 'The person confirms that requests are declined.',
      meta: meta.confirming,
      on: {
        'decline.confirmed': {
          target: '#deciding',
          actions: { type: 'assignKey', params: ofKey },
        },
      },
    },
    managing: {
      description: 'The person chooses what to do about one member.',
      meta: meta.managing,
      on: {
        'member.changed': {
          target: '#changing',
          actions: {
            type: 'assignAction',
            params: ({ event }) => ({
              action: { kind: event.change, people: [event.person] },
              key: event.key,
            }),
          },
        },
        'removal.asked': 'previewing',
      },
    },
    previewing: {
      description: 'Loads the totals that would change.',
      meta: meta.previewing,
      tags: 'busy',
      entry: {
        type: 'assignAction',
        params: ({ context: { opened } }) => ({
          action: { kind: 'remove', people: opened === null ? [] : [personOf(opened)] },
          key: null,
        }),
      },
      invoke: {
        id: 'previewRemoval',
        src: 'previewRemoval',
        input: ({ context }) => ({ pelotonId: context.pelotonId, userId: firstOf(context) }),
        onDone: {
          target: 'reviewing',
          actions: { type: 'assignPreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: [...whenClosed, { target: '#refreshing', actions: [assignFailure, 'clearOpened'] }],
      },
      after: { loadLimit: { target: '#refreshing', actions: [assignTimeout, 'clearOpened'] } },
    },
    reviewing: {
      description: 'The person reads what would change, and may remove the member.',
      meta: meta.reviewing,
      on: {
        'removal.confirmed': {
          target: '#removing',
          actions: { type: 'assignKey', params: ofKey },
        },
      },
    },
  },
});
