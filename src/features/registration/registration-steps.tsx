import { canOpen, stepsOf } from '#machines/registration/registration.guards.ts';
import type {
  FormStep,
  RegistrationContext,
  RegistrationEvent,
} from '#machines/registration/registration.types.ts';
import { Stepper } from '#src/components/stepper/stepper.tsx';
import { stepLabels } from './registration-messages.ts';

type RegistrationStepsProps = {
  context: RegistrationContext;
  /** A request runs: no other step can be opened. */
  isBusy: boolean;
  send: (event: RegistrationEvent) => void;
};

/** The stepper: the current step, the remaining ones, and buttons for all reached ones. */
export const RegistrationSteps = ({ context, isBusy, send }: RegistrationStepsProps) => {
  const { registration } = context;
  const steps = stepsOf(registration).filter((step): step is FormStep => step !== 'complete');
  const stateOf = (step: FormStep) => {
    if (step === context.step) return 'current' as const;
    if (registration?.savedSteps.includes(step)) return 'done' as const;
    return canOpen(registration, step) ? ('reached' as const) : ('ahead' as const);
  };
  return (
    <Stepper
      label="Registration steps"
      seed={registration?.id}
      ahead={registration === null ? 'about five minutes' : undefined}
      steps={steps.map((step) => ({ id: step, label: stepLabels[step], state: stateOf(step) }))}
      isLocked={isBusy}
      onSelect={(id) => {
        const step = steps.find((one) => one === id);
        if (step) send({ type: 'step.opened', step });
      }}
    />
  );
};
