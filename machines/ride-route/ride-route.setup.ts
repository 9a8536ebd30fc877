import { assign, setup } from 'xstate';
import { isUnclear } from '#machines/flow-error.ts';
import { noFailure } from '#machines/form/form-failure.ts';
import { type OfError, sessionGuards, watchSession } from '#machines/fragments.ts';
import { paymentForm } from '#machines/payment/payment-form.ts';
import { pollDelayAfter } from '#machines/poll-delay.ts';
import { promisePort } from '#machines/port.ts';
import { choiceErrors, isChoosable, isPaid, needsNonce } from './ride-route.rules.ts';
import type {
  Attempt,
  OwnRoutes,
  RideRouteContext,
  RideRouteEvent,
  RideRouteMeta,
  RideType,
  RouteChangeOrder,
  RouteDraft,
  RouteOption,
} from './ride-route.types.ts';
import * as updates from './ride-route.updates.ts';

type OfOwn = { own: OwnRoutes };

/** Refusals that mean that the options are outdated: they are loaded again. */
const oldCodes: ReadonlySet<string | null> = new Set([
  'route-terms-changed',
  'place-taken',
  'ride-shift-clash',
  'too-late-to-lower',
  'same-route',
  'route-of-other-ride',
  'route-not-open',
]);
/** Refusals after which the routes themselves are loaded again. */
const movedCodes: ReadonlySet<string | null> = new Set([
  'route-change-open',
  'ride-begun',
  'route-not-ridden',
  'not-registered',
  'place-free',
]);

export const rideRouteSetup = setup({
  types: {
    context: {} as RideRouteContext,
    events: {} as RideRouteEvent,
    meta: {} as RideRouteMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads the person's routes. */
    loadRoutes: promisePort<OwnRoutes>('loadRoutes'),
    /** Loads the other routes of a ride, a sponsor’s with its code. */
    findOptions: promisePort<RouteOption[], { rideType: RideType; sponsorCode: string }>('findOptions'),
    /** Gets a nonce for this amount in cents from the payment form. */
    tokenizePayment: promisePort<{ nonce: string }, { amount: number }>('tokenizePayment'),
    /** Changes the route, and charges its difference at most once for each key. */
    changeRoute: promisePort<OwnRoutes, { order: RouteChangeOrder; key: string }>('changeRoute'),
    /** Leaves the ride, once for each key. */
    leaveRide: promisePort<void, { rideType: RideType; key: string }>('leaveRide'),
    /** Joins or leaves the waiting list of a route, once for each key. */
    saveWait: promisePort<OwnRoutes, { routeId: string; isWaiting: boolean; key: string }>('saveWait'),
    watchSession,
    paymentForm,
  },
  guards: {
    hasNone: (_, { own }: OfOwn) => own.routes.length === 0,
    isCharging: (_, { own }: OfOwn) => updates.chargingRide(own) !== null,
    hasMoved: ({ context }, { own }: OfOwn) => updates.hasMoved(context, own),
    isChoosable: ({ context: { options } }, { routeId }: { routeId: string }) =>
      isChoosable(options, routeId),
    isWantedOpen: ({ context: { routeId } }, { options }: { options: RouteOption[] }) =>
      isChoosable(options, routeId),
    isPaid: ({ context }) => isPaid(context),
    hasOptions: ({ context: { options } }) => options.length > 0,
    isInvalid: ({ context }) => Object.keys(choiceErrors(context)).length > 0,
    needsNonce: ({ context }) => needsNonce(context),
    isChanging: ({ context: { attempt } }) => attempt?.kind === 'change',
    isLeaving: ({ context: { attempt } }) => attempt?.kind === 'leave',
    hasRide: ({ context: { rideType } }) => rideType !== null,
    isWaiting: ({ context: { attempt } }) => attempt?.kind === 'wait',
    hasPollsLeft: ({ context }) => updates.hasPollsLeft(context),
    ...sessionGuards,
    isOld: (_, { error }: OfError) => oldCodes.has(error.code),
    isMoved: (_, { error }: OfError) => movedCodes.has(error.code),
    isChargeOpen: ({ context }, { error }: OfError) =>
      isPaid(context) && (error.kind === 'unknownOutcome' || isUnclear(error)),
  },
  actions: {
    assignLoaded: assign((_, { own }: OfOwn) => updates.loaded(own)),
    assignCharging: assign((_, { own }: OfOwn) => updates.foundCharging(own)),
    assignBegun: assign((_, { rideType, routeId }: { rideType: RideType; routeId: string | null }) =>
      updates.begun(rideType, routeId),
    ),
    assignTyped: assign(({ context }, { changes }: { changes: Partial<RouteDraft> }) =>
      updates.typed(context, changes),
    ),
    assignOptions: assign(({ context }, { options }: { options: RouteOption[] }) =>
      updates.found(context, options),
    ),
    assignChosen: assign(({ context }, { routeId }: { routeId: string }) => updates.chosen(context, routeId)),
    assignReopened: assign(() => updates.reopened()),
    assignRefusal: assign(({ context }) => ({ fieldErrors: choiceErrors(context), problem: null })),
    assignAttempt: assign(({ context }, { attempt, key }: { attempt: Attempt; key: string }) =>
      updates.confirmed(context, attempt, key),
    ),
    assignNonce: assign((_, { nonce }: { nonce: string }) => ({ nonce })),
    assignOwn: assign((_, { own }: OfOwn) => ({ own })),
    assignChanged: assign(({ context }, { own }: OfOwn) => updates.changed(context, own)),
    assignNotCharged: assign((_, { own }: OfOwn) => updates.notCharged(own)),
    assignWaited: assign(({ context }, { own }: OfOwn) => updates.waited(context, own)),
    assignLeft: assign(({ context }) => updates.left(context)),
    assignFailure: assign(({ context }, { error }: OfError) => updates.failed(context, error)),
    assignDismissed: assign(() => updates.dismissed()),
    clearFailure: assign(noFailure),
    clearPolls: assign({ polls: 0 }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
  },
  delays: {
    loadLimit: 10_000,
    payLimit: 25_000,
    leaveLimit: 15_000,
    pollDelay: ({ context }) => pollDelayAfter(context.polls),
  },
});

export const ofOwn = ({ event }: { event: { output: OwnRoutes } }) => ({ own: event.output });
/** Parameters of `assignAttempt`: the event brings the attempt’s key. */
export const sending = (attempt: Attempt) =>
  ({
    type: 'assignAttempt',
    params: ({ event: { key } }: { event: { key: string } }) => ({ attempt, key }),
  }) as const;
