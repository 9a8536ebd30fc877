import { type Ref, Suspense, use, useState } from 'react';
import { call } from '#src/api/call.ts';
import { createPaymentToken } from '#src/api/calls/payment.calls.ts';
import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { css } from '#styled-system/css';
import { PaymentForm } from './payment-form.tsx';
import type { PaymentFormHandle } from './payment-form.types.ts';
import { PaymentFormLoading } from './payment-form-loading.tsx';

type PaymentPanelProps = {
  ref: Ref<PaymentFormHandle>;
  disabled?: boolean | undefined;
  /** Something was typed. */
  onChange?: (() => void) | undefined;
};

/** Null when there is no token to be had: the panel says so itself. */
const askForToken = (): Promise<string | null> =>
  call({ ...createPaymentToken(), meta: { isHandled: true } }).then(
    ({ clientToken }) => clientToken,
    () => null,
  );

type AskedProps = PaymentPanelProps & { asking: Promise<string | null>; onRetry: () => void };

const Asked = ({ asking, onRetry, ...form }: AskedProps) => {
  const clientToken = use(asking);
  if (clientToken !== null) return <PaymentForm {...form} clientToken={clientToken} />;
  return (
    <Notice tone="error" role="alert">
      <p>We couldn’t open the card form. Check your connection and try again.</p>
      <div className={css({ mt: '3' })}>
        <Button tone="plain" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Notice>
  );
};

/** The payment form with what it needs from the API. A route hands it to the flow in which something is paid. */
export const PaymentPanel = (props: PaymentPanelProps) => {
  const [asking, setAsking] = useState(askForToken);
  return (
    <Suspense fallback={<PaymentFormLoading />}>
      <Asked {...props} asking={asking} onRetry={() => setAsking(askForToken())} />
    </Suspense>
  );
};
