import type { ReactNode } from 'react';
import type { RegistrationEvent } from '#machines/registration/registration.types.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { CompletedHero } from './completed-hero.tsx';
import type { PaymentSlot, RegistrationOffer } from './registration.types.ts';
import { metaOf, RegistrationScreen, type RegistrationSnapshot } from './registration-screen.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

type RegistrationPageProps = {
  snapshot: RegistrationSnapshot;
  send: (event: RegistrationEvent) => void;
  offer: RegistrationOffer;
  payment: PaymentSlot;
  isRenewing: boolean;
  onSignIn: () => void;
  /** Right end of the header. */
  actions?: ReactNode;
};

/** The wizard with its way above it; at the end the climb takes that place. */
export const RegistrationPage = ({
  snapshot,
  send,
  offer,
  payment,
  isRenewing,
  onSignIn,
  actions,
}: RegistrationPageProps) => {
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
      <RegistrationScreen
        snapshot={snapshot}
        send={send}
        offer={offer}
        payment={payment}
        isRenewing={isRenewing}
        onSignIn={onSignIn}
      />
    </PageFrame>
  );
};
