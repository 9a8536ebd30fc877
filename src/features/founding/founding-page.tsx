import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FoundingSnapshot, metaOfFounding } from '#machines/founding/founding.machine.ts';
import { type Founded, foundingSteps } from '#machines/founding/founding.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { FormSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { Stepper } from '#src/components/stepper/stepper.tsx';
import type { StorySlot } from '#src/components/story/story-slot.ts';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { FoundingForm, stepLabels } from './founding-form.tsx';
import { type FoundingActor, reopen } from './use-founding-step.ts';

type FoundingPageProps = {
  actor: FoundingActor;
  wayBack: WayBack;
  story: StorySlot;
  /** The pictures of the new peloton. */
  pictures: (peloton: Founded) => ReactNode;
  /** The invitations to it. */
  invitations: (peloton: Founded) => ReactNode;
};

type SceneProps = { heading: string; lede: ReactNode; actions?: ReactNode; children?: ReactNode };

/** A screen other than the steps; its heading takes the focus, so that it is read out. */
const Scene = ({ heading, lede, actions, children }: SceneProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new heading is a new screen
  useEffect(() => {
    takeFocus(title.current);
    window.scrollTo({ top: 0 });
  }, [heading]);
  return (
    <StepLayout title={heading} lede={lede} titleRef={title} actions={actions}>
      {children}
    </StepLayout>
  );
};

const Way = ({ snapshot, actor }: { snapshot: FoundingSnapshot; actor: FoundingActor }) => {
  const at = foundingSteps.indexOf(snapshot.context.step);
  return (
    <Stepper
      label="Steps to your peloton"
      seed={snapshot.context.draft.name || 'a new peloton'}
      steps={foundingSteps.map((step, index) => ({
        id: step,
        label: stepLabels[step],
        state: index === at ? 'current' : index < at ? 'done' : 'ahead',
      }))}
      onSelect={(id) => {
        const step = foundingSteps.find((one) => one === id);
        if (step !== undefined) reopen(actor, step);
      }}
    />
  );
};

const Screen = ({
  actor,
  snapshot,
  wayBack,
  story,
  pictures,
  invitations,
}: FoundingPageProps & { snapshot: FoundingSnapshot }) => {
  const { send } = actor;
  const { eligibility, founded, problem } = snapshot.context;
  const { heading } = metaOfFounding(snapshot);
  if (snapshot.matches('unavailable'))
    return (
      <Scene
        heading={heading}
        lede={problem?.message}
        actions={
          <Button size="lg" onClick={() => send({ type: 'eligibility.retried' })}>
            Try again
          </Button>
        }
      />
    );
  if (snapshot.matches('unregistered'))
    return (
      <Scene
        heading={heading}
        lede="Pelotons are for people who ride, volunteer or take on a challenge this year. Registering takes five minutes, and then you can start yours."
        actions={
          <LinkButton size="lg" to="/register">
            Register
          </LinkButton>
        }
      />
    );
  if (snapshot.matches('member') && eligibility?.kind === 'member')
    return (
      <Scene
        heading={heading}
        lede={`You’re in ${eligibility.peloton.name}. You can be in one peloton a year. To start your own, leave that one first.`}
        actions={
          <LinkButton size="lg" to="/peloton/$id" params={{ id: eligibility.peloton.id }}>
            See your peloton
          </LinkButton>
        }
      />
    );
  if (founded !== null && snapshot.matches({ founded: 'picturing' }))
    return (
      <Scene
        heading={`${founded.name} is rolling`}
        lede="You’re its captain. Add a picture to the page now, or do it later."
        actions={
          <Button size="lg" wide="phone" onClick={() => send({ type: 'pictures.settled' })}>
            Continue to invitations
          </Button>
        }
      >
        {pictures(founded)}
      </Scene>
    );
  if (founded !== null && snapshot.matches({ founded: 'inviting' }))
    return (
      <Scene
        heading={heading}
        lede="Five people make a peloton complete. Invite some now, or share the link of your page later."
        actions={
          <>
            <Button tone="quiet" onClick={() => send({ type: 'pictures.reopened' })}>
              Back
            </Button>
            <LinkButton size="lg" wide="phone" to="/peloton/$id" params={{ id: founded.id }}>
              See your peloton
            </LinkButton>
          </>
        }
      >
        {invitations(founded)}
      </Scene>
    );
  if (snapshot.hasTag('step') || snapshot.matches({ drafting: 'expired' }))
    return <FoundingForm snapshot={snapshot} send={send} story={story} wayBack={wayBack} />;
  return <FormSkeleton />;
};

/** Founding a peloton: four short steps with the stepper, then pictures and invitations. */
export const FoundingPage = (props: FoundingPageProps) => {
  const snapshot = useSelector(props.actor, (one) => one);
  const { announce } = metaOfFounding(snapshot);
  const isStep = snapshot.matches('drafting');
  return (
    <PageFrame band={isStep ? <Way snapshot={snapshot} actor={props.actor} /> : undefined}>
      <Screen {...props} snapshot={snapshot} />
      <Announcement>{snapshot.hasTag('founded') ? announce : null}</Announcement>
    </PageFrame>
  );
};
