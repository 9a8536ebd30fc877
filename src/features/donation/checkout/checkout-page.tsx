import { linkOptions, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { DonationReceipt } from '#machines/donation/donation.types.ts';
import { paymentFormOf } from '#machines/payment/payment-form.ts';
import { donateLink } from '#src/components/button/app-link.ts';
import { DonatePage } from '#src/features/donation/donate/donate-page.tsx';
import type { DonationActor, DonationSnapshot } from '#src/features/donation/donation.types.ts';
import { metaOf } from '#src/features/donation/donation-messages.ts';
import { DonationScreen } from '#src/features/donation/donation-screen.tsx';
import { stepShown } from '#src/features/donation/form/steps.ts';
import { ChooseRecipient } from '#src/features/donation/recipient/choose-recipient.tsx';
import type { LoadedRecipient } from '#src/features/donation/recipient/recipient.ts';
import {
  donationRecipientOf,
  type RecipientView,
  takesDonations,
  viewOf,
} from '#src/features/donation/recipient/recipient-view.ts';
import { donationInput } from '#src/features/donation/storage/donation.storage.ts';
import type { CheckoutApp } from './checkout-app.ts';
import { useCheckout } from './use-checkout.ts';

const leaving = ['Leave without giving?', 'What you typed stays in this tab, except for your card.'];

const onItsWay = [
  'Your gift is on its way',
  'You can leave. Once it goes through, we’ll e-mail your receipt.',
];

/** The warning for a person who leaves; null if leaving loses nothing. */
const warningIn = (snapshot: DonationSnapshot): string[] | null => {
  if (!snapshot.hasTag('form') || snapshot.matches('confirming')) return null;
  if (snapshot.hasTag('locked')) return onItsWay;
  return Object.keys(snapshot.context.typed).length > 0 ? leaving : null;
};

type OpenCheckoutProps = {
  loaded: LoadedRecipient;
  view: RecipientView;
  search: ReactNode;
  app: CheckoutApp;
};

const openForm = (actor: DonationActor) => actor.send({ type: 'form.opened' });

/** The link to the thanks for this donation. A donation of another page may have another recipient than this page. */
const thanksLink = ({ recipient: { recipientType, id } }: DonationReceipt) =>
  linkOptions({ to: '/donate/thanks', search: { recipient: id ?? undefined, recipientType } });

const OpenCheckout = ({ loaded, view, search, app }: OpenCheckoutProps) => {
  const recipient = donationRecipientOf(loaded, view);
  const {
    snapshot,
    beforeThanks: shown,
    send,
  } = useCheckout(app, {
    recipient,
    inputFor: donationInput,
    isKept: true,
    onBegun: openForm,
  });
  const isSignedIn = app.useIsSignedIn();
  const router = useRouter();
  const navigate = useNavigate();
  const { receipt } = snapshot.context;
  const isThanked = snapshot.matches('thanked');
  const isReviewing = snapshot.matches('reviewing');
  const isAtStep = useRouterState({ select: ({ location }) => (location.state.checkoutDepth ?? 0) > 0 });
  const warning = warningIn(snapshot);
  app.useLeaveWarning(warning !== null, warning ?? leaving);

  // The thanks page is preloaded during the review, so that it is ready after the donation.
  useEffect(() => {
    if (isReviewing) void router.preloadRoute({ to: '/donate/thanks', search: true });
  }, [isReviewing, router]);

  // The address follows the machine. The thanks replace the form's entry in the tab's history, not those of its steps.
  const thanked = isThanked && !isAtStep ? receipt : null;
  useEffect(() => {
    if (thanked !== null) void navigate({ ...thanksLink(thanked), replace: true });
  }, [thanked, navigate]);

  const { peloton } = loaded.kind === 'person' ? loaded.person : { peloton: null };
  const step = stepShown(shown);
  return (
    <DonatePage
      view={view}
      search={search}
      isFirst={step === 'amount'}
      heading={step === 'amount' ? null : metaOf(shown).heading}
      checkout={
        <DonationScreen
          snapshot={shown}
          isSignedIn={isSignedIn}
          send={send}
          view={view}
          search={search}
          peloton={peloton && donateLink('Peloton', peloton.id)}
          payment={(props) => (
            <app.Payment {...props} label={`Gift to ${view.name}`} holder={paymentFormOf(snapshot)} />
          )}
          expired={(messages) => <app.Expired {...messages} send={send} />}
          thanks={null}
        />
      }
    />
  );
};

type CheckoutPageProps = { recipient: LoadedRecipient; search: ReactNode; app: CheckoutApp };

/** The checkout for the recipient in the address. An unknown recipient is reported, and others are offered. */
export const CheckoutPage = ({ recipient, search, app }: CheckoutPageProps) => {
  const view = takesDonations(recipient) ? viewOf(recipient) : null;
  if (view === null) return <ChooseRecipient recipient={recipient} search={search} />;
  return <OpenCheckout loaded={recipient} view={view} search={search} app={app} />;
};
