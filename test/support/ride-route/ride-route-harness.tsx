import { useSelector } from '@xstate/react';
import type { RideRouteActor } from '#src/features/ride-route/ride-route.types.ts';
import { RideRoutePage } from '#src/features/ride-route/ride-route-page.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

/** The page around a walked actor, with a payment form that is only a place. */
export const RideRouteHarness = ({ actor }: { actor: RideRouteActor }) => (
  <RideRoutePage
    snapshot={useSelector(actor, (one) => one)}
    send={actor.send}
    wayBack={wayBack}
    payment={() => <p>The card form</p>}
    peloton={null}
  />
);
