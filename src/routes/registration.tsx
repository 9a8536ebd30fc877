import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import { handOverTo, paymentFormOf } from '#machines/payment/payment-form.ts';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import { type FormStep, formSteps } from '#machines/registration/registration.steps.ts';
import { tokenKnown } from '#src/api/bearer.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { useCurrentUser, useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { oneOf, searchParams } from '#src/app/router/search-params.ts';
import { requireUser } from '#src/app/session/session.ts';
import { arriving } from '#src/components/lazy/arrived.ts';
import { onFirstSign } from '#src/components/lazy/first-sign.ts';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { FormSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import {
  readRegistration,
  registrationFlowAfter,
  registrationFlowId,
} from '#src/features/registration/registration.actors.ts';
import { loadEvent, loadOffer, useFreshOffer } from '#src/features/registration/registration.offer.ts';
import { keptDrafts, useKeptDrafts } from '#src/features/registration/registration.storage.ts';
import { RegistrationPage } from '#src/features/registration/registration-page.tsx';
import { metaOf } from '#src/features/registration/registration-screen.tsx';
import { bringLaterScreens } from '#src/features/registration/use-later-screens.ts';
import { useStepInUrl } from '#src/features/registration/use-step-in-url.ts';
import { withWantedRoute } from '#src/features/registration/wanted-route.ts';

const loadPayment = async () => (await import('#src/features/payment/payment-slot.tsx')).PaymentSlot;
const PaymentSlot = lazyComponent(loadPayment);

const ShareRegistered = lazyComponent(
  async () => (await import('./-share/share-registered.tsx')).ShareRegistered,
);

const FindPeloton = lazyComponent(async () => (await import('./-peloton/find-peloton.tsx')).FindPeloton);

/** Preloads the next steps and the payment form when the person starts to answer. */
const bringRest = () => {
  void bringLaterScreens();
  loadPayment().catch(() => undefined);
};

const Registration = () => {
  const { offer, owner } = Route.useLoaderData();
  const { step } = Route.useSearch();
  const navigate = useNavigate();
  const wayBack = useWayBack(useSystemActor('auth'));
  const actor = useFlow<typeof registrationMachine>(registrationFlowId);
  const snapshot = useSelector(actor, (one) => one);
  const user = useCurrentUser();
  const fresh = useFreshOffer(offer, snapshot.context.problem?.code ?? null);
  const show = useCallback(
    (next: FormStep, { replace }: { replace: boolean }) =>
      void navigate({ to: '/registration', search: { step: next }, replace }),
    [navigate],
  );
  const summary = snapshot.context.celebration?.summary;
  const holder = paymentFormOf(snapshot);
  const ready = useMemo(() => handOverTo(holder), [holder]);
  useEffect(() => {
    const listening = onFirstSign(bringRest);
    return () => listening.abort();
  }, []);
  usePageTitle(metaOf(snapshot).heading);
  useKeptDrafts(actor, owner);
  useStepInUrl(actor, step, show);
  return (
    <RegistrationPage
      snapshot={snapshot}
      send={actor.send}
      offer={fresh}
      payment={(props) => (
        <Suspense fallback={<FormSkeleton fields={4} label="Loading the card form" />}>
          <PaymentSlot {...props} onReady={ready} />
        </Suspense>
      )}
      wayBack={wayBack}
      share={
        summary === undefined ? undefined : (
          <Suspense fallback={null}>
            <ShareRegistered summary={summary} />
          </Suspense>
        )
      }
      hasStory={Boolean(user?.story)}
      peloton={
        <Suspense fallback={null}>
          <FindPeloton />
        </Suspense>
      }
    />
  );
};

const readSearch = searchParams({ step: oneOf(formSteps) });

export const Route = createFileRoute('/registration')({
  validateSearch: readSearch,
  // The first page imports this line: an id from the flow's file would load the machine, too.
  staticData: { flow: 'registration', hasFooter: false },
  // The machine decides the step, so another step in the address needs no reload.
  shouldReload: ({ cause }) => cause === 'enter',
  loader: async ({ context, preload, location }) => {
    // The person is probably signed in, so the public data loads meanwhile.
    const event = loadEvent({ isHandled: true });
    // With a token, the person's data loads before their identity is known.
    const known = requireUser(appOf(context), 'registration', location.href);
    const signedIn = Promise.race([tokenKnown(), known]);
    const registration = signedIn.then(readRegistration);
    const whole = arriving(signedIn.then(() => loadOffer({ isHandled: true }, event)));
    // A redirect to sign-in ignores the results of these calls.
    for (const begun of [event, registration]) begun.catch(() => undefined);
    const user = await known;
    // The location still has the link's query.
    const { step } = readSearch(location.search);
    enterFlow(
      { context, preload },
      {
        id: registrationFlowId,
        logic: registrationFlowAfter(registration),
        input: { requestedStep: step ?? null, kept: withWantedRoute(keptDrafts(user.publicId)) },
      },
    );
    // With both loaded the question shows at once, and nothing moves; the flow handles failures.
    const [offered] = await Promise.all([event, registration.catch(() => undefined)]);
    return { offer: { event: offered, whole }, owner: user.publicId };
  },
  component: Registration,
});
