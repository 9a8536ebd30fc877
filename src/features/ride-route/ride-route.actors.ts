import { fromPromise } from 'xstate';
import { paymentFormIn } from '#machines/payment/payment-form.ts';
import { requestCard } from '#machines/payment/request-card.ts';
import { rideRouteMachine } from '#machines/ride-route/ride-route.machine.ts';
import { call } from '#src/api/call.ts';
import { postRegistration } from '#src/api/calls/registration.calls.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';
import * as calls from './ride-route.calls.ts';

export const rideRouteFlowId = 'ride-route';

/** The machine of a rider’s routes with the API, the payment form and the session as its ports. */
export const rideRouteFlow = rideRouteMachine.provide({
  actors: {
    loadRoutes: fromPromise(() => call(calls.getOwnRoutes())),
    findOptions: fromPromise(({ input: { rideType, sponsorCode } }) =>
      call(calls.getRouteOptions({ rideType, ...(sponsorCode === '' ? {} : { sponsorCode }) })),
    ),
    tokenizePayment: fromPromise(({ system }) => requestCard(paymentFormIn(system, rideRouteFlowId))),
    changeRoute: fromPromise(({ input: { order, key } }) => call(calls.changeRoute(key, order))),
    saveWait: fromPromise(({ input: { key, ...wait } }) => call(calls.saveRouteWait(key, wait))),
    leaveRide: fromPromise(async ({ input: { rideType, key } }) => {
      await call(postRegistration('/registration/cancel-type', { key }, { type: 'Rider', rideType }));
    }),
    watchSession,
  },
});
