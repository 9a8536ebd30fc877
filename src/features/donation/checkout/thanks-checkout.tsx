import { useEffect, useState } from 'react';
import type { DonationInput, DonationRecipient } from '#machines/donation/donation.types.ts';
import { FormSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { lastDonation } from '#src/features/donation/donation.storage.ts';
import { donationRecipientOf } from '#src/features/donation/donation-recipient.ts';
import { ReceiptPart } from '#src/features/donation/receipt-part.tsx';
import type { LoadedRecipient } from '#src/features/donation/recipient.ts';
import { type RecipientView, viewOf } from '#src/features/donation/recipient-view.ts';
import { ThanksPage } from '#src/features/donation/thanks-page.tsx';
import type { CheckoutApp } from './checkout-app.ts';
import { useCheckout } from './use-checkout.ts';

/** The last donation of this tab is asked for by its key, so that a reload shows its receipt again; without one there is none. */
const inputFor = (recipient: DonationRecipient): DonationInput =>
  lastDonation(recipient) ?? {
    recipient,
    isProcessingFeeChecked: true,
    isMonthlyDonationChecked: false,
    kept: null,
  };

type ThankedProps = { loaded: LoadedRecipient; view: RecipientView; app: CheckoutApp };

const Thanked = ({ loaded, view, app }: ThankedProps) => {
  const recipient = donationRecipientOf(loaded, view);
  const [isAnew, setAnew] = useState(false);
  const { snapshot, send, isBegun } = useCheckout(app, { recipient, inputFor, isKept: false, isAnew });
  const hasGiven =
    isBegun && !isAnew && snapshot.context.attempt === null && lastDonation(recipient) !== null;
  // Who began another donation to them, and comes back to what they were thanked for.
  useEffect(() => {
    if (hasGiven) setAnew(true);
  }, [hasGiven]);
  const { context } = snapshot;
  const { receipt } = context;
  const isAsking = isBegun && snapshot.matches('confirming') && snapshot.hasTag('busy');
  return (
    <ThanksPage recipient={loaded} receipt={receipt} isGiven={context.attempt !== null}>
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

type ThanksCheckoutProps = { recipient: LoadedRecipient; app: CheckoutApp };

/** Thanks for a donation, with its receipt where this tab made it. */
export const ThanksCheckout = ({ recipient, app }: ThanksCheckoutProps) => {
  const view = viewOf(recipient);
  if (view === null) return <ThanksPage recipient={recipient} receipt={null} isGiven={false} />;
  return <Thanked loaded={recipient} view={view} app={app} />;
};
