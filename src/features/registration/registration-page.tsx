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
  /** The way to share the page of somebody who is on the roster. */
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

/** The wizard with its way above it; at the end the climb takes that place. Nothing of it shows before all of it can. */
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
