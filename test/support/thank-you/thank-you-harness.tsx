import { useSelector } from '@xstate/react';
import type { ThankYouActor } from '#src/features/thank-you/thank-you.types.ts';
import { ThankYouPage } from '#src/features/thank-you/thank-you-page.tsx';

const wayBack = { isRenewing: false, label: 'Sign in again', problem: null, onPress: () => undefined };

export const ThankYouHarness = ({ actor }: { actor: ThankYouActor }) => (
  <ThankYouPage
    snapshot={useSelector(actor, (one) => one)}
    send={actor.send}
    lastName="Okafor"
    wayBack={wayBack}
  />
);
