import { type ReactNode, Suspense } from 'react';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import {
  metaOf,
  RegistrationScreen,
  type RegistrationScreenProps,
  WaitingScreen,
} from './registration-screen.tsx';
import { RegistrationSteps } from './registration-steps.tsx';
import { LaterScreen } from './use-later-screens.ts';

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
