import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { handOverTo, paymentFormOf } from '#machines/payment/payment-form.ts';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import { type FormStep, formSteps } from '#machines/registration/registration.steps.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { oneOf, searchParams } from '#src/app/router/search-params.ts';
import { requireUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { PaymentSlot } from '#src/features/payment/payment-slot.tsx';
import { registrationFlow, registrationFlowId } from '#src/features/registration/registration.actors.ts';
import { loadOffer, loadRides } from '#src/features/registration/registration.offer.ts';
import { keptDrafts } from '#src/features/registration/registration.storage.ts';
import { RegistrationPage } from '#src/features/registration/registration-page.tsx';
import { metaOf } from '#src/features/registration/registration-screen.tsx';
import { useFreshOffer } from '#src/features/registration/use-fresh-offer.ts';
import { useKeptDrafts } from '#src/features/registration/use-kept-drafts.ts';
import { useStepInUrl } from '#src/features/registration/use-step-in-url.ts';
import { ShareRegistered } from './-share/share-registered.tsx';

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
  usePageTitle(metaOf(snapshot).heading);
  useKeptDrafts(actor, owner);
  useStepInUrl(actor, step, show);
  return (
    <RegistrationPage
      snapshot={snapshot}
      send={actor.send}
      offer={fresh}
      payment={(props) => <PaymentSlot {...props} onReady={ready} />}
      wayBack={wayBack}
      share={summary === undefined ? undefined : <ShareRegistered summary={summary} />}
      hasStory={Boolean(user?.story)}
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
    // Who has signed in before is most likely still signed in: what anybody may read is asked for meanwhile.
    const rides = context.hasSignedIn ? loadRides({ isHandled: true }) : undefined;
    // Whoever has to sign in again never gets to see how this ends.
    rides?.catch(() => undefined);
    const user = await requireUser(appOf(context), 'registration', location.href);
    // The location still says what the link said.
    const { step } = readSearch(location.search);
    enterFlow(
      { context, preload },
      {
        id: registrationFlowId,
        logic: registrationFlow,
        input: { requestedStep: step ?? null, kept: keptDrafts(user.publicId) },
      },
    );
    // What is offered is read while the flow reads how far the person came.
    return { offer: await loadOffer({ isHandled: true }, rides), owner: user.publicId };
  },
  component: Registration,
});
