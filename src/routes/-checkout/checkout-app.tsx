import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { donationMachine } from '#machines/donation/donation.machine.ts';
import { handOverTo, type PaymentFormRef } from '#machines/payment/payment-form.ts';
import { useDeferredFlow } from '#src/app/hydration/use-deferred-flow.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { useLeaveWarning } from '#src/app/router/use-leave-warning.ts';
import { knownUser } from '#src/app/session/session.ts';
import type { CheckoutApp } from '#src/features/donation/checkout/checkout-app.ts';
import { donationFlow, donationFlowId } from '#src/features/donation/donation.actors.ts';
import type { PaymentSlotProps } from '#src/features/donation/donation.types.ts';
import { DonationPayment } from '#src/features/payment/donation-payment.tsx';
import { ExpiredCheckout } from './expired-checkout.tsx';
import { ShareRecipient } from './share-recipient.tsx';

type PaymentProps = PaymentSlotProps & { label: string; holder: PaymentFormRef | undefined };

const Payment = ({ holder, ...props }: PaymentProps) => {
  const { handle } = useRouter().options.context;
  const ready = useMemo(() => handOverTo(holder), [holder]);
  // The draft stays in this tab, and no card could be typed yet, so the reload needs no warning.
  const renew = () => {
    const app = handle.current();
    if (app !== null) systemActor(app, 'warning').send({ type: 'warning.disarmed' });
    location.reload();
  };
  return <DonationPayment {...props} onReady={ready} onRenew={renew} />;
};

/** The parts of the app, of sign-in and of payments that the checkout pages use. */
export const checkoutApp: CheckoutApp = {
  useFlow: ({ key, input, needsAnew, onBegun }) => {
    const router = useRouter();
    return useDeferredFlow<typeof donationMachine>({
      id: donationFlowId,
      key,
      begin: (app) => ({ logic: donationFlow(() => knownUser(app), router), input: input() }),
      needsAnew,
      onBegun,
    });
  },
  useLeaveWarning,
  useIsSignedIn: () => useRouter().options.context.hasSignedIn,
  Payment,
  Expired: ExpiredCheckout,
  Share: ShareRecipient,
};
