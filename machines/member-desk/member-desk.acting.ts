import { ofOutput } from '#machines/fragments.ts';
import { memberDeskMeta as meta } from './member-desk.messages.ts';
import { deskSetup, firstOf, sent, whenDone, whenRefused, whenTooLong } from './member-desk.setup.ts';
import type { Change, Decision } from './member-desk.types.ts';

/** An action is being carried out. */
export const acting = deskSetup.createStateConfig({
  description: 'The person’s action is being done; no other action is possible.',
  tags: 'busy',
  after: { sendLimit: whenTooLong },
  initial: 'deciding',
  states: {
    deciding: {
      id: 'deciding',
      description: 'The server approves or declines requests.',
      meta: meta.deciding,
      invoke: {
        id: 'decideRequests',
        src: 'decideRequests',
        input: ({ context }) => ({
          ...sent(context),
          decision: context.action?.kind as Decision,
          userIds: context.action?.people.map(({ publicId }) => publicId) ?? [],
        }),
        onDone: {
          target: '#refreshing',
          actions: { type: 'assignDone', params: ofOutput },
        },
        onError: [...whenRefused],
      },
    },
    changing: {
      id: 'changing',
      description: 'Someone becomes admin or stops being it, is taken in, or is offered the captaincy.',
      meta: meta.changing,
      invoke: {
        id: 'changeMember',
        src: 'changeMember',
        input: ({ context }) => ({
          ...sent(context),
          change: context.action?.kind as Change,
          userId: firstOf(context),
        }),
        onDone: whenDone,
        onError: [...whenRefused],
      },
    },
    removing: {
      id: 'removing',
      description: 'A member is removed; they keep their money.',
      meta: meta.removing,
      invoke: {
        id: 'removeMember',
        src: 'removeMember',
        input: ({ context }) => ({ ...sent(context), userId: firstOf(context) }),
        onDone: whenDone,
        onError: [...whenRefused],
      },
    },
  },
});
