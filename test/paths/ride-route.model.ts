import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { rideRouteMachine } from '#machines/ride-route/ride-route.machine.ts';
import { choiceErrors, isPaid, needsNonce } from '#machines/ride-route/ride-route.rules.ts';
import type { OwnRoutes, RideType, RouteDraft, RouteOption } from '#machines/ride-route/ride-route.types.ts';
import { cardRefused, refusal, usualFailures } from '#test/support/failures.ts';
import { rideRoutePageObject } from '#test/support/ride-route/ride-route.page-object.ts';
import {
  charging,
  downward,
  fireRoad,
  offered,
  oldQuarry,
  onFireRoad,
  onNothing,
  onRidgeline,
  ridgeline,
  upward,
  waiting,
} from '#test/support/ride-route/ride-route-fixture.ts';

type Snapshot = SnapshotFrom<typeof rideRouteMachine>;

const begun = refusal(409, 'ride-begun', 'You can’t change routes on or after the day of the ride.');
const notRidden = refusal(
  404,
  'route-not-ridden',
  'You don’t have a route on this ride. Check your registration to see what you ride.',
);
const unknownCode = refusal(422, 'sponsor-code-unknown', 'We don’t recognize this sponsor code.', {
  fields: [
    {
      path: 'sponsorCode',
      code: 'sponsor-code-unknown',
      message: 'We don’t recognize this sponsor code.',
    },
  ],
});
const taken = refusal(
  409,
  'place-taken',
  'Someone just took the last place on this route. You keep the place you have.',
);
const free = refusal(
  409,
  'place-free',
  'There’s a place on this route, so you don’t need the waiting list. Choose the route.',
);
const declined = refusal(
  402,
  'payment-declined',
  'Nothing was charged. Try again, or use another payment method.',
);

const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d13';
const rideType: RideType = 'gravel';

const ridden = ({ context: { own } }: Snapshot) => own?.routes[0]?.route.id ?? null;
const isOnRidgeline = (snapshot: Snapshot) => ridden(snapshot) === ridgeline.id;
const waits = ({ context: { own } }: Snapshot) => own?.routes[0]?.waiting ?? [];

/** The other routes of the ride; `isOver`: the wanted one has just become unavailable. */
const optionsOf = (snapshot: Snapshot, isOver = false): RouteOption[] =>
  (isOnRidgeline(snapshot) ? downward : upward).map((option) => {
    const isOffered =
      option.route.id === oldQuarry.id && waits(snapshot).some(({ offeredUntil }) => offeredUntil !== null);
    if (isOffered) return { ...option, obstacle: isOver ? 'full' : null };
    return isOver && option.route.id === snapshot.context.routeId ? { ...option, obstacle: 'full' } : option;
  });

/** The person's route after the change. */
const movedTo = ({ context: { routeId, own } }: Snapshot): OwnRoutes => {
  if (routeId === ridgeline.id) return onRidgeline;
  const [before = onFireRoad.routes[0]] = own?.routes ?? [];
  return routeId === fireRoad.id || before === undefined
    ? onFireRoad
    : {
        ...onFireRoad,
        routes: [{ ...before, route: oldQuarry, commitment: 100_000, change: null, waiting: [] }],
      };
};

/** All as before, with nothing open. */
const asBefore = ({ context: { own } }: Snapshot): OwnRoutes => ({
  ...(own ?? onFireRoad),
  routes: (own ?? onFireRoad).routes.map((route) => ({ ...route, change: null })),
});

const stillCharging = (snapshot: Snapshot): OwnRoutes => ({
  ...asBefore(snapshot),
  routes: asBefore(snapshot).routes.map((route) => ({
    ...route,
    change: charging.routes[0]?.change ?? null,
  })),
});

const waited = (snapshot: Snapshot): OwnRoutes => {
  const { attempt } = snapshot.context;
  const isWaiting = attempt?.kind === 'wait' && attempt.isWaiting;
  return {
    ...asBefore(snapshot),
    routes: asBefore(snapshot).routes.map((route) => ({
      ...route,
      waiting: isWaiting ? (waiting.routes[0]?.waiting ?? []) : [],
    })),
  };
};

const drafts = (snapshot: Snapshot): Record<string, { changes: Partial<RouteDraft> }> => {
  const { draft, own } = snapshot.context;
  if (snapshot.matches('choosing'))
    return draft.sponsorCode === '' ? { 'a code': { changes: { sponsorCode: 'NORTHFELL27' } } } : {};
  return {
    ...('isConsented' in choiceErrors(snapshot.context)
      ? { consent: { changes: { isConsented: true } } }
      : {}),
    ...(isPaid(snapshot.context) && own?.paymentMethod && draft.payment === 'saved'
      ? { 'another card': { changes: { payment: 'new' } } }
      : {}),
  };
};

const choices = ({ context: { options } }: Snapshot): Record<string, { routeId: string }> =>
  Object.fromEntries(options.map(({ route }) => [route.name, { routeId: route.id }]));

