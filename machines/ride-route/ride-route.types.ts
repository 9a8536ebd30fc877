import type { FormFailure } from '#machines/form/form-failure.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

export type OwnRoutes = Schemas['OwnRoutes'];
export type OwnRoute = Schemas['OwnRoute'];
export type RouteOption = Schemas['RouteOption'];
export type RideType = Schemas['RideRoute']['rideType'];
export type RouteChangeOrder = Schemas['RouteChangeOrder'];

export type RouteDraft = {
  /** As it is typed; empty for none. */
  sponsorCode: string;
  /** The person commits to what the new route asks for. */
  isConsented: boolean;
  payment: 'saved' | 'new';
};

/** What was sent last and is not answered: it is sent again after a new sign-in. */
export type Attempt =
  | { kind: 'change' }
  | { kind: 'leave' }
  /** Joins the waiting list of a route, or leaves it. */
  | { kind: 'wait'; routeId: string; isWaiting: boolean };

export type RideRouteContext = FormFailure & {
  own: OwnRoutes | null;
  /** The ride whose route is changed, or that is left; null where nothing is open. */
  rideType: RideType | null;
  options: RouteOption[];
  /** The route that is wanted: chosen among the options, or asked for before they were there. */
  routeId: string | null;
  draft: RouteDraft;
  /** From the payment form, for one charge. */
  nonce: string | null;
  attempt: Attempt | null;
  /** Names the attempt; null once it was answered, and after something was changed. */
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
  /** `routeId` is the route that is wanted, where the person has said so already. */
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
  /** The person asks whether it is known by now. */
  | { type: 'payment.checked' }
  | { type: 'session.restored' };

/** What a person perceives on entering a state. */
export type RideRouteMeta = { heading: string; focus: 'heading' | 'none'; announce: string };
