import type { RefObject } from 'react';
import type { DonationContext, DonationEvent, DonationStep } from '#machines/donation/donation.types.ts';
import { slots } from '#src/components/style/style.ts';
import { StepLine } from './step-line.tsx';

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

/** The current step, and its question. */
export const StepHead = ({ context, step, heading, isBusy, send, titleRef }: StepHeadProps) => {
  const at = slots('donation');
  const note = step === 'review' && context.tokenized?.kind === 'chariot' ? grantNote : notes[step];
  return (
    <header className={at('head')}>
      <StepLine {...{ context, step, isBusy, send }} />
      <h2 ref={titleRef} tabIndex={-1} className={at('title')}>
        {heading}
      </h2>
      {note === undefined || isBusy ? null : <p className={at('note')}>{note}</p>}
    </header>
  );
};
