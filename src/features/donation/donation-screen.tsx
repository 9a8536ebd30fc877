import type { ReactNode } from 'react';
import { meta } from '#machines/donation/donation.messages.ts';
import { billOfDonation } from '#machines/donation/donation.selectors.ts';
import { moneyExact } from '#machines/money.ts';
import { paymentFormOf } from '#machines/payment/payment-form.ts';
import type { AppLink } from '#src/components/button/app-link.ts';
import { Button } from '#src/components/button/button.tsx';
import { DonationForm } from '#src/features/donation/form/donation-form.tsx';
import { stepShown } from '#src/features/donation/form/steps.ts';
import type { RecipientView } from '#src/features/donation/recipient/recipient-view.ts';
import { Closed } from '#src/features/donation/screens/closed.tsx';
import { Confirming } from '#src/features/donation/screens/confirming.tsx';
import { Moment } from '#src/features/donation/screens/moment.tsx';
import type { DonationSnapshot, PaymentSlot, SendDonation } from './donation.types.ts';
import { metaOf } from './donation-messages.ts';

type DonationScreenProps = {
  snapshot: DonationSnapshot;
  send: SendDonation;
  view: RecipientView;
  /** Whether a donor is signed in, even if their data is still loading. */
  isSignedIn: boolean;
  payment: PaymentSlot;
  /** Signing in again, from the sign-in feature. */
  expired: (texts: { heading: string; text: string }) => ReactNode;
  /** The search for another recipient. */
  search: ReactNode;
  /** The checkout for the person's peloton; null without one. */
  peloton: AppLink | null;
  /** Shown after the donation. */
  thanks: ReactNode;
};

/** Replaces the steps in some states. */
const MomentOf = ({ snapshot, send, search, peloton, thanks }: DonationScreenProps): ReactNode => {
  const { context } = snapshot;
  const { heading, announce } = metaOf(snapshot);
  if (snapshot.matches('repeating')) {
    const bill = billOfDonation(context);
    return (
      <Moment
        heading={heading}
        lede={`The same amount to ${context.recipient.name} went through within the last ten minutes. Your receipt for it is in your inbox.`}
        actions={
          <>
            <Button tone="plain" onClick={() => send({ type: 'repeat.confirmed', key: crypto.randomUUID() })}>
              Give {bill === null ? '' : moneyExact(bill.charge)} a second time
            </Button>
            <Button size="lg" wide="phone" onClick={() => send({ type: 'repeat.dropped' })}>
              No, once is enough
            </Button>
          </>
        }
      />
    );
  }
  if (snapshot.matches('closed')) return <Closed recipient={context.recipient} {...{ peloton, search }} />;
  if (snapshot.matches('confirming')) {
    const isLeaving = snapshot.matches({ confirming: 'leaving' });
    const isWritten = isLeaving || snapshot.can({ type: 'outcome.requested' });
    const isBusy = snapshot.hasTag('busy');
    return <Confirming {...{ context, heading, isWritten, isLeaving, isBusy, send }} text={announce} />;
  }
  return snapshot.matches('thanked') ? thanks : null;
};

const headings = { amount: 'amount', donor: 'donor', payment: 'payment', review: 'reviewing' } as const;

/** The text of a running wait while a step is shown; null for none. */
const waitingIn = (snapshot: DonationSnapshot): string | null => {
  if (stepShown(snapshot) === null || snapshot.matches('opening')) return null;
  // The question about the session is in front, and says it all.
  if (snapshot.matches('expired')) return '';
  return snapshot.hasTag('busy') ? metaOf(snapshot).announce : null;
};

/** The checkout by its states. The form stays in the page behind them, so that none of its values is lost. */
export const DonationScreen = (props: DonationScreenProps) => {
  const { snapshot, send, view, isSignedIn, payment, expired } = props;
  const { heading, announce } = metaOf(snapshot);
  const step = stepShown(snapshot);
  const isOpening = snapshot.matches('opening');
  return (
    <>
      {step === null ? <MomentOf {...props} /> : null}
      {step !== null || snapshot.hasTag('form') ? (
        <DonationForm
          context={snapshot.context}
          view={view}
          step={step}
          heading={meta[headings[step ?? 'payment']].heading}
          waiting={waitingIn(snapshot)}
          isOpening={isOpening}
          isAwaited={isSignedIn && isOpening}
          send={send}
          payment={payment}
          paymentForm={paymentFormOf(snapshot)}
        />
      ) : null}
      {snapshot.matches('expired') ? expired({ heading, text: announce }) : null}
    </>
  );
};
