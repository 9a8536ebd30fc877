import { type FlowError, flowError } from '#machines/flow-error.ts';
import { readCode } from '#machines/form/code.ts';
import { failureOf, mended, noFailure } from '#machines/form/form-failure.ts';
import { pollsWithin } from '#machines/poll-delay.ts';
import { chosenOption, hasSavedMethod, isChoosable, riddenIn } from './ride-route.rules.ts';
import type {
  Attempt,
  OwnRoutes,
  RideRouteContext,
  RideType,
  RouteChangeOrder,
  RouteDraft,
  RouteOption,
} from './ride-route.types.ts';

type Update = Partial<RideRouteContext>;

const emptyDraft: RouteDraft = { sponsorCode: '', isConsented: false, payment: 'saved' };

/** How long the page looks up the outcome of a charge by itself. */
const longestPolling = pollsWithin(60_000);

export const initialContext = (): RideRouteContext => ({
  ...noFailure,
  own: null,
  rideType: null,
  options: [],
  routeId: null,
  draft: emptyDraft,
  nonce: null,
  attempt: null,
  key: null,
  polls: 0,
  done: null,
});

const closed: Update = {
  rideType: null,
  options: [],
  routeId: null,
  draft: emptyDraft,
  nonce: null,
  attempt: null,
  key: null,
  polls: 0,
};

/** A ride whose charge has no outcome yet. */
export const chargingRide = (own: OwnRoutes): RideType | null =>
  own.routes.find(({ change }) => change !== null)?.route.rideType ?? null;

/** Keeps the problem that caused the reload, so that the person can read it. */
export const loaded = (own: OwnRoutes): Update => ({ ...closed, own });

/** The page was opened while the outcome of a charge was unknown. */
export const foundCharging = (own: OwnRoutes): Update => ({
  ...noFailure,
  ...closed,
  own,
  rideType: chargingRide(own),
  routeId: own.routes.find(({ change }) => change !== null)?.change?.routeId ?? null,
});

export const begun = (rideType: RideType, routeId: string | null): Update => ({
  ...noFailure,
  ...closed,
  rideType,
  routeId,
  done: null,
});

export const typed = (context: RideRouteContext, changes: Partial<RouteDraft>): Update => ({
  ...mended(context, Object.keys(changes)),
  draft: { ...context.draft, ...changes },
  nonce: null,
  attempt: null,
  key: null,
});

const chosenWith = (context: RideRouteContext, routeId: string): Update => ({
  routeId,
  nonce: null,
  attempt: null,
  key: null,
  draft: {
    ...context.draft,
    isConsented: false,
    payment: hasSavedMethod(context) ? 'saved' : 'new',
  },
});

/** Keeps the wanted route while it is available. The person consents to it again. */
export const found = (context: RideRouteContext, options: RouteOption[]): Update => ({
  options,
  ...(context.routeId !== null && isChoosable(options, context.routeId)
    ? chosenWith(context, context.routeId)
    : { routeId: null }),
});

export const chosen = (context: RideRouteContext, routeId: string): Update => ({
  ...noFailure,
  ...chosenWith(context, routeId),
});

export const reopened = (): Update => ({
  ...noFailure,
  routeId: null,
  nonce: null,
  attempt: null,
  key: null,
});

const isSame = (a: Attempt | null, b: Attempt): boolean =>
  a?.kind === 'wait' && b.kind === 'wait'
    ? a.routeId === b.routeId && a.isWaiting === b.isWaiting
    : a?.kind === b.kind;

/** The same attempt keeps its key, so that it is done once however often it is sent. */
export const confirmed = (before: RideRouteContext, attempt: Attempt, key: string): Update => ({
  ...noFailure,
  attempt,
  done: null,
  key: isSame(before.attempt, attempt) ? (before.key ?? key) : key,
  polls: 0,
});

/** The request: what the person saw and consented to. */
export const orderOf = (context: RideRouteContext): RouteChangeOrder => {
  const option = chosenOption(context);
  const { draft, nonce, routeId } = context;
  const charge = option?.charge ?? 0;
  const paid = nonce === null ? { useSaved: true as const } : { nonce };
  return {
    routeId: routeId ?? '',
    charge,
    commitment: option?.commitment ?? 0,
    sponsorCode: readCode(draft.sponsorCode) || null,
    payment: charge === 0 ? null : paid,
  };
};

/** Whether the person now has the wanted route. */
export const hasMoved = ({ routeId, rideType }: RideRouteContext, own: OwnRoutes): boolean =>
  riddenIn({ own, rideType })?.route.id === routeId;

export const changed = ({ rideType }: RideRouteContext, own: OwnRoutes): Update => {
  const route = riddenIn({ own, rideType })?.route;
  return {
    ...noFailure,
    ...closed,
    own,
    done: route === undefined ? null : { kind: 'changed', routeName: route.name },
  };
};

/** Nothing was charged: the form is as before, and the next attempt gets its own key. */
export const notCharged = (own: OwnRoutes): Update => ({
  own,
  nonce: null,
  attempt: null,
  key: null,
  fieldErrors: {},
  problem: flowError({
    kind: 'network',
    message: 'Nothing was charged, and you keep your place. Try again, or with another card.',
  }),
});

export const left = ({ own, rideType }: RideRouteContext): Update => {
  const ridden = riddenIn({ own, rideType });
  return {
    ...noFailure,
    ...closed,
    done: ridden === null ? null : { kind: 'left', rideName: ridden.rideName },
  };
};

const nameOf = ({ options, own }: RideRouteContext, routeId: string): string =>
  options.find(({ route }) => route.id === routeId)?.route.name ??
  own?.routes.flatMap(({ waiting }) => waiting).find((one) => one.routeId === routeId)?.routeName ??
  '';

/** The person joined or left the waiting list. */
export const waited = (context: RideRouteContext, own: OwnRoutes): Update => ({
  ...noFailure,
  ...closed,
  own,
  done:
    context.attempt?.kind === 'wait'
      ? {
          kind: context.attempt.isWaiting ? 'waiting' : 'not-waiting',
          routeName: nameOf(context, context.attempt.routeId),
        }
      : null,
});

/** A refusal ends the attempt; a nonce is valid for one charge. */
export const failed = ({ attempt, key }: RideRouteContext, error: FlowError): Update => {
  const isAnswered = error.status !== null && error.status < 500 && ![401, 429].includes(error.status);
  return {
    ...failureOf(error),
    nonce: null,
    attempt: isAnswered ? null : attempt,
    key: isAnswered ? null : key,
  };
};

export const dismissed = (): Update => ({ ...noFailure, ...closed });

export const hasPollsLeft = ({ polls }: Pick<RideRouteContext, 'polls'>): boolean => polls < longestPolling;
