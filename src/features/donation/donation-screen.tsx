import type { ReactNode } from 'react';
import { meta } from '#machines/donation/donation.messages.ts';
import { paymentFormOf } from '#machines/payment/payment-form.ts';
import type { AppLink } from '#src/components/button/app-link.ts';
import type { DonationSnapshot, PaymentSlot, SendDonation } from './donation.types.ts';
import { metaOf } from './donation-messages.ts';
import { DonationForm } from './form/donation-form.tsx';
import { stepShown } from './form/steps.ts';
import type { RecipientView } from './recipient/recipient-view.ts';
import { Closed } from './screens/closed.tsx';
import { Confirming } from './screens/confirming.tsx';
import { Repeating } from './screens/repeating.tsx';

export type DonationScreenProps = {
  snapshot: DonationSnapshot;
  send: SendDonation;
  view: RecipientView;
  /** Whether a donor is signed in, even if their data is still loading. */
  isSignedIn: boolean;
  payment: PaymentSlot;
  /** Signing in again, from the sign-in feature. */
  expired: (words: { heading: string; text: string }) => ReactNode;
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
  if (snapshot.matches('repeating')) return <Repeating {...{ context, heading, send }} />;
  if (snapshot.matches('closed')) {
    const { recipient } = context;
    return <Closed {...{ recipient, peloton, search }} />;
  }
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
