import { fromPromise } from 'xstate';
import { paymentFormIn } from '#machines/payment/payment-form.ts';
import { requestCard } from '#machines/payment/request-card.ts';
import { rideRouteMachine } from '#machines/ride-route/ride-route.machine.ts';
import { call } from '#src/api/call.ts';
import { postRegistration } from '#src/api/calls/registration.calls.ts';
import { get, put } from '#src/api/describe-call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';

export const rideRouteFlowId = 'ride-route';

/** The machine of a rider’s routes with the API, the payment form and the session as its ports. */
export const rideRouteFlow = rideRouteMachine.provide({
  actors: {
    loadRoutes: fromPromise(() => call(get('/user/routes', 'LOAD_OWN_ROUTES'))),
    findOptions: fromPromise(({ input: { rideType, sponsorCode } }) =>
      call(
        get('/user/ride-route/options', 'LOAD_ROUTE_OPTIONS', {
          query: { rideType, ...(sponsorCode === '' ? {} : { sponsorCode }) },
          meta: { concerns: 'options' },
        }),
      ),
    ),
    tokenizePayment: fromPromise(({ system }) => requestCard(paymentFormIn(system, rideRouteFlowId))),
    changeRoute: fromPromise(({ input: { order, key } }) =>
      call(put('/user/ride-route', 'CHANGE_ROUTE', { data: order, key })),
    ),
    saveWait: fromPromise(({ input: { key, ...wait } }) =>
      call(put('/user/ride-route/waiting', 'SAVE_ROUTE_WAIT', { data: wait, key })),
    ),
    leaveRide: fromPromise(async ({ input: { rideType, key } }) => {
      await call(postRegistration('/registration/cancel-type', { key }, { type: 'Rider', rideType }));
    }),
    watchSession,
  },
});
