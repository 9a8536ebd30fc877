import { Suspense, use, useCallback, useState } from 'react';
import type { OpenPaymentForm } from '#machines/payment/payment-form.types.ts';
import {
  PaymentForm,
  PaymentFormLoading,
  PaymentFormMissing,
} from '#src/features/payment/form/payment-form.tsx';
import { askForToken, type PaymentToken } from './ask-for-token.ts';
import type { PaymentFormHandle } from './form/payment-form.types.ts';

type PaymentSlotProps = {
  disabled: boolean;
  /** Called after a change in the form. */
  onChange: () => void;
  /** Called with the form when it is ready, and with null when it is removed. */
  onReady: (form: OpenPaymentForm | null) => void;
};

const openFormOf = ({ tokenize, ...form }: PaymentFormHandle): OpenPaymentForm => ({
  pay: tokenize,
  ...form,
});

type AskedProps = PaymentSlotProps & { asking: Promise<PaymentToken | null>; onRetry: () => void };

const Asked = ({ asking, onRetry, onReady, ...form }: AskedProps) => {
  const token = use(asking);
  const ref = useCallback(
    (handle: PaymentFormHandle | null) => onReady(handle === null ? null : openFormOf(handle)),
    [onReady],
  );
  if (token !== null) return <PaymentForm {...form} ref={ref} clientToken={token.clientToken} />;
  return <PaymentFormMissing onRetry={onRetry} />;
};

/** The payment form with its token; a route passes it to a flow that takes a payment. */
export const PaymentSlot = (props: PaymentSlotProps) => {
  const [asking, setAsking] = useState(askForToken);
  return (
    <Suspense fallback={<PaymentFormLoading />}>
      <Asked {...props} asking={asking} onRetry={() => setAsking(askForToken())} />
    </Suspense>
  );
};
