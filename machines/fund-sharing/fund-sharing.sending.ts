import { ofError } from '#machines/event-params.ts';
import { fundSharingMeta as meta } from './fund-sharing.messages.ts';
import {
  assignFailure,
  assignTimedOut,
  assignUnclear,
  orderOf,
  sharingSetup,
  whenEnded,
} from './fund-sharing.setup.ts';

const whenRefused = [
  ...whenEnded,
  { guard: { type: 'isUnclear', params: ofError }, target: '#unclear', actions: assignUnclear },
  { target: '#refreshing', actions: [assignFailure, 'clearQuestion'] },
] as const;

/** Money is under way. */
export const sending = sharingSetup.createStateConfig({
  description: 'What the person confirmed is under way; nothing else can be asked for.',
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
    takingBack: {
      description: 'A share is taken back.',
      meta: meta.takingBack,
      invoke: {
        id: 'undoShare',
        src: 'undoShare',
        input: ({ context: { opened, key } }) => ({ shareId: opened?.id ?? '', key: key ?? '' }),
        onDone: { target: '#refreshing', actions: 'clearQuestion' },
        onError: [...whenRefused],
      },
    },
  },
});
