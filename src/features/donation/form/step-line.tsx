import Check from 'lucide-react/icons/check';
import { canOpen } from '#machines/donation/donation.guards.ts';
import {
  askingSteps,
  type DonationContext,
  type DonationEvent,
  type DonationStep,
} from '#machines/donation/donation.types.ts';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

const names: Readonly<Record<DonationStep, string>> = {
  amount: 'Amount',
  donor: 'You',
  payment: 'Pay',
  review: 'Review',
};

const order: readonly DonationStep[] = [...askingSteps, 'review'];

type StepLineProps = {
  context: DonationContext;
  step: DonationStep;
  isBusy: boolean;
  send: (event: DonationEvent) => void;
};

/** The steps in one line; completed ones are buttons. */
export const StepLine = ({ context, step, isBusy, send }: StepLineProps) => {
  const at = slots('donation');
  return (
    <ol className={at('steps')} aria-label="Steps">
      {order.map((name, index) => {
        const isCurrent = name === step;
        const isDone = index < order.indexOf(step);
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
            {isDone && name !== 'review' && !isBusy && canOpen(context, name) ? (
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
