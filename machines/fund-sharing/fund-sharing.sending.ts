import { assignFailure, ofError } from '#machines/fragments.ts';
import { fundSharingMeta as meta } from './fund-sharing.messages.ts';
import { assignTimedOut, assignUnclear, orderOf, sharingSetup, whenEnded } from './fund-sharing.setup.ts';
import type { SharingAction } from './fund-sharing.types.ts';

const whenClosed = [
  ...whenEnded,
  { guard: { type: 'isUnclear', params: ofError }, target: '#unclear', actions: assignUnclear },
] as const;
const whenRefused = [...whenClosed, { target: '#refreshing', actions: assignFailure }] as const;

/** Sends one action. */
export const sending = sharingSetup.createStateConfig({
  description: 'The confirmed action is being sent; no other can start.',
  tags: 'busy',
  initial: 'posting',
  after: { sendLimit: { target: '#unclear', actions: assignTimedOut } },
  states: {
    posting: {
      description: 'The shares are booked, all or none.',
      meta: meta.posting,
      invoke: {
        id: 'postShares',
        src: 'postShares',
        input: ({ context }) => ({
          ...orderOf(context),
          key: context.key ?? '',
          reason: context.draft.reason.trim() === '' ? null : context.draft.reason.trim(),
          preview: context.preview,
        }),
        onDone: {
          target: '#refreshing',
          actions: { type: 'assignMade', params: ({ event }) => ({ made: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isChanged', params: ofError },
            target: '#changed',
            actions: { type: 'assignMoved', params: ofError },
          },
          ...whenRefused,
        ],
      },
    },
    acting: {
      id: 'acting',
      description: 'The server undoes a share, changes an offer, or sends or answers a request.',
      meta: meta.acting,
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { pelotonId, action, key } }) => ({
          pelotonId,
          // Only an action leads to this state.
          action: action as SharingAction,
          key: key ?? '',
        }),
        onDone: { target: '#refreshing', actions: 'assignDone' },
        onError: [
          ...whenClosed,
          { target: '#refreshing', actions: { type: 'assignActionRefusal', params: ofError } },
        ],
      },
    },
  },
});
