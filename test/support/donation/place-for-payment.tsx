import type { PaymentSlot } from '#src/features/donation/donation.types.ts';
import { WayList } from '#src/features/payment/ways/way-list.tsx';

/** The ways to pay, with a card form that is only a place. */
export const placeForPayment: PaymentSlot = ({ onChange, ...list }) => (
  <WayList
    {...list}
    panelOf={(way) =>
      way === 'CreditCard' ? (
        <button type="button" onClick={onChange}>
          Type another card
        </button>
      ) : null
    }
  />
);
