import { membershipMeta as meta } from './membership.messages.ts';
import { attemptOf, failingTo, lateTo, membershipSetup } from './membership.setup.ts';

/** Leaving a peloton: preview, question and result. */
export const previewing = membershipSetup.createStateConfig({
  description: 'Loads every total that would change; nothing changes yet',
  meta: meta.previewing,
  tags: 'busy',
  invoke: {
    id: 'previewLeaving',
    src: 'previewLeaving',
    input: ({ context: { pelotonId, publicId } }) => ({
      pelotonId: pelotonId ?? '',
      publicId: publicId ?? '',
    }),
    onDone: {
      target: 'reviewing',
      actions: { type: 'assignPreview', params: ({ event }) => ({ preview: event.output }) },
    },
    onError: failingTo('member'),
  },
  after: { loadLimit: lateTo('member') },
});

export const reviewing = membershipSetup.createStateConfig({
  description: 'The person reads what changes, and whether they can go at all',
  meta: meta.reviewing,
  on: {
    'leave.dropped': { target: 'member', actions: 'clearFailure' },
    'leave.confirmed': {
      guard: 'canLeave',
      target: 'leaving',
      actions: { type: 'assignAttempt', params: attemptOf('leaving') },
    },
  },
});

export const leaving = membershipSetup.createStateConfig({
  description: 'The membership is ended',
  meta: meta.leaving,
  tags: 'busy',
  invoke: {
    id: 'leave',
    src: 'leave',
    input: ({ context: { pelotonId, publicId, attempt } }) => ({
      pelotonId: pelotonId ?? '',
      publicId: publicId ?? '',
      key: attempt?.key ?? '',
    }),
    onDone: { target: 'left', actions: ['assignLeft', 'notifyChanged'] },
    onError: failingTo('reviewing'),
  },
  after: { sendLimit: lateTo('reviewing') },
});
