import { assignFailure, assignTimeout, ofError, whenExpired } from '#machines/fragments.ts';
import { rideRouteMeta as meta } from './ride-route.messages.ts';
import { ofOwn, rideRouteSetup } from './ride-route.setup.ts';

type WaitingChanged = { event: { routeId: string; isWaiting: boolean; key: string } };

/** The transition of every state that shows a full route. */
export const whenWaitingChanges = {
  target: 'savingWait',
  actions: {
    type: 'assignAttempt',
    params: ({ event: { routeId, isWaiting, key } }: WaitingChanged) => ({
      attempt: { kind: 'wait' as const, routeId, isWaiting },
      key,
    }),
  },
} as const;

export const savingWait = rideRouteSetup.createStateConfig({
  description: 'The person is put on the waiting list of a full route, or taken off it.',
  meta: meta.savingWait,
  tags: 'busy',
  invoke: {
    id: 'saveWait',
    src: 'saveWait',
    input: ({ context: { attempt, key } }) => ({
      // Only a wait leads to this state.
      routeId: attempt?.kind === 'wait' ? attempt.routeId : '',
      isWaiting: attempt?.kind === 'wait' && attempt.isWaiting,
      key: key ?? '',
    }),
    onDone: { target: 'resting', actions: { type: 'assignWaited', params: ofOwn } },
    onError: [
      whenExpired,
      { guard: { type: 'isMoved', params: ofError }, target: 'loading', actions: assignFailure },
      { guard: 'hasOptions', target: 'choosing', actions: assignFailure },
      { target: 'resting', actions: assignFailure },
    ],
  },
  after: {
    leaveLimit: [
      { guard: 'hasOptions', target: 'choosing', actions: assignTimeout },
      { target: 'resting', actions: assignTimeout },
    ],
  },
});
