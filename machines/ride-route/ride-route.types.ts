import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

export type OwnRoutes = Schemas['OwnRoutes'];
export type OwnRoute = Schemas['OwnRoute'];
export type RouteOption = Schemas['RouteOption'];
export type RideType = Schemas['RideRoute']['rideType'];
export type RouteChangeOrder = Schemas['RouteChangeOrder'];

export type RouteDraft = {
  /** The typed text; empty without input. */
  sponsorCode: string;
  /** The person consents to the new route's commitment. */
  isConsented: boolean;
  payment: 'saved' | 'new';
};

/** The last unanswered attempt; it is sent again after a new sign-in. */
export type Attempt =
  | { kind: 'change' }
  | { kind: 'leave' }
  /** Joins the waiting list of a route, or leaves it. */
  | { kind: 'wait'; routeId: string; isWaiting: boolean };

export type RideRouteContext = FormFailure & {
  own: OwnRoutes | null;
  /** The ride that is changed or left; null if none is open. */
  rideType: RideType | null;
  options: RouteOption[];
  /** The wanted route: chosen among the options, or asked for before they were loaded. */
  routeId: string | null;
  draft: RouteDraft;
  /** From the payment form, for one charge. */
  nonce: string | null;
  attempt: Attempt | null;
  /** Idempotency key of the attempt; null after the answer, and after a change. */
  key: string | null;
  polls: number;
  /** What happened last. */
  done:
    | { kind: 'changed'; routeName: string }
    | { kind: 'left'; rideName: string }
    | { kind: 'waiting' | 'not-waiting'; routeName: string }
    | null;
};

export type RideRouteEvent =
  | { type: 'load.retried' }
  /** `routeId` is the wanted route, where the person has already chosen it. */
  | { type: 'change.begun'; rideType: RideType; routeId: string | null }
  | { type: 'draft.changed'; changes: Partial<RouteDraft> }
  | { type: 'code.submitted' }
  | { type: 'route.chosen'; routeId: string }
  | { type: 'choice.reopened' }
  /** Each `key` is a fresh UUID. */
  | { type: 'change.confirmed'; key: string }
  | { type: 'form.dismissed' }
  | { type: 'waiting.changed'; rideType: RideType; routeId: string; isWaiting: boolean; key: string }
  | { type: 'leaving.asked'; rideType: RideType }
  | { type: 'leaving.confirmed'; key: string }
  /** The person asks for the outcome. */
  | { type: 'payment.checked' }
  | { type: 'session.restored' };

export type RideRouteMeta = StateMeta<'heading'>;
