import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { CompletedHero } from './completed-hero.tsx';
import { metaOf, RegistrationScreen, type RegistrationScreenProps } from './registration-screen.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

/** The wizard with its way above it; at the end the climb takes that place. */
export const RegistrationPage = (screen: RegistrationScreenProps) => {
  const { snapshot, send, offer } = screen;
  const { context } = snapshot;
  const isCompleted = snapshot.matches('completed');
  return (
    <PageFrame
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
