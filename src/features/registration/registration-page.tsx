import type { ReactNode } from 'react';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { CompletedHero } from './completed-hero.tsx';
import { metaOf, RegistrationScreen, type RegistrationScreenProps } from './registration-screen.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

type RegistrationPageProps = RegistrationScreenProps & {
  /** The way to share the page of somebody who is on the roster. */
  share?: ReactNode;
};

/** The wizard with its way above it; at the end the climb takes that place. */
export const RegistrationPage = ({ share, ...screen }: RegistrationPageProps) => {
  const { snapshot, send, offer } = screen;
  const { context } = snapshot;
  const isCompleted = snapshot.matches('completed');
  return (
    <PageFrame
      band={snapshot.hasTag('form') ? <RegistrationSteps context={context} send={send} /> : undefined}
      hero={
        isCompleted ? (
          <CompletedHero
            heading={metaOf(snapshot).heading}
            context={context}
            event={offer.event}
            share={share}
          />
        ) : undefined
      }
    >
      <RegistrationScreen {...screen} />
    </PageFrame>
  );
};
