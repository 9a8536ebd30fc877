import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { handOverTo, paymentFormOf } from '#machines/payment/payment-form.ts';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import { type FormStep, formSteps } from '#machines/registration/registration.steps.ts';
import { tokenKnown } from '#src/api/bearer.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
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
import { loadEvent, loadOffer } from '#src/features/registration/registration.offer.ts';
import { keptDrafts } from '#src/features/registration/registration.storage.ts';
import { RegistrationPage } from '#src/features/registration/registration-page.tsx';
import { metaOf } from '#src/features/registration/registration-screen.tsx';
import { useFreshOffer } from '#src/features/registration/use-fresh-offer.ts';
import { useKeptDrafts } from '#src/features/registration/use-kept-drafts.ts';
import { bringLaterScreens } from '#src/features/registration/use-later-screens.ts';
import { useStepInUrl } from '#src/features/registration/use-step-in-url.ts';
import { withWantedRoute } from '#src/features/registration/wanted-route.ts';

const loadPayment = async () => (await import('#src/features/payment/payment-slot.tsx')).PaymentSlot;
const PaymentSlot = lazyComponent(loadPayment);

const ShareRegistered = lazyComponent(
  async () => (await import('./-share/share-registered.tsx')).ShareRegistered,
);

const FindPeloton = lazyComponent(async () => (await import('./-peloton/find-peloton.tsx')).FindPeloton);

/** Whoever begins to answer goes on: the next steps and the payment are there by then. */
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
  const user = useSelector(useSystemActor('currentUser'), (one) => selectData<User>(one));
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
  // The first page reads this line: a name from the flow's own file would bring the machine along.
  staticData: { flow: 'registration', hasFooter: false },
  // The machine says which step is shown; another step in the address is no reason to read everything again.
  shouldReload: ({ cause }) => cause === 'enter',
  loader: async ({ context, preload, location }) => {
    // Most likely they are signed in: what anybody may read is asked for meanwhile.
    const event = loadEvent({ isHandled: true });
    // With their token, what is theirs is asked for before it is known who they are.
    const known = requireUser(appOf(context), 'registration', location.href);
    const signedIn = Promise.race([tokenKnown(), known]);
    const registration = signedIn.then(readRegistration);
    const whole = arriving(signedIn.then(() => loadOffer({ isHandled: true }, event)));
    // Whoever has to sign in again never gets to see how these end.
    for (const begun of [event, registration]) begun.catch(() => undefined);
    const user = await known;
    // The location still says what the link said.
    const { step } = readSearch(location.search);
    enterFlow(
      { context, preload },
      {
        id: registrationFlowId,
        logic: registrationFlowAfter(registration),
        input: { requestedStep: step ?? null, kept: withWantedRoute(keptDrafts(user.publicId)) },
      },
    );
    // With both there the question stands at once, and nothing moves; what becomes of a failure the flow decides.
    const [offered] = await Promise.all([event, registration.catch(() => undefined)]);
    return { offer: { event: offered, whole }, owner: user.publicId };
  },
  component: Registration,
});
