import type { AskingStep, DonationEvent } from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

type RowChangeProps = {
  /** "who gives": what is changed. */
  of: string;
  step: AskingStep;
  isBusy: boolean;
  send: (event: DonationEvent) => void;
};

/** Leads back to the step in which a row was answered. */
export const RowChange = ({ of, step, isBusy, send }: RowChangeProps) => (
  <Button tone="quiet" disabled={isBusy} onClick={() => send({ type: 'step.opened', step })}>
    Change <VisuallyHidden>{of}</VisuallyHidden>
  </Button>
);
