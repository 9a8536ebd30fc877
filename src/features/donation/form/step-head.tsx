import Check from 'lucide-react/icons/check';
import type { RefObject } from 'react';
import { canOpen } from '#machines/donation/donation.guards.ts';
import {
  type AskingStep,
  askingSteps,
  type DonationContext,
  type DonationEvent,
  type DonationStep,
} from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

type RowChangeProps = {
  /** The name of the part that the button changes, such as "who gives". */
  of: string;
  step: AskingStep;
  isBusy: boolean;
  send: (event: DonationEvent) => void;
};

/** Leads back to the step of a row. */
export const RowChange = ({ of, step, isBusy, send }: RowChangeProps) => (
  <Button tone="quiet" disabled={isBusy} onClick={() => send({ type: 'step.opened', step })}>
    Change <VisuallyHidden>{of}</VisuallyHidden>
  </Button>
);

const names: Readonly<Record<DonationStep, string>> = {
  amount: 'Amount',
  donor: 'You',
  payment: 'Pay',
  review: 'Review',
};

const order: readonly DonationStep[] = [...askingSteps, 'review'];

type StepHeadProps = {
  context: DonationContext;
  step: DonationStep;
  heading: string;
  isBusy: boolean;
  send: (event: DonationEvent) => void;
  titleRef: RefObject<HTMLHeadingElement | null>;
};

const notes: Partial<Record<DonationStep, string>> = {
  payment: 'You’ll review everything before we charge you.',
};

const grantNote = 'We ask your fund when you press Give, not before.';

/** Shows the steps in one line, with completed steps as buttons, and the current step's question. */
export const StepHead = ({ context, step, heading, isBusy, send, titleRef }: StepHeadProps) => {
  const at = slots('donation');
  const note = step === 'review' && context.tokenized?.kind === 'chariot' ? grantNote : notes[step];
  return (
    <header className={at('head')}>
      <ol className={at('steps')} aria-label="Steps">
        {order.map((name, index) => {
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
            <li key={name} className={at('step')} aria-current={name === step ? 'step' : undefined}>
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
      <h2 ref={titleRef} tabIndex={-1} className={at('title')}>
        {heading}
      </h2>
      {note === undefined || isBusy ? null : <p className={at('note')}>{note}</p>}
    </header>
  );
};
