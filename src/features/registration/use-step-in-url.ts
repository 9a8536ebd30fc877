import { useMemo } from 'react';
import type { FormStep } from '#machines/registration/registration.types.ts';
import { useStepInUrl as useStep } from '#src/components/stepper/use-step-in-url.ts';
import type { RegistrationActor } from './registration-screen.tsx';

/** Writes the wizard's step into the address. */
export const useStepInUrl = (
  actor: RegistrationActor,
  asked: FormStep | undefined,
  show: (step: FormStep, how: { replace: boolean }) => void,
): void => {
  const flow = useMemo(
    () => ({
      step: () => {
        const { status, context } = actor.getSnapshot();
        return status === 'active' ? context.step : null;
      },
      isShown: () => actor.getSnapshot().matches('answering'),
      open: (step: FormStep) => actor.send({ type: 'step.opened', step }),
      watch: (follow: () => void) => {
        const watching = actor.subscribe(follow);
        return () => watching.unsubscribe();
      },
    }),
    [actor],
  );
  useStep(flow, asked, show);
};
