import { useEffect } from 'react';
import type { FormStep } from '#machines/registration/registration.types.ts';
import type { RegistrationActor } from './registration-screen.tsx';

/**
 * The address shows the step, so that the browser's Back goes a step back and a link leads to one. The machine decides: an
 * address that asks for more than it allows is put right.
 */
export const useStepInUrl = (
  actor: RegistrationActor,
  asked: FormStep | undefined,
  show: (step: FormStep, how: { replace: boolean }) => void,
): void => {
  useEffect(() => {
    const { context, ...snapshot } = actor.getSnapshot();
    if (asked === undefined || asked === context.step || snapshot.status !== 'active') return;
    actor.send({ type: 'step.opened', step: asked });
    const { step } = actor.getSnapshot().context;
    if (step !== asked) show(step, { replace: true });
  }, [actor, asked, show]);

  useEffect(() => {
    let shown = asked;
    const follow = (snapshot: ReturnType<RegistrationActor['getSnapshot']>) => {
      const { step } = snapshot.context;
      if (!snapshot.matches('answering') || step === shown) return;
      const replace = shown === undefined;
      shown = step;
      show(step, { replace });
    };
    // It may have been loaded before the page was there to watch.
    if (asked === undefined) follow(actor.getSnapshot());
    const watching = actor.subscribe(follow);
    return () => watching.unsubscribe();
  }, [actor, asked, show]);
};
