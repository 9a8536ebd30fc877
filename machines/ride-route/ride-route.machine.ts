import type { SnapshotFrom } from 'xstate';
import { assignFailure, assignTimeout, ofError, sessionEnded, whenExpired } from '#machines/fragments.ts';
import { innermostMeta } from '#machines/meta.ts';
import { holdsPaymentForm } from '#machines/payment/payment-form.ts';
import { rideRouteMeta as meta } from './ride-route.messages.ts';
import { changing, confirming, tokenizing } from './ride-route.paying.ts';
import { ofOwn, rideRouteSetup, sending } from './ride-route.setup.ts';
import type { RideRouteMeta, RideType, RouteOption } from './ride-route.types.ts';
import { initialContext } from './ride-route.updates.ts';

type WaitingChanged = { event: { routeId: string; isWaiting: boolean; key: string } };

/** The transition of every state that shows a full route. */
const whenWaitingChanges = {
  target: 'savingWait',
  actions: {
    type: 'assignAttempt',
    params: ({ event: { routeId, isWaiting, key } }: WaitingChanged) => ({
      attempt: { kind: 'wait' as const, routeId, isWaiting },
      key,
    }),
  },
} as const;

const savingWait = rideRouteSetup.createStateConfig({
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

const ofOptions = ({ event }: { event: { output: RouteOption[] } }) => ({ options: event.output });
const ofEvent = <Event>({ event }: { event: Event }): Event => event;
const dismissal = { target: 'resting', actions: 'assignDismissed' } as const;

/** A rider changes to another route of the ride, or leaves it. They keep the old place until the new one is theirs. */
export const rideRouteMachine = rideRouteSetup.createMachine({
  id: 'rideRoute',
  description: 'Changing the route of a ride, or leaving it',
  context: initialContext,
  invoke: holdsPaymentForm,
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the routes. An open charge is decided first.',
      meta: meta.loading,
      tags: 'busy',
      invoke: {
        id: 'loadRoutes',
        src: 'loadRoutes',
        onDone: [
          {
            guard: { type: 'hasNone', params: ofOwn },
            target: 'absent',
            actions: { type: 'assignLoaded', params: ofOwn },
          },
          {
            guard: { type: 'isCharging', params: ofOwn },
            target: 'confirming',
            actions: { type: 'assignCharging', params: ofOwn },
          },
          { target: 'resting', actions: { type: 'assignLoaded', params: ofOwn } },
        ],
        onError: [whenExpired, { target: 'unavailable', actions: assignFailure }],
      },
      after: { loadLimit: { target: 'unavailable', actions: assignTimeout } },
    },
    unavailable: {
      description: 'The routes could not be loaded; the person can try again.',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    absent: {
      description: 'The person rides nothing this year; they can register for a ride.',
      meta: meta.absent,
    },
    resting: {
      description: 'The routes are shown, with the last change.',
      meta: meta.resting,
      on: {
        'change.begun': { target: 'finding', actions: { type: 'assignBegun', params: ofEvent } },
        'waiting.changed': whenWaitingChanges,
        'leaving.asked': {
          target: 'asking',
          actions: {
            type: 'assignBegun',
            params: ({ event: { rideType } }) => ({ rideType, routeId: null }),
          },
        },
      },
    },
    finding: {
      description: 'Loads the other routes, with the price and the commitment of each.',
      meta: meta.finding,
      tags: 'busy',
      invoke: {
        id: 'findOptions',
        src: 'findOptions',
        input: ({ context: { rideType, draft } }) => ({
          // Only an open ride leads to this state.
          rideType: rideType as RideType,
          sponsorCode: draft.sponsorCode.trim(),
        }),
        onDone: [
          {
            guard: { type: 'isWantedOpen', params: ofOptions },
            target: 'reviewing',
            actions: { type: 'assignOptions', params: ofOptions },
          },
          { target: 'choosing', actions: { type: 'assignOptions', params: ofOptions } },
        ],
        onError: [
          whenExpired,
          { guard: { type: 'isMoved', params: ofError }, target: 'loading', actions: assignFailure },
          { guard: 'hasOptions', target: 'choosing', actions: assignFailure },
          { target: 'resting', actions: assignFailure },
        ],
      },
      after: {
        loadLimit: [
          { guard: 'hasOptions', target: 'choosing', actions: assignTimeout },
          { target: 'resting', actions: assignTimeout },
        ],
      },
    },
    choosing: {
      description: 'The person chooses another route. Nothing is changed.',
      meta: meta.choosing,
      on: {
        'draft.changed': { actions: { type: 'assignTyped', params: ofEvent } },
        'code.submitted': { target: 'finding', actions: 'clearFailure' },
        'route.chosen': {
          guard: { type: 'isChoosable', params: ofEvent },
          target: 'reviewing',
          actions: { type: 'assignChosen', params: ofEvent },
        },
        'waiting.changed': whenWaitingChanges,
        'form.dismissed': dismissal,
      },
    },
    reviewing: {
      description: 'Shows the price and the commitment of the new route; the person consents and pays.',
      meta: meta.reviewing,
      on: {
        'draft.changed': { actions: { type: 'assignTyped', params: ofEvent } },
        'choice.reopened': { target: 'choosing', actions: 'assignReopened' },
        'form.dismissed': dismissal,
        'change.confirmed': [
          { guard: 'isInvalid', actions: 'assignRefusal' },
          { guard: 'needsNonce', target: 'tokenizing', actions: sending({ kind: 'change' }) },
          { target: 'changing', actions: sending({ kind: 'change' }) },
        ],
      },
    },
    tokenizing,
    changing,
    confirming,
    savingWait,
    asking: {
      description: 'Asks for confirmation before the person leaves the ride.',
      meta: meta.asking,
      on: {
        'leaving.confirmed': { target: 'leaving', actions: sending({ kind: 'leave' }) },
        'form.dismissed': dismissal,
      },
    },
    leaving: {
      description: 'The server removes the person from the ride. Their place becomes free.',
      meta: meta.leaving,
      tags: 'busy',
      invoke: {
        id: 'leaveRide',
        src: 'leaveRide',
        input: ({ context: { rideType, key } }) => ({ rideType: rideType as RideType, key: key ?? '' }),
        onDone: { target: 'loading', actions: 'assignLeft' },
        onError: [
          whenExpired,
          { guard: { type: 'isMoved', params: ofError }, target: 'loading', actions: assignFailure },
          { target: 'resting', actions: assignFailure },
        ],
      },
      after: { leaveLimit: { target: 'resting', actions: assignTimeout } },
    },
    expired: {
      description: 'The session ended. The choice stays; the person signs in again and continues.',
      meta: meta.expired,
      ...sessionEnded,
      on: {
        'session.restored': [
          { guard: 'isChanging', target: 'changing' },
          { guard: 'isLeaving', target: 'leaving' },
          { guard: 'isWaiting', target: 'savingWait' },
          { guard: 'hasRide', target: 'finding' },
          { target: 'loading' },
        ],
      },
    },
  },
});

export type RideRouteSnapshot = SnapshotFrom<typeof rideRouteMachine>;

export const metaOfRoutes = (snapshot: RideRouteSnapshot): RideRouteMeta =>
  innermostMeta(snapshot, meta.loading);
