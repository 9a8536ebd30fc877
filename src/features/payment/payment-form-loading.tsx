import { css } from '#styled-system/css';
import { paymentFieldNames } from './payment-fields.ts';

const bar = css({ height: 'field', bg: 'line', borderRadius: 'field' });

/** Stands where the fields will, so that nothing jumps. */
export const PaymentFormLoading = () => (
  <div role="status" aria-label="Loading the card form" className={css({ display: 'grid', gap: '9' })}>
    {paymentFieldNames.map((name) => (
      <div key={name} className={bar} />
    ))}
  </div>
);
