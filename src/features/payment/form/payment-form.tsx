import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { isLocalGateway } from '#src/features/payment/client-token.ts';
import type { PaymentFormProps } from './payment-form.types.ts';

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
