import { and, assign, type SnapshotFrom, setup } from 'xstate';
import { promisePort } from '#machines/port.ts';
import {
  defaultContent,
  type LeaveWarningContext,
  type LeaveWarningEvent,
  type PendingTarget,
} from './leave-warning.types.ts';

const resting: LeaveWarningContext = {
  shouldDeferNavigation: false,
  pendingTarget: null,
  pendingTargetCount: 0,
  content: defaultContent,
};

/**
 * Comes between a person with unsaved changes and the way out. Ports: `leave` goes to the pending place (and to its
 * top), `logOut` signs out by hand.
 */
export const leaveWarningMachine = setup({
  types: {
    context: {} as LeaveWarningContext,
    events: {} as LeaveWarningEvent,
    tags: {} as 'armed' | 'open',
  },
  actors: {
    leave: promisePort<void, { target: PendingTarget | null }>('leave'),
    logOut: promisePort<void>('logOut'),
  },
  delays: { leavingLimit: 10_000 },
  guards: {
    isDeferring: ({ context }) => context.shouldDeferNavigation,
    hasTarget: ({ context }) => context.pendingTarget !== null,
    isLogout: ({ context }) => context.pendingTarget?.kind === 'logout',
  },
  actions: {
    assignWarning: assign(({ event }) =>
      event.type !== 'warning.armed'
        ? {}
        : {
            content: { ...defaultContent, ...event.content },
            shouldDeferNavigation: event.shouldDeferNavigation ?? false,
          },
    ),
    assignPlace: assign(({ event }) =>
      event.type !== 'navigation.attempted'
        ? {}
        : { pendingTarget: { kind: 'navigation', href: event.href, isShallow: event.isShallow } as const },
    ),
    assignLogout: assign({ pendingTarget: { kind: 'logout' } as const }),
    assignCount: assign({ pendingTargetCount: ({ context }) => context.pendingTargetCount + 1 }),
    clearTarget: assign({ pendingTarget: null, pendingTargetCount: 0 }),
    clearWarning: assign(resting),
  },
}).createMachine({
  id: 'leaveWarning',
  description: 'Keeps unsaved changes from being lost by a click',
  initial: 'disarmed',
  context: resting,
  states: {
    disarmed: {
      description: 'Nothing would be lost; every way is open',
      entry: 'clearWarning',
      on: {
        'warning.armed': { target: 'armed', actions: 'assignWarning' },
        'logout.requested': 'loggingOut',
      },
    },
    armed: {
      description: 'Something is unsaved; every way out leads to the question',
      tags: 'armed',
      on: {
        'warning.armed': { actions: 'assignWarning' },
        'warning.disarmed': 'disarmed',
        'navigation.attempted': [
          { guard: 'isDeferring', actions: ['assignPlace', 'assignCount'] },
          { target: 'asking', actions: 'assignPlace' },
        ],
        'logout.requested': { target: 'asking', actions: 'assignLogout' },
        'leaving.confirmed': { guard: and(['isDeferring', 'hasTarget']), target: 'leaving' },
        'leaving.cancelled': { actions: 'clearTarget' },
      },
    },
    asking: {
      description: 'The dialog is open',
      tags: ['armed', 'open'],
      meta: {
        title: 'Leave this page?',
        focus: 'the button that stays',
        announce: 'Your changes won’t be saved.',
      },
      on: {
        'leaving.confirmed': [{ guard: 'isLogout', target: 'loggingOut' }, { target: 'leaving' }],
        // The changes are still unsaved, so the next way out asks again.
        'leaving.cancelled': { target: 'armed', actions: 'clearTarget' },
        'warning.disarmed': 'disarmed',
      },
    },
    leaving: {
      description: 'The person goes on to where they wanted',
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context }) => ({ target: context.pendingTarget }),
        onDone: 'disarmed',
        onError: { target: 'armed', actions: 'clearTarget' },
      },
      after: { leavingLimit: { target: 'armed', actions: 'clearTarget' } },
    },
    loggingOut: {
      description: 'The person is being signed out',
      invoke: { id: 'logOut', src: 'logOut', onDone: 'disarmed', onError: 'disarmed' },
      after: { leavingLimit: 'disarmed' },
    },
  },
});

type WarningSnapshot = SnapshotFrom<typeof leaveWarningMachine>;

/** True while a route change must be held back (`warning.shouldTrigger`). */
export const isArmed = (snapshot: WarningSnapshot): boolean => snapshot.hasTag('armed');

/** True while the dialog is shown (`warning.isOpen`). */
export const isWarningOpen = (snapshot: WarningSnapshot): boolean => snapshot.hasTag('open');
