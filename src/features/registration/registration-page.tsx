import type { ReactNode } from 'react';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { CompletedHero } from './completed-hero.tsx';
import { metaOf, RegistrationScreen, type RegistrationScreenProps } from './registration-screen.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

type RegistrationPageProps = RegistrationScreenProps & {
  /** Right end of the header. */
  actions?: ReactNode;
};

/** The wizard with its way above it; at the end the climb takes that place. */
export const RegistrationPage = ({ actions, ...screen }: RegistrationPageProps) => {
  const { snapshot, send, offer } = screen;
  const { context } = snapshot;
  const isCompleted = snapshot.matches('completed');
  return (
    <PageFrame
      footer={isCompleted}
      actions={actions}
      band={snapshot.hasTag('form') ? <RegistrationSteps context={context} send={send} /> : undefined}
      hero={
        isCompleted ? (
          <CompletedHero heading={metaOf(snapshot).heading} context={context} event={offer.event} />
        ) : undefined
      }
    >
      <RegistrationScreen {...screen} />
    </PageFrame>
  );
};
