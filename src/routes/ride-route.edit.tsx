import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, useMemo } from 'react';
import { handOverTo, paymentFormOf } from '#machines/payment/payment-form.ts';
import type { rideRouteMachine } from '#machines/ride-route/ride-route.machine.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useLeaveWarning } from '#src/app/router/use-leave-warning.ts';
import { requireUser } from '#src/app/session/session.ts';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { FormSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { rideRouteFlow, rideRouteFlowId } from '#src/features/ride-route/ride-route.actors.ts';
import { RideRoutePage } from '#src/features/ride-route/ride-route-page.tsx';

const PaymentSlot = lazyComponent(
  async () => (await import('#src/features/payment/payment-slot.tsx')).PaymentSlot,
);

const FindPeloton = lazyComponent(async () => (await import('./-peloton/find-peloton.tsx')).FindPeloton);

const leaving = ['Leave before it’s done?', 'We’re still changing your route. We’ll e-mail you the result.'];

const RideRoute = () => {
  usePageTitle('Your routes');
  const actor = useFlow<typeof rideRouteMachine>(rideRouteFlowId);
  const snapshot = useSelector(actor, (one) => one);
  const wayBack = useWayBack(useSystemActor('auth'));
  const holder = paymentFormOf(snapshot);
  const ready = useMemo(() => handOverTo(holder), [holder]);
  useLeaveWarning(snapshot.matches('changing') || snapshot.matches('tokenizing'), leaving);
  return (
    <RideRoutePage
      snapshot={snapshot}
      send={actor.send}
      wayBack={wayBack}
      payment={(props) => (
        <Suspense fallback={<FormSkeleton fields={4} label="Loading the card form" />}>
          <PaymentSlot {...props} onReady={ready} />
        </Suspense>
      )}
      peloton={
        <Suspense fallback={null}>
          <FindPeloton />
        </Suspense>
      }
    />
  );
};

export const Route = createFileRoute('/ride-route/edit')({
  staticData: { flow: 'ride-route' },
  loader: async ({ context, preload, location }) => {
    const app = appOf(context);
    const { publicId } = await requireUser(app, null, location.href);
    enterFlow(
      { context, preload },
      { id: rideRouteFlowId, key: publicId, logic: rideRouteFlow, input: undefined },
    );
  },
  component: RideRoute,
});
