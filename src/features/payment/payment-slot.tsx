import { Suspense, use, useCallback, useState } from 'react';
import { askForToken, type PaymentToken } from './ask-for-token.ts';
import { PaymentForm } from './payment-form.tsx';
import type { PaymentFieldError, PaymentFormHandle } from './payment-form.types.ts';
import { PaymentFormLoading } from './payment-form-loading.tsx';
import { PaymentFormMissing } from './payment-form-missing.tsx';

/** Asks the form on the screen for a nonce; else it shows what is wrong and says so too. */
export type AskForNonce = () => Promise<{ nonce: string } | { errors: PaymentFieldError[] }>;

type PaymentSlotProps = {
  disabled: boolean;
  /** Something in the form was changed. */
  onChange: () => void;
  /** The form can be asked from now on; null when it goes. */
  onReady: (ask: AskForNonce | null) => void;
};

const askerOf = (form: PaymentFormHandle): AskForNonce => {
  return async () => {
    const tokenized = await form.tokenize();
    return tokenized.kind === 'tokenized' ? { nonce: tokenized.payment.nonce } : { errors: tokenized.errors };
  };
};

type AskedProps = PaymentSlotProps & { asking: Promise<PaymentToken | null>; onRetry: () => void };

const Asked = ({ asking, onRetry, onReady, ...form }: AskedProps) => {
  const token = use(asking);
  const ref = useCallback(
    (handle: PaymentFormHandle | null) => onReady(handle === null ? null : askerOf(handle)),
    [onReady],
  );
  if (token !== null) return <PaymentForm {...form} ref={ref} clientToken={token.clientToken} />;
  return <PaymentFormMissing onRetry={onRetry} />;
};

/** The payment form with the token it needs; a route hands it to the flow that takes a payment. */
export const PaymentSlot = (props: PaymentSlotProps) => {
  const [asking, setAsking] = useState(askForToken);
  return (
    <Suspense fallback={<PaymentFormLoading />}>
      <Asked {...props} asking={asking} onRetry={() => setAsking(askForToken())} />
    </Suspense>
  );
};
