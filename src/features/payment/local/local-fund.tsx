import { useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import type { FundWindowProps } from '#src/features/payment/form/payment-form.types.ts';
import { SandboxWindow } from './sandbox-window.tsx';

/** Simulates Chariot's button and window. */
export const LocalFund = ({ charge, disabled, mayOpen, onApproved }: FundWindowProps) => {
  const [amount, setAmount] = useState<number | null>(null);
  return (
    <>
      <Button tone="plain" disabled={disabled} onClick={() => setAmount(mayOpen() ? charge : null)}>
        Choose your fund
      </Button>
      <SandboxWindow
        of="donor-advised fund"
        charge={amount === null ? null : { amount, isMonthly: false, label: 'a grant from your fund' }}
        onApprove={() => {
          if (amount !== null) onApproved({ session: `local-${crypto.randomUUID()}`, amount });
          setAmount(null);
        }}
        onLeave={() => setAmount(null)}
      />
    </>
  );
};
