import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { moneyExact } from '#machines/money.ts';
import type { WalletPayer } from '#machines/payment/payment-form.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import type { Charge } from '#src/features/payment/form/payment-form.types.ts';
import { css } from '#styled-system/css';

type SandboxWindowProps = {
  /** "PayPal"; "donor-advised fund" */
  of: string;
  /** Null while it is closed. */
  charge: Charge | null;
  /** Whether it returns the payer's data. */
  knowsPayer?: boolean;
  onApprove: (payer: WalletPayer) => void;
  onLeave: () => void;
};

const stranger = { firstName: 'Sandy', lastName: 'Trial', email: 'sandy.trial@example.org' };

type PayerFieldsProps = { payer: typeof stranger; onChange: (payer: typeof stranger) => void };

const PayerFields = ({ payer, onChange }: PayerFieldsProps) => {
  const id = useId();
  const field = (name: keyof typeof stranger, label: string) => (
    <TextField
      id={`${id}-${name}`}
      label={label}
      value={payer[name]}
      autoComplete="off"
      onChange={(text) => onChange({ ...payer, [name]: text })}
    />
  );
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <p>A real one fills in who you are, so you don’t have to type it. Change it here to be someone else.</p>
      {field('firstName', 'First name in the wallet')}
      {field('lastName', 'Last name in the wallet')}
      {field('email', 'E-mail in the wallet')}
    </div>
  );
};

/** Simulates a wallet's window. The page's payment methods may be hidden, so it is outside of them. */
export const SandboxWindow = ({ of, charge, knowsPayer = false, onApprove, onLeave }: SandboxWindowProps) => {
  const [payer, setPayer] = useState(stranger);
  return createPortal(
    <Dialog
      open={charge !== null}
      onClose={onLeave}
      title={`You are at the sandbox’s ${of}`}
      actions={
        <>
          <Button tone="quiet" onClick={onLeave}>
            Go back without paying
          </Button>
          <Button onClick={() => onApprove(knowsPayer ? payer : {})}>
            Approve {charge === null ? '' : moneyExact(charge.amount)}
          </Button>
        </>
      }
    >
      {charge === null ? null : (
        <>
          <p>
            Product asks for <b>{moneyExact(charge.amount)}</b>
            {charge.isMonthly ? ' every month' : ''}: {charge.label}. This is a trial site, so no money moves.
          </p>
          {knowsPayer ? <PayerFields payer={payer} onChange={setPayer} /> : null}
        </>
      )}
    </Dialog>,
    document.body,
  );
};
