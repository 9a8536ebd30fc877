import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import {
  defaultContent,
  type LeaveWarningContext,
  type LeaveWarningEmitted,
  type LeaveWarningEvent,
  type PendingTarget,
} from './leave-warning.types.ts';

const resting: LeaveWarningContext = {
  shouldDeferNavigation: false,
  pendingTarget: null,
  pendingTargetCount: 0,
  content: defaultContent,
};

const targetOf = (event: LeaveWarningEvent): PendingTarget | null =>
  event.type === 'navigation.attempted'
    ? {
        kind: 'navigation',
        href: event.href,
        isShallow: event.isShallow,
        ...(event.steps === undefined ? {} : { steps: event.steps }),
      }
    : event.type === 'logout.requested'
      ? { kind: 'logout' }
      : null;

/**
 * Asks a person with unsaved changes before they leave. It emits `change.interrupted` for each route change that it holds back, and
 * `leaving.granted` when the person may go. A granted change of only the query keeps the page and its changes, so the warning stays armed.
 */
export const leaveWarningMachine = setup({
  types: {
    context: {} as LeaveWarningContext,
    events: {} as LeaveWarningEvent,
    emitted: {} as LeaveWarningEmitted,
    tags: {} as 'armed' | 'open',
  },
  // Longer than any page takes to save.
  delays: { requestedLimit: 30_000 },
  guards: {
    isDeferred: ({ event }) => event.type === 'warning.armed' && event.shouldDeferNavigation === true,
    isShallow: ({ context: { pendingTarget } }) =>
      pendingTarget?.kind === 'navigation' && pendingTarget.isShallow,
  },
  actions: {
    assignWarning: assign(({ event }) =>
      event.type !== 'warning.armed'
        ? {}
        : {
            ...resting,
            content: { ...defaultContent, ...event.content },
            shouldDeferNavigation: event.shouldDeferNavigation ?? false,
          },
    ),
    assignTarget: assign(({ event }) => ({ pendingTarget: targetOf(event) })),
    assignCount: assign({ pendingTargetCount: ({ context }) => context.pendingTargetCount + 1 }),
    clearTarget: assign({ pendingTarget: null }),
    clearWarning: assign(resting),
    notifyInterrupted: emit({ type: 'change.interrupted' }),
    notifyGranted: emit(({ context, event }) => ({
      type: 'leaving.granted',
      target: context.pendingTarget ?? targetOf(event),
    })),
  },
}).createMachine({
  id: 'leaveWarning',
  description: 'Keeps unsaved changes from being lost by a click',
  initial: 'disarmed',
  context: resting,
  on: {
    'warning.armed': [
      { guard: 'isDeferred', target: '.deferring', actions: 'assignWarning' },
      { target: '.armed', actions: 'assignWarning' },
    ],
  },
  states: {
    disarmed: {
      description: 'Nothing would be lost; the person can leave without a warning',
      entry: 'clearWarning',
      on: { 'logout.requested': { actions: 'notifyGranted' } },
    },
    armed: {
      description: 'Something is unsaved; an attempt to leave opens the dialog',
      tags: 'armed',
      on: {
        'warning.disarmed': 'disarmed',
        'navigation.attempted': { target: 'asking', actions: ['assignTarget', 'notifyInterrupted'] },
        'logout.requested': { target: 'asking', actions: 'assignTarget' },
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
        'leaving.confirmed': [
          { guard: 'isShallow', target: 'armed', actions: 'notifyGranted' },
          { target: 'disarmed', actions: 'notifyGranted' },
        ],
        // The changes are still unsaved, so the next attempt to leave asks again.
        'leaving.cancelled': { target: 'armed', actions: 'clearTarget' },
        'warning.disarmed': 'disarmed',
        // The browser's Back works beside an open dialog; the last attempt counts.
        'navigation.attempted': { actions: ['assignTarget', 'notifyInterrupted'] },
      },
    },
    deferring: {
      description: 'The page is busy, for example with saving, and reports when the person may leave',
      tags: 'armed',
      initial: 'waiting',
      on: {
        'warning.disarmed': 'disarmed',
        'navigation.attempted': {
          target: '.requested',
          actions: ['assignTarget', 'assignCount', 'notifyInterrupted'],
        },
        'logout.requested': { target: '.requested', actions: ['assignTarget', 'assignCount'] },
      },
      states: {
        waiting: { description: 'The person has not tried to leave' },
        requested: {
          description:
            'The person tried to leave, and leaves as soon as the page allows it. After a time limit, the dialog asks them.',
          on: { 'leaving.confirmed': { target: '#leaveWarning.disarmed', actions: 'notifyGranted' } },
          after: { requestedLimit: '#leaveWarning.asking' },
        },
      },
    },
  },
});

type WarningSnapshot = SnapshotFrom<typeof leaveWarningMachine>;

/** Something is unsaved (`warning.shouldTrigger`). */
export const isArmed = (snapshot: WarningSnapshot): boolean => snapshot.hasTag('armed');

/** A route change to `href` must be blocked. A confirmed change of the query may pass. */
export const isBlocked = (snapshot: WarningSnapshot, href: string): boolean => {
  const { pendingTarget } = snapshot.context;
  const isGranted =
    snapshot.matches('armed') && pendingTarget?.kind === 'navigation' && pendingTarget.href === href;
  return isArmed(snapshot) && !isGranted;
};

/** The dialog is shown (`warning.isOpen`). */
export const isWarningOpen = (snapshot: WarningSnapshot): boolean => snapshot.hasTag('open');
