import { useEffect } from 'react';
import type { PaymentSlotProps } from '#src/features/donation/donation.types.ts';
import { WayList } from '#src/features/payment/ways/way-list.tsx';

const Place = ({ onChange, onOffered, billingFields, ...list }: PaymentSlotProps) => {
  // The form behaves as in a browser that has only PayPal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, as it opens
  useEffect(() => onOffered?.(['PayPalAccount']), []);
  return (
    <WayList
      {...list}
      cardPanel={
        <>
          <button type="button" disabled={list.disabled} onClick={onChange}>
            Type another card
          </button>
          {billingFields}
        </>
      }
      otherPanel={null}
    />
  );
};

/** The ways to pay, with a card form that is only a place. */
export const placeForPayment = (props: PaymentSlotProps) => <Place {...props} />;
