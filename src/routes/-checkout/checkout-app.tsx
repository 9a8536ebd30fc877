import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { donationMachine } from '#machines/donation/donation.machine.ts';
import { handOverTo, type PaymentFormRef } from '#machines/payment/payment-form.ts';
import { whose } from '#machines/whose.ts';
import { useDeferredFlow } from '#src/app/hydration/use-deferred-flow.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useLeaveWarning } from '#src/app/router/use-leave-warning.ts';
import { knownUser } from '#src/app/session/session.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import type {
  CheckoutApp,
  ExpiredCheckoutProps,
  ShareRecipientProps,
} from '#src/features/donation/checkout/checkout-app.ts';
import { donationFlow, donationFlowId } from '#src/features/donation/donation.actors.ts';
import type { PaymentSlotProps } from '#src/features/donation/donation.types.ts';
import type { LoadedRecipient } from '#src/features/donation/recipient/recipient.ts';
import { SessionEnded } from '#src/features/donation/screens/session-ended.tsx';
import { DonationPayment } from '#src/features/payment/donation-payment.tsx';
import type { Shared } from '#src/features/share/share.types.ts';
import { sharedFund, sharedPeloton, sharedPerson, voiceOfDonor } from '#src/features/share/shared-pages.ts';
import { SharePage } from '#src/routes/-share/share-page.tsx';

/** Signing in again after the session expired during a donation. */
const ExpiredCheckout = ({ send, ...messages }: ExpiredCheckoutProps) => (
  <SessionEnded
    {...messages}
    wayBack={useWayBack(useSystemActor('auth'))}
    onGuest={() => send({ type: 'guest.chosen' })}
  />
);

/** Without a recipient in the address, the whole event is shared. */
const sharedOf = (recipient: LoadedRecipient): Shared => {
  if (recipient.kind === 'person') return sharedPerson(recipient.person);
  if (recipient.kind === 'peloton') return sharedPeloton(recipient.peloton);
  return sharedFund(recipient.kind === 'general' ? recipient.event.name : '');
};

/** Lets a donor share their recipient's page. */
const ShareRecipient = ({ recipient, receipt }: ShareRecipientProps) => {
  const shared = sharedOf(recipient);
  return (
    <SharePage isEarly shared={shared} voice={voiceOfDonor(receipt)} size="lg">
      {shared.kind === 'fund' ? 'Tell someone' : `Share ${whose(shared.shortName)} climb`}
    </SharePage>
  );
};

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
