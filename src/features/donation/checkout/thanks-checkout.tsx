import { useEffect } from 'react';
import { isSameRecipient } from '#machines/donation/donation.selectors.ts';
import type { DonationInput, DonationRecipient } from '#machines/donation/donation.types.ts';
import { FormSkeleton } from '#src/components/skeleton/skeleton.tsx';
import type { DonationActor } from '#src/features/donation/donation.types.ts';
import type { LoadedRecipient } from '#src/features/donation/recipient/recipient.ts';
import {
  donationRecipientOf,
  type RecipientView,
  viewOf,
} from '#src/features/donation/recipient/recipient-view.ts';
import { forgetThanked, lastDonation } from '#src/features/donation/storage/donation.storage.ts';
import { ReceiptPart } from '#src/features/donation/thanks/receipt-part.tsx';
import { ThanksPage } from '#src/features/donation/thanks/thanks-page.tsx';
import type { CheckoutApp } from './checkout-app.ts';
import { useCheckout } from './use-checkout.ts';

/** The tab's last donation is loaded by its key, so that a reload shows its receipt again; without a key there is none. */
const inputFor = (recipient: DonationRecipient): DonationInput =>
  lastDonation(recipient) ?? {
    recipient,
    isProcessingFeeChecked: true,
    isMonthlyDonationChecked: false,
    kept: null,
  };

/** The donor started another donation to the same recipient, and returned to the thanks for the last one. */
const isNextDonation =
  (to: DonationRecipient) =>
  (running: DonationActor): boolean => {
    const { attempt, recipient } = running.getSnapshot().context;
    return attempt === null && isSameRecipient(recipient, to) && lastDonation(to) !== null;
  };

type ThankedProps = { loaded: LoadedRecipient; view: RecipientView; app: CheckoutApp };

const Thanked = ({ loaded, view, app }: ThankedProps) => {
  const recipient = donationRecipientOf(loaded, view);
  const { snapshot, send, isBegun } = useCheckout(app, {
    recipient,
    inputFor,
    isKept: false,
    needsAnew: isNextDonation(recipient),
  });
  const { context } = snapshot;
  const { receipt } = context;
  const isAsking = isBegun && snapshot.matches('confirming') && snapshot.hasTag('busy');
  return (
    <ThanksPage
      recipient={loaded}
      receipt={receipt}
      isGiven={context.attempt !== null}
      share={<app.Share recipient={loaded} receipt={receipt} />}
    >
      {isAsking ? <FormSkeleton label="Loading your receipt" fields={2} /> : null}
      {receipt === null ? null : (
        <ReceiptPart
          receipt={receipt}
          context={context}
          isResending={snapshot.matches({ thanked: 'resending' })}
          send={send}
        />
      )}
    </ThanksPage>
  );
};

/** Milliseconds. A reload during the donation may load the form after the thanks are shown. Within this time, that form leads back here. */
const seenAfter = 10_000;

/** Thanks for a donation, with its receipt if this tab made it. */
export const ThanksCheckout = ({ recipient, app }: { recipient: LoadedRecipient; app: CheckoutApp }) => {
  const view = viewOf(recipient);
  useEffect(() => {
    const seen = setTimeout(forgetThanked, seenAfter);
    // A donor who opens another page of the app has seen them, too. A reload doesn't run this.
    return () => {
      clearTimeout(seen);
      forgetThanked();
    };
  }, []);
  if (view === null)
    return (
      <ThanksPage
        recipient={recipient}
        receipt={null}
        isGiven={false}
        share={<app.Share recipient={recipient} receipt={null} />}
      />
    );
  return <Thanked loaded={recipient} view={view} app={app} />;
};
