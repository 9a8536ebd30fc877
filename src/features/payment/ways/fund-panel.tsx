import { type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { moneyExact } from '#machines/money.ts';
import type { Paid } from '#machines/payment/payment-form.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import type { Approval, Charge } from '#src/features/payment/form/payment-form.types.ts';
import { css } from '#styled-system/css';

const panel = css({
  display: 'grid',
  gap: '4',
  '& > p': { color: 'ink.soft', maxWidth: 'measure' },
  '& > button': { justifySelf: 'start' },
});

const LocalFund = lazyComponent(
  async () => (await import('#src/features/payment/local/local-fund.tsx')).LocalFund,
);
const HostedFund = lazyComponent(
  async () => (await import('#src/features/payment/hosted/hosted-fund.tsx')).HostedFund,
);

/** The server's id for its own simulator of the funds' window. */
const localConnect = 'local';

/** The fund's interface for the form. */
export type FundHandle = { pay: (charge: Charge) => Paid };

type FundPanelProps = {
  ref: Ref<FundHandle>;
  connectId: string;
  /** Whole cents; null while the amount is invalid. */
  charge: number | null;
  disabled: boolean;
  /** Called after another grant was approved. */
  onChange: () => void;
};

/** The id that takes the focus for the fund's messages. */
const panelId = 'payment-fund';

const isWhole = (charge: number | null): charge is number => charge !== null && charge % 100 === 0;

/** A grant from a donor-advised fund: the donor approves it in the fund's window, and the confirmed donation requests it. */
export const FundPanel = ({ ref, connectId, charge, disabled, onChange }: FundPanelProps) => {
  const [approval, setApproval] = useState<Approval | null>(null);
  // An approval is valid for one grant, and a donor who had to return may have used it.
  const [spent, setSpent] = useState<string | null>(null);
  const [isAmountMissing, setAmountMissing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  useImperativeHandle(
    ref,
    () => ({
      pay: ({ amount }) => {
        const refused = (message: string): Paid => {
          setRefusal(message);
          return { kind: 'refused', errors: [{ id: panelId, message }] };
        };
        if (approval === null || approval.session === spent) {
          setApproval(null);
          return refused('Choose your fund and approve the grant first.');
        }
        if (approval.amount !== amount)
          return refused(
            `Your fund approved ${moneyExact(approval.amount)}, and your gift is ${moneyExact(amount)}. Please approve it again.`,
          );
        setSpent(approval.session);
        return { kind: 'granted', session: approval.session };
      },
    }),
    [approval, spent],
  );

  const root = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  // The pressed button is gone by now, and the focus with it.
  useEffect(() => {
    if (approval !== null) takeFocus(said.current);
  }, [approval]);
  const startAgain = () => {
    takeFocus(root.current);
    setApproval(null);
  };
  const approved = (next: Approval) => {
    setApproval(next);
    setRefusal(null);
    onChange();
  };
  const mayOpen = () => {
    setRefusal(null);
    setAmountMissing(!isWhole(charge));
    return isWhole(charge);
  };
  const Fund = connectId === localConnect ? LocalFund : HostedFund;
  return (
    <div ref={root} id={panelId} tabIndex={-1} className={panel}>
      <p>
        Choose your fund and approve the grant. You’ll come back here to review, and we ask your fund when you
        press Give. There’s no card fee.
      </p>
      {refusal === null ? null : (
        <Notice tone="error" role="alert" level={3}>
          {refusal}
        </Notice>
      )}
      {approval === null ? null : (
        <div ref={said} tabIndex={-1}>
          <Notice
            tone="success"
            level={3}
            title={`Your fund approved ${moneyExact(approval.amount)}`}
            action={
              <Button tone="plain" disabled={disabled} onClick={startAgain}>
                Approve another amount or fund
              </Button>
            }
          />
        </div>
      )}
      {isAmountMissing && !isWhole(charge) ? (
        <Notice tone="error" role="alert" level={3}>
          Enter an amount in whole dollars first. Funds don’t give cents.
        </Notice>
      ) : null}
      {approval === null ? (
        <Suspense fallback={<p>Loading the fund’s window.</p>}>
          <Fund {...{ connectId, charge, disabled, mayOpen }} onApproved={approved} />
        </Suspense>
      ) : null}
    </div>
  );
};
