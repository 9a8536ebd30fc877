import type { SnapshotFrom } from 'xstate';
import { assignFailure, assignTimeout, ofKey, sessionEnded } from '#machines/fragments.ts';
import { fundSharingMeta as meta } from './fund-sharing.messages.ts';
import { sending } from './fund-sharing.sending.ts';
import {
  assignView,
  isOver,
  ofPage,
  readAnew,
  sharingSetup,
  whenRefusedToRead,
} from './fund-sharing.setup.ts';
import { showing } from './fund-sharing.showing.ts';
import { initialContext } from './fund-sharing.updates.ts';

/**
 * Captain and admins share the fund of their peloton among its members. A member shares what they raised beyond their commitment. It is one
 * flow; only the owner of the money differs.
 */
export const fundSharingMachine = sharingSetup.createMachine({
  id: 'fundSharing',
  description: 'Sharing a peloton’s fund, or a member’s surplus',
  context: ({ input }) => initialContext(input),
  initial: 'loading',
  states: {
    loading: {
      description: 'Nothing is shown yet.',
      meta: meta.loading,
      tags: 'busy',
      invoke: {
        id: 'loadSharing',
        src: 'loadSharing',
        input: ofPage,
        onDone: [
          {
            guard: isOver,
            target: 'closed',
            actions: assignView,
          },
          {
            target: 'showing',
            actions: assignView,
          },
        ],
        onError: [...whenRefusedToRead, { target: 'unavailable', actions: assignFailure }],
      },
      after: { loadLimit: { target: 'unavailable', actions: assignTimeout } },
    },
    unavailable: {
      description: 'Nothing could be loaded; the person can try again.',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    showing,
    confirming: {
      id: 'confirming',
      description: 'Every total before and after is shown. Nothing has moved.',
      meta: meta.confirming,
      on: {
        'shares.confirmed': { target: 'sending.posting', actions: { type: 'assignKey', params: ofKey } },
        'preview.dismissed': { target: 'showing', actions: 'clearPreview' },
      },
    },
    changed: {
      id: 'changed',
      description:
        'Figures changed since the preview, so nothing was shared. The entries stay, and the page’s figures are loaded again.',
      meta: meta.changed,
      initial: 'reading',
      states: {
        reading: {
          description: 'Loads the page’s figures again.',
          // The page still says which figures changed.
          ...readAnew('announced', 'announced'),
        },
        announced: { description: 'The person decides about the new figures.' },
      },
      on: {
        'preview.asked': [
          { guard: 'isSendable', target: '#previewing' },
          { target: 'showing', actions: 'assignRefusal' },
        ],
        'preview.dismissed': '#refreshing',
      },
    },
    asking: {
      id: 'asking',
      description: 'Asks for confirmation before an action that others are told about.',
      meta: meta.asking,
      on: {
        'action.confirmed': { target: 'sending.acting', actions: { type: 'assignKey', params: ofKey } },
        'question.dismissed': { target: 'showing', actions: 'dropAction' },
      },
    },
    sending,
    unclear: {
      id: 'unclear',
      description: 'It is unknown whether the last action was done. The request is sent again with its key.',
      meta: meta.unclear,
      on: {
        'action.retried': [
          { guard: 'isPosting', target: 'sending.posting' },
          { guard: 'isActing', target: 'sending.acting' },
        ],
      },
    },
    closed: {
      id: 'closed',
      description: 'Sharing has ended. What was shared can be read.',
      meta: meta.closed,
      entry: 'assignEnd',
      on: {
        'query.changed': {
          target: 'loading',
          actions: { type: 'assignQuery', params: ({ event }) => event },
        },
      },
    },
    expired: {
      description: 'The session ended. The input stays; the person signs in again and continues.',
      meta: meta.expired,
      ...sessionEnded,
      on: {
        'session.restored': [
          { guard: 'isPosting', target: 'sending.posting' },
          { guard: 'isActing', target: 'sending.acting' },
          { guard: 'hasView', target: '#refreshing' },
          { target: 'loading' },
        ],
      },
    },
    forbidden: {
      id: 'forbidden',
      description: 'The person may no longer share this money. Nothing of it is shown.',
      meta: meta.forbidden,
      entry: 'clearView',
    },
  },
});

export type FundSharingSnapshot = SnapshotFrom<typeof fundSharingMachine>;
