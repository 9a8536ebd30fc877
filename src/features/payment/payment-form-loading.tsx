import { FormSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { paymentFieldNames } from './payment-fields.ts';

/** Stands where the fields will, so that nothing jumps. */
export const PaymentFormLoading = () => (
  <FormSkeleton fields={paymentFieldNames.length} label="Loading the card form" />
);
