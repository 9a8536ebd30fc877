import { useEffect, useState } from 'react';
import { isRecord } from '#machines/flow-error.ts';
import { Button } from '#src/components/button/button.tsx';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { FormSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { paymentFieldNames } from './payment-fields.ts';
import type { PaymentFormProps } from './payment-form.types.ts';

/**
 * Whether a client token (base64 of a JSON object) is from the local simulator of the gateway. An unreadable one is not: card details must
 * never be typed into our own form unless the gateway is simulated.
 */
export const isLocalGateway = (clientToken: string): boolean => {
  try {
    const said: unknown = JSON.parse(atob(clientToken));
    return isRecord(said) && said.environment === 'development' && said.merchantId === 'local';
  } catch {
    return false;
  }
};

/** In milliseconds. */
const patience = 10_000;

/** A placeholder in the size of the fields, so that nothing jumps. */
export const PaymentFormSkeleton = () => (
  <FormSkeleton fields={paymentFieldNames.length} label="Loading the card form" />
);

/** Shown while the fields load; after a while it gives advice. */
export const PaymentFormLoading = ({
  onRenew = () => location.reload(),
}: {
  onRenew?: (() => void) | undefined;
}) => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return <PaymentFormSkeleton />;
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <Notice
        tone="warning"
        role="status"
        level={3}
        title="The card form is taking a while"
        action={
          <Button tone="plain" onClick={onRenew}>
            Reload
          </Button>
        }
      >
        <p>It opens by itself once your connection allows. If your connection is fine, reload the page.</p>
      </Notice>
      <PaymentFormSkeleton />
    </div>
  );
};

/** Replaces the fields where their token couldn't be loaded. */
export const PaymentFormMissing = ({ level, onRetry }: { level?: 2 | 3; onRetry: () => void }) => (
  <Notice
    tone="error"
    role="alert"
    level={level}
    title="We couldn’t load the card form"
    action={
      <Button tone="plain" onClick={onRetry}>
        Reload it
      </Button>
    }
  >
    <p>Check your connection. Nothing you typed is lost.</p>
  </Notice>
);

const LocalCardForm = lazyComponent(
  async () => (await import('#src/features/payment/local/local-card-form.tsx')).LocalCardForm,
);
const HostedCardForm = lazyComponent(
  async () => (await import('#src/features/payment/hosted/hosted-card-form.tsx')).HostedCardForm,
);

/**
 * Takes card details and returns a nonce for them. The details are sent only to the payment gateway: they are in no request to our server,
 * no storage, no form data. Put it into a `Suspense` inside the page's form, and call `ref.current.tokenize()` on submit.
 */
export const PaymentForm = (props: PaymentFormProps) => {
  const Form = isLocalGateway(props.clientToken) ? LocalCardForm : HostedCardForm;
  return (
    <>
      <VisuallyHidden>Each card field leads on to the next one once it’s complete.</VisuallyHidden>
      <Form {...props} />
    </>
  );
};
