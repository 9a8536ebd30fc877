import Check from 'lucide-react/icons/check';
import { canOpen } from '#machines/donation/donation.guards.ts';
import {
  type AskingStep,
  askingSteps,
  type DonationContext,
  type DonationEvent,
  type DonationStep,
} from '#machines/donation/donation.types.ts';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

const names: Readonly<Record<AskingStep, string>> = { amount: 'Amount', donor: 'You', payment: 'Pay' };

type StepLineProps = {
  context: DonationContext;
  step: DonationStep;
  isBusy: boolean;
  send: (event: DonationEvent) => void;
};

/** The three steps in one line; those that were done lead back. */
export const StepLine = ({ context, step, isBusy, send }: StepLineProps) => {
  const at = slots('donation');
  const current = step === 'review' ? 'payment' : step;
  return (
    <ol className={at('steps')} aria-label="Steps">
      {askingSteps.map((name, index) => {
        const isCurrent = name === current;
        const isDone = index < askingSteps.indexOf(current);
        const text = (
          <>
            <span className={at('stepMark')} aria-hidden>
              {isDone ? <Check /> : index + 1}
            </span>
            {names[name]}
            {isDone ? (
              <>
                {' '}
                <VisuallyHidden>done</VisuallyHidden>
              </>
            ) : null}
          </>
        );
        return (
          <li key={name} className={at('step')} aria-current={isCurrent ? 'step' : undefined}>
            {isDone && !isBusy && canOpen(context, name) ? (
              <button type="button" onClick={() => send({ type: 'step.opened', step: name })}>
                {text}
              </button>
            ) : (
              <span>{text}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
