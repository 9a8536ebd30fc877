import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { foundingMachine } from '#machines/founding/founding.machine.ts';
import { type FoundingStep, foundingSteps } from '#machines/founding/founding.types.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { oneOf, searchParams } from '#src/app/router/search-params.ts';
import { requireUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { foundingFlow } from '#src/features/founding/founding.actors.ts';
import { keptFounding } from '#src/features/founding/founding.storage.ts';
import { FoundingPage } from '#src/features/founding/founding-page.tsx';
import { useFoundingStep } from '#src/features/founding/use-founding-step.ts';
import { StoryField } from '#src/features/profile/story-editor/story-field.tsx';
import { NewPictures } from './-peloton/new-pictures.tsx';
import { PelotonInviting } from './-peloton/peloton-inviting.tsx';

const flow = 'founding';

const Founding = () => {
  const actor = useFlow<typeof foundingMachine>(flow);
  const wayBack = useWayBack(useSystemActor('auth'));
  const acceptingNewMembers = useSelector(actor, ({ context }) => context.draft.acceptingNewMembers);
  const { step } = Route.useSearch();
  const navigate = useNavigate();
  const show = useCallback(
    (next: FoundingStep, { replace }: { replace: boolean }) =>
      void navigate({ to: '/peloton/new', search: { step: next }, replace }),
    [navigate],
  );
  useFoundingStep(actor, step, show);
  usePageTitle('Start a peloton');
  return (
    <FoundingPage
      actor={actor}
      wayBack={wayBack}
      story={(field) => <StoryField {...field} error={field.error} />}
      pictures={(peloton) => <NewPictures peloton={peloton} />}
      invitations={(peloton) => (
        <PelotonInviting
          peloton={{
            ...peloton,
            isActive: true,
            acceptingNewMembers,
            fundraising: { raised: 0, fund: 0, owed: 0, goal: null, allTimeRaised: 0 },
          }}
        />
      )}
    />
  );
};

/** The page where a participant founds a peloton. */
export const Route = createFileRoute('/peloton/new')({
  validateSearch: searchParams({ step: oneOf(foundingSteps) }),
  staticData: { flow, pagesBy: ['step'] },
  loader: async ({ context, preload, location, abortController: { signal } }) => {
    if (preload) return;
    const { publicId } = await requireUser(appOf(context), 'peloton', location.href);
    // A person who has left meanwhile opens nothing.
    if (signal.aborted) return;
    enterFlow(
      { context, preload },
      { id: flow, key: publicId, logic: foundingFlow(publicId), input: { kept: keptFounding(publicId) } },
    );
  },
  component: Founding,
});
