import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { WarningContent } from '#machines/shell/leave-warning/leave-warning.types.ts';
import { useLeaveWarning } from '#src/app/use-leave-warning.ts';
import { ChooseRecipient } from '#src/features/donation/choose-recipient.tsx';
import { DonatePage } from '#src/features/donation/donate-page.tsx';
import { donationInput } from '#src/features/donation/donation.storage.ts';
import { DonationScreen } from '#src/features/donation/donation-screen.tsx';
import { metaOf } from '#src/features/donation/donation-words.ts';
import { giftRecipientOf } from '#src/features/donation/gift-recipient.ts';
import { setPayer } from '#src/features/donation/payment-handle.ts';
import type { LoadedRecipient } from '#src/features/donation/recipient.ts';
import { type RecipientView, takesGifts, viewOf } from '#src/features/donation/recipient-view.ts';
import { type AskToPay, type CheckPayment, GiftPayment } from '#src/features/payment/gift-payment.tsx';
import { ExpiredCheckout } from './expired-checkout.tsx';
import { useCheckout } from './use-checkout.ts';

const leaving: Partial<WarningContent> = {
  mainTextLines: ['Leave without giving?', 'What you typed stays in this tab, except for a card.'],
  continueButton: 'Leave',
  returnButton: 'Stay',
};

type OpenCheckoutProps = { loaded: LoadedRecipient; view: RecipientView; search: ReactNode };

/** Where the gift's address leads once it is made: the same recipient, thanked for. */
const thanksHref = ({ giveHref }: RecipientView) => giveHref.replace('/donate', '/donate/thanks');

const OpenCheckout = ({ loaded, view, search }: OpenCheckoutProps) => {
  const recipient = giftRecipientOf(loaded, view);
  const { snapshot, send, isBegun } = useCheckout(recipient, donationInput);
  const navigate = useNavigate();
  const isThanked = snapshot.matches('thanked');
  const wasThanked = useRef<boolean | null>(null);
  const isForm = snapshot.hasTag('form');
  useLeaveWarning(isForm && Object.keys(snapshot.context.typed).length > 0, leaving);

  // Who comes back to give again begins anew; who has just given is thanked.
  useEffect(() => {
    if (!isBegun) return;
    const isBack = isThanked && wasThanked.current === null;
    wasThanked.current = isThanked;
    if (isBack) send({ type: 'gift.begun' });
    else if (isThanked) void navigate({ href: thanksHref(view), replace: true });
  }, [isBegun, isThanked, send, navigate, view]);

  const label = `Gift to ${view.name}`;
  const ready = useCallback(
    (ask: AskToPay | null, check: CheckPayment | null) =>
      setPayer(ask === null ? null : (charge) => ask({ ...charge, label }), check),
    [label],
  );
  const { peloton } = loaded.kind === 'person' ? loaded.person : { peloton: null };
  const query =
    peloton === null ? null : new URLSearchParams({ recipient: peloton.id, recipientType: 'Peloton' });
  const isAsked =
    snapshot.matches('opening') || snapshot.matches('editing') || snapshot.matches('tokenizing');
  return (
    <DonatePage
      view={view}
      search={search}
      isAsked={isAsked}
      step={isAsked ? null : metaOf(snapshot).heading}
      checkout={
        <DonationScreen
          snapshot={snapshot}
          send={send}
          view={view}
          search={search}
          pelotonHref={query === null ? null : `/donate?${query}`}
          payment={(props) => <GiftPayment {...props} onReady={ready} />}
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
