import type { ActorRefFrom } from 'xstate';
import type { RideRouteSnapshot, rideRouteMachine } from '#machines/ride-route/ride-route.machine.ts';
import type { RideRouteEvent } from '#machines/ride-route/ride-route.types.ts';
import type { PaymentSlot } from '#src/components/payment-choice/payment-choice.tsx';

export type RideRouteActor = ActorRefFrom<typeof rideRouteMachine>;

export type RoutePartProps = { snapshot: RideRouteSnapshot; send: (event: RideRouteEvent) => void };

/** The props of parts with a payment. */
export type PayingProps = RoutePartProps & { payment: PaymentSlot };
