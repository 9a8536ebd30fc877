import type { AskingStep, DonationEvent } from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

type RowChangeProps = {
  /** "who gives": the name of the changed part. */
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
