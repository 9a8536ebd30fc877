import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { DonationReceipt } from '#machines/donation/donation.types.ts';
import type { WarningContent } from '#machines/shell/leave-warning/leave-warning.types.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { useLeaveWarning } from '#src/app/router/use-leave-warning.ts';
import { ChooseRecipient } from '#src/features/donation/choose-recipient.tsx';
import { DonatePage } from '#src/features/donation/donate-page.tsx';
import { donationInput } from '#src/features/donation/donation.storage.ts';
import type { DonationSnapshot } from '#src/features/donation/donation.types.ts';
import { DonationScreen } from '#src/features/donation/donation-screen.tsx';
import { metaOf } from '#src/features/donation/donation-words.ts';
import { giftRecipientOf } from '#src/features/donation/gift-recipient.ts';
import { setPayer } from '#src/features/donation/payment-handle.ts';
import type { LoadedRecipient } from '#src/features/donation/recipient.ts';
import { type RecipientView, takesGifts, viewOf } from '#src/features/donation/recipient-view.ts';
import { type AskToPay, type CheckPayment, GiftPayment } from '#src/features/payment/gift-payment.tsx';
import type { AuthenticateCard } from '#src/features/payment/payment-form.types.ts';
import { ExpiredCheckout } from './expired-checkout.tsx';
import { useCheckout } from './use-checkout.ts';
import { useReviewEntry } from './use-review-entry.ts';

const leaving: Partial<WarningContent> = {
  mainTextLines: ['Leave without giving?', 'What you typed stays in this tab, except for a card.'],
  continueButton: 'Leave',
  returnButton: 'Stay',
};

const onItsWay: Partial<WarningContent> = {
  mainTextLines: [
    'Your gift is on its way',
    'It goes on if you leave. Once it is through, your receipt comes by e-mail.',
  ],
  continueButton: 'Leave',
  returnButton: 'Stay',
};

/** What there is to say to somebody who leaves; null where leaving loses nothing. */
const warningIn = (snapshot: DonationSnapshot): Partial<WarningContent> | null => {
  if (!snapshot.hasTag('form') || snapshot.matches('confirming')) return null;
  if (snapshot.hasTag('locked')) return onItsWay;
  return Object.keys(snapshot.context.typed).length > 0 ? leaving : null;
};

type OpenCheckoutProps = { loaded: LoadedRecipient; view: RecipientView; search: ReactNode };

/** Thanks for the gift that was made; one that another page sent may have been for somebody else than this page is about. */
const thanksHref = ({ recipient: { recipientType, id } }: DonationReceipt): string =>
  `/donate/thanks?${new URLSearchParams({ ...(id === null ? {} : { recipient: id }), recipientType })}`;

/** The checkout as it was before it was thanked for: that stays until the page that thanks is there. */
const useUntilThanked = (snapshot: DonationSnapshot): DonationSnapshot => {
  const last = useRef(snapshot);
  const isThanked = snapshot.matches('thanked');
  useEffect(() => {
    if (!isThanked) last.current = snapshot;
  }, [isThanked, snapshot]);
  return isThanked ? last.current : snapshot;
};

const OpenCheckout = ({ loaded, view, search }: OpenCheckoutProps) => {
  const recipient = giftRecipientOf(loaded, view);
  const { snapshot, send, isBegun } = useCheckout({
    recipient,
    inputFor: donationInput,
    isKept: true,
  });
  const shown = useUntilThanked(snapshot);
  const router = useRouter();
  const navigate = useNavigate();
  const { receipt } = snapshot.context;
  const isThanked = snapshot.matches('thanked');
  const wasThanked = useRef<boolean | null>(null);
  const isReviewing = snapshot.matches('reviewing');
  const isAtReview = useReviewEntry({
    isBegun,
    isReviewing,
    onBack: () => send({ type: 'review.left' }),
  });
  const warning = warningIn(snapshot);
  useLeaveWarning(warning !== null, warning ?? leaving);

  // What thanks is loaded while the gift is looked over, so that it is there when the gift is made.
  useEffect(() => {
    if (isReviewing) void router.preloadRoute({ to: '/donate/thanks', search: true });
  }, [isReviewing, router]);

  // Who comes back to give again begins anew; who has just given is thanked.
  useEffect(() => {
    // Thanks take the form's entry in the tab's history, not that of the review.
    if (!isBegun || isAtReview) return;
    const isBack = isThanked && wasThanked.current === null;
    wasThanked.current = isThanked;
    if (isBack) send({ type: 'gift.begun' });
    else if (isThanked && receipt !== null) void navigate({ href: thanksHref(receipt), replace: true });
  }, [isBegun, isAtReview, isThanked, receipt, send, navigate]);

  const label = `Gift to ${view.name}`;
  const ready = useCallback(
    (ask: AskToPay | null, check: CheckPayment | null, authenticate: AuthenticateCard | null) =>
      setPayer(ask === null ? null : (charge) => ask({ ...charge, label }), check, authenticate),
    [label],
  );
  // What is typed stays in this tab, and nobody can have typed a card: nothing is to be asked.
  const renew = () => {
    const app = router.options.context.handle.current();
    if (app !== null) systemActor(app, 'warning').send({ type: 'warning.disarmed' });
    location.reload();
  };
  const { peloton } = loaded.kind === 'person' ? loaded.person : { peloton: null };
  const query =
    peloton === null ? null : new URLSearchParams({ recipient: peloton.id, recipientType: 'Peloton' });
  const isAsked = shown.matches('opening') || shown.matches('editing') || shown.matches('tokenizing');
  return (
    <DonatePage
      view={view}
      search={search}
      isAsked={isAsked}
      step={isAsked ? null : metaOf(shown).heading}
      checkout={
        <DonationScreen
          snapshot={shown}
          isSignedIn={router.options.context.hasSignedIn}
          send={send}
          view={view}
          search={search}
          pelotonHref={query === null ? null : `/donate?${query}`}
          payment={(props) => <GiftPayment {...props} onReady={ready} onRenew={renew} />}
          expired={(words) => <ExpiredCheckout {...words} send={send} />}
          thanks={null}
        />
      }
    />
  );
};

type CheckoutPageProps = { recipient: LoadedRecipient; search: ReactNode };

/** Giving to whom the address names; where there is nobody to give to, that is said and others are offered. */
export const CheckoutPage = ({ recipient, search }: CheckoutPageProps) => {
  const view = takesGifts(recipient) ? viewOf(recipient) : null;
  if (view === null) return <ChooseRecipient recipient={recipient} search={search} />;
  return <OpenCheckout loaded={recipient} view={view} search={search} />;
};
