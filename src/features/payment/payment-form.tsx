import { lazy, Suspense } from 'react';
import { css } from '#styled-system/css';
import { isLocalGateway } from './client-token.ts';
import { paymentFieldNames } from './payment-fields.ts';
import type { PaymentFormProps } from './payment-form.types.ts';

const LocalCardForm = lazy(() =>
  import('./local/local-card-form.tsx').then((module) => ({ default: module.LocalCardForm })),
);
const HostedCardForm = lazy(() =>
  import('./hosted/hosted-card-form.tsx').then((module) => ({ default: module.HostedCardForm })),
);

const bar = css({ height: 'field', bg: 'line', borderRadius: 'field' });

const Loading = () => (
  <div role="status" aria-label="Loading the card form" className={css({ display: 'grid', gap: '9' })}>
    {paymentFieldNames.map((name) => (
      <div key={name} className={bar} />
    ))}
  </div>
);

/**
 * Takes card details and gives a nonce for them. The details go to the payment gateway only: they are in no request to
 * our server, no storage, no form data. Put it inside the page's form and call `ref.current.tokenize()` when that is
 * sent.
 */
export const PaymentForm = (props: PaymentFormProps) => {
  const Form = isLocalGateway(props.clientToken) ? LocalCardForm : HostedCardForm;
  return (
    <Suspense fallback={<Loading />}>
      <Form {...props} />
    </Suspense>
  );
};
