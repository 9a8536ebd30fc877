import { useSelector } from '@xstate/react';
import type { ThankYouActor } from '#src/features/thank-you/thank-you.types.ts';
import { ThankYouPage } from '#src/features/thank-you/thank-you-page.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

export const ThankYouHarness = ({ actor }: { actor: ThankYouActor }) => (
  <ThankYouPage
    snapshot={useSelector(actor, (one) => one)}
    send={actor.send}
    lastName="Okafor"
    wayBack={wayBack}
  />
);