const wait = (snapshot: Snapshot) => {
  const isWaiting = waits(snapshot).length === 0;
  const isShown = !snapshot.matches('resting') || !isWaiting;
  const isFull = snapshot.context.options.some(
    ({ route, obstacle }) => route.id === oldQuarry.id && obstacle === 'full',
  );
  return isShown && (snapshot.matches('resting') || isFull)
    ? { [isWaiting ? 'begun' : 'ended']: { rideType, routeId: oldQuarry.id, isWaiting, key } }
    : {};
};

export const rideRouteModel = defineModel({
  machine: rideRouteMachine,
  starts: { 'a rider': undefined },
  events: {
    'load.retried': {},
    'change.begun': (snapshot): Record<string, { rideType: RideType; routeId: string | null }> => ({
      ...(ridden(snapshot) === null ? {} : { '': { rideType, routeId: null } }),
      ...(waits(snapshot).some(({ offeredUntil }) => offeredUntil !== null)
        ? { 'with the offer': { rideType, routeId: oldQuarry.id } }
        : {}),
    }),
    'draft.changed': drafts,
    'code.submitted': {},
    'route.chosen': choices,
    'choice.reopened': {},
    'change.confirmed': { '': { key } },
    'form.dismissed': {},
    'waiting.changed': wait,
    'leaving.asked': (snapshot): Record<string, { rideType: RideType }> =>
      ridden(snapshot) === null ? {} : { '': { rideType } },
    'leaving.confirmed': { '': { key } },
    'payment.checked': {},
    'session.restored': {},
  },
  outcomes: {
    loadRoutes: {
      done: (snapshot): Record<string, { output: OwnRoutes }> =>
        // A person who has left their only ride has none.
        snapshot.context.done?.kind === 'left'
          ? { none: { output: onNothing } }
          : {
              'a route': { output: asBefore(snapshot) },
              ...(snapshot.context.own === null
                ? {
                    'without a saved card': { output: { ...onFireRoad, paymentMethod: null } },
                    'a place on offer': { output: offered },
                    'a charge that is open': { output: charging },
                    none: { output: onNothing },
                  }
                : {}),
            },
      error: usualFailures,
    },
    findOptions: {
      done: (snapshot) => ({
        'as they are': { output: optionsOf(snapshot) },
        ...(snapshot.context.routeId === null
          ? {}
          : { 'what is wanted is gone': { output: optionsOf(snapshot, true) } }),
      }),
      error: ({ context: { draft } }) => ({
        ...usualFailures,
        'not ridden': notRidden,
        ...(draft.sponsorCode === '' ? {} : { 'unknown code': unknownCode }),
      }),
    },
    tokenizePayment: {
      done: { 'a nonce': { output: { nonce: 'fake-valid-visa-nonce' } } },
      error: {
        refused: cardRefused,
      },
    },
    changeRoute: {
      done: (snapshot) => ({
        changed: { output: movedTo(snapshot) },
        ...(isPaid(snapshot.context) ? { 'no answer yet': { output: stillCharging(snapshot) } } : {}),
      }),
      error: (snapshot) => ({
        ...usualFailures,
        begun,
        taken,
        ...(isPaid(snapshot.context) ? { declined } : {}),
      }),
    },
    checkChange: {
      done: (snapshot) => ({
        changed: { output: movedTo(snapshot) },
        'no answer yet': { output: stillCharging(snapshot) },
        'not charged': { output: asBefore(snapshot) },
      }),
      error: usualFailures,
    },
    saveWait: {
      done: (snapshot) => ({ saved: { output: waited(snapshot) } }),
      error: (snapshot) => ({
        ...usualFailures,
        ...(snapshot.context.attempt?.kind === 'wait' && snapshot.context.attempt.isWaiting ? { free } : {}),
      }),
    },
    leaveRide: {
      done: { left: { output: undefined } },
      error: {
        ...usualFailures,
        'too late': refusal(
          422,
          'too-late-to-withdraw',
          'The last day to leave this ride has passed. Write to us if you can’t ride.',
        ),
        'not registered': refusal(422, 'not-registered', 'You are not registered for this.'),
      },
    },
  },
  serializeState: (snapshot) => {
    const { context } = snapshot;
    // While a charge's outcome is looked up, only the request and the number of look-ups matter.
    if (snapshot.matches('confirming'))
      return {
        ridden: ridden(snapshot),
        hasOptions: context.options.length > 0,
        routeId: context.routeId,
        polls: context.polls,
      };
    return {
      ridden: ridden(snapshot),
      hasCard: context.own?.paymentMethod !== null,
      waits: waits(snapshot).map(({ offeredUntil }) => offeredUntil !== null),
      options: context.options.map(({ obstacle }) => obstacle),
      routeId: context.routeId,
      code: context.draft.sponsorCode,
      needsNonce: needsNonce(context),
      isInvalid: Object.keys(choiceErrors(context)).length > 0,
      attempt: context.attempt?.kind ?? null,
      done: context.done?.kind ?? null,
      fieldErrors: context.fieldErrors,
      problem: context.problem?.code ?? context.problem?.kind ?? null,
    };
  },
  pageObject: rideRoutePageObject,
});
