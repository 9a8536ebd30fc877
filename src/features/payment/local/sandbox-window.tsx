import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { moneyExact } from '#src/components/format/money.ts';
import type { Charge } from '#src/features/payment/form/payment-form.types.ts';

type SandboxWindowProps = {
  /** "PayPal"; "donor-advised fund" */
  of: string;
  /** Null while it is closed. */
  charge: Charge | null;
  onApprove: () => void;
  onLeave: () => void;
};

/** Stands where a wallet opens a window of its own in production. */
export const SandboxWindow = ({ of, charge, onApprove, onLeave }: SandboxWindowProps) => (
  <Dialog
    open={charge !== null}
    onClose={onLeave}
    title={`You are at the sandbox’s ${of}`}
    actions={
      <>
        <Button tone="quiet" onClick={onLeave}>
          Go back without paying
        </Button>
        <Button onClick={onApprove}>Approve {charge === null ? '' : moneyExact(charge.amount)}</Button>
      </>
    }
  >
    {charge === null ? null : (
      <p>
        Product asks for <b>{moneyExact(charge.amount)}</b>
        {charge.isMonthly ? ' every month' : ''}: {charge.label}. This is a trial site, so no money moves.
      </p>
    )}
  </Dialog>
);
