import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { foundingMachine } from '#machines/founding/founding.machine.ts';
import type { FoundingStep } from '#machines/founding/founding.types.ts';
import { useStepInUrl } from '#src/components/stepper/use-step-in-url.ts';

export type FoundingActor = ActorRefFrom<typeof foundingMachine>;

const reopening = {
  naming: 'naming.reopened',
  telling: 'telling.reopened',
  planning: 'planning.reopened',
} as const;

/** Goes back to a step. A later step opens only through its requirements. */
export const reopen = (actor: FoundingActor, step: FoundingStep): void => {
  if (step === 'reviewing') return;
  const event = { type: reopening[step] };
  if (actor.getSnapshot().can(event)) actor.send(event);
};

/** Writes the step into the address, so that Back returns to the previous step. */
export const useFoundingStep = (
  actor: FoundingActor,
  asked: FoundingStep | undefined,
  show: (step: FoundingStep, how: { replace: boolean }) => void,
): void => {
  const flow = useMemo(
    () => ({
      step: () => {
        const { status, context } = actor.getSnapshot();
        return status === 'active' ? context.step : null;
      },
      isShown: () => actor.getSnapshot().hasTag('step'),
      open: (step: FoundingStep) => reopen(actor, step),
      watch: (follow: () => void) => {
        const watching = actor.subscribe(follow);
        return () => watching.unsubscribe();
      },
    }),
    [actor],
  );
  useStepInUrl(flow, asked, show);
};
