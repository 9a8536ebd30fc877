import type { FlowError } from '#machines/flow-error.ts';
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

export type RideRouteContext = FormFailure & {
  own: OwnRoutes | null;
  /** The ride whose route is changed, or that is left; null where nothing is open. */
  rideType: RideType | null;
  options: RouteOption[];
  /** The route that was chosen among the options. */
  routeId: string | null;
  draft: RouteDraft;
  /** From the payment form, for one charge. */
  nonce: string | null;
  /** Names one attempt; null once it was answered, and after something was changed. */
  key: string | null;
  polls: number;
  /** What happened last: the route’s name, or that the ride was left. */
  done: { kind: 'changed'; routeName: string } | { kind: 'left'; rideName: string } | null;
};

export type RideRouteEvent =
  | { type: 'load.retried' }
  | { type: 'change.begun'; rideType: RideType }
  | { type: 'draft.changed'; changes: Partial<RouteDraft> }
  | { type: 'code.submitted' }
  | { type: 'route.chosen'; routeId: string }
  | { type: 'choice.reopened' }
  /** Each `key` is a fresh UUID. */
  | { type: 'change.confirmed'; key: string }
  | { type: 'form.dismissed' }
  | { type: 'leaving.asked'; rideType: RideType }
  | { type: 'leaving.confirmed'; key: string }
  /** The person asks whether it is known by now. */
  | { type: 'payment.checked' }
  | { type: 'session.restored' };

/** What a person perceives on entering a state. */
export type RideRouteMeta = { heading: string; focus: 'heading' | 'none'; announce: string };

export type OfError = { error: FlowError };
