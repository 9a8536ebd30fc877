import { type ReactNode, Suspense } from 'react';
import { canOpen, stepsOf } from '#machines/registration/registration.guards.ts';
import type {
  FormStep,
  RegistrationContext,
  RegistrationEvent,
} from '#machines/registration/registration.types.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Stepper } from '#src/components/stepper/stepper.tsx';
import { stepLabels } from './registration-messages.ts';
import {
  metaOf,
  RegistrationScreen,
  type RegistrationScreenProps,
  WaitingScreen,
} from './registration-screen.tsx';
import { LaterScreen } from './use-later-screens.ts';

type RegistrationStepsProps = {
  context: RegistrationContext;
  /** A request runs: no other step can be opened. */
  isBusy: boolean;
  send: (event: RegistrationEvent) => void;
};

/** The stepper: the current step, the remaining ones, and buttons for all reached ones. */
const RegistrationSteps = ({ context, isBusy, send }: RegistrationStepsProps) => {
  const { registration } = context;
  const steps = stepsOf(registration).filter((step): step is FormStep => step !== 'complete');
  const stateOf = (step: FormStep) => {
    if (step === context.step) return 'current' as const;
    if (registration?.savedSteps.includes(step)) return 'done' as const;
    return canOpen(registration, step) ? ('reached' as const) : ('ahead' as const);
  };
  return (
    <Stepper
      label="Registration steps"
      seed={registration?.id}
      ahead={registration === null ? 'about five minutes' : undefined}
      steps={steps.map((step) => ({ id: step, label: stepLabels[step], state: stateOf(step) }))}
      isLocked={isBusy}
      onSelect={(id) => {
        const step = steps.find((one) => one === id);
        if (step) send({ type: 'step.opened', step });
      }}
    />
  );
};

type RegistrationPageProps = RegistrationScreenProps & {
  /** The share button for a registered person. */
  share?: ReactNode;
};

const Whole = ({ share, ...screen }: RegistrationPageProps) => {
  const { snapshot, send, offer } = screen;
  const { context } = snapshot;
  const isCompleted = snapshot.matches('completed');
  return (
    <PageFrame
      band={
        snapshot.hasTag('form') ? (
          <RegistrationSteps context={context} isBusy={snapshot.hasTag('busy')} send={send} />
        ) : undefined
      }
      hero={
        isCompleted ? (
          <LaterScreen>
            {({ CompletedHero }) => (
              <CompletedHero
                heading={metaOf(snapshot).heading}
                context={context}
                event={offer.event}
                share={share}
              />
            )}
          </LaterScreen>
        ) : undefined
      }
    >
      <RegistrationScreen {...screen} />
    </PageFrame>
  );
};

/** The wizard with its stepper; at the end the climb replaces that. It shows nothing before all of it is loaded. */
export const RegistrationPage = (props: RegistrationPageProps) => (
  <Suspense
    fallback={
      <PageFrame>
        <WaitingScreen snapshot={props.snapshot} />
      </PageFrame>
    }
  >
    <Whole {...props} />
  </Suspense>
);
