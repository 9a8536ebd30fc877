import type { ReactNode } from 'react';
import { paymentFormOf } from '#machines/payment/payment-form.ts';
import type { DonationSnapshot, PaymentSlot, SendDonation } from './donation.types.ts';
import { metaOf } from './donation-messages.ts';
import { DonationForm } from './form/donation-form.tsx';
import { useFormFocus } from './form/use-form-focus.ts';
import type { RecipientView } from './recipient/recipient-view.ts';
import { Closed } from './screens/closed.tsx';
import { Confirming } from './screens/confirming.tsx';
import { Declined } from './screens/declined.tsx';
import { Repeating } from './screens/repeating.tsx';
import { Review } from './screens/review.tsx';

export type DonationScreenProps = {
  snapshot: DonationSnapshot;
  send: SendDonation;
  view: RecipientView;
  /** Whether it is a signed-in donor who is being found out about. */
  isSignedIn: boolean;
  payment: PaymentSlot;
  /** Leads back into the session that ended; sign-in is another feature's. */
  expired: (words: { heading: string; text: string }) => ReactNode;
  /** Finds somebody else to give to. */
  search: ReactNode;
  pelotonHref: string | null;
  /** What stands there once the donation is made. */
  thanks: ReactNode;
};

const isFormShown = (snapshot: DonationSnapshot): boolean =>
  snapshot.matches('opening') || snapshot.matches('editing') || snapshot.matches('tokenizing');

const isReviewShown = (snapshot: DonationSnapshot): boolean =>
  snapshot.matches('reviewing') ||
  snapshot.matches('sending') ||
  snapshot.matches('proving') ||
  snapshot.matches('authenticating') ||
  snapshot.matches('expired');

/** What stands in the form's place, by state. */
const MomentOf = ({ snapshot, send, search, pelotonHref, thanks }: DonationScreenProps): ReactNode => {
  const { context } = snapshot;
  const { heading, announce } = metaOf(snapshot);
  if (isReviewShown(snapshot)) {
    const isSending = !snapshot.matches('reviewing');
    return <Review {...{ context, isSending, send }} heading="Look it over" waiting={announce} />;
  }
  if (snapshot.matches('declined')) return <Declined {...{ context, heading, send }} />;
  if (snapshot.matches('repeating')) return <Repeating {...{ context, heading, send }} />;
  if (snapshot.matches('closed')) {
    const { recipient } = context;
    return <Closed {...{ heading, recipient, pelotonHref, search }} />;
  }
  if (snapshot.matches('confirming')) {
    const isLeaving = snapshot.matches({ confirming: 'leaving' });
    const isWritten = isLeaving || snapshot.can({ type: 'outcome.requested' });
    const isBusy = snapshot.hasTag('busy');
    return <Confirming {...{ context, heading, isWritten, isLeaving, isBusy, send }} text={announce} />;
  }
  return snapshot.matches('thanked') ? thanks : null;
};

/** The checkout by its states. The form stays in the page behind all of them, so that nothing in it is lost. */
export const DonationScreen = (props: DonationScreenProps) => {
  const { snapshot, send, view, isSignedIn, payment, expired } = props;
  const { heading, announce } = metaOf(snapshot);
  const isForm = isFormShown(snapshot);
  const keepsForm = snapshot.hasTag('form') || isForm;
  useFormFocus(snapshot.context, isForm, snapshot.matches('declined'));
  return (
    <>
      {isForm ? null : <MomentOf {...props} />}
      {keepsForm ? (
        <DonationForm
          context={snapshot.context}
          view={view}
          isHidden={!isForm}
          isOpening={snapshot.matches('opening')}
          isAwaited={isSignedIn && snapshot.matches('opening')}
          isAsking={snapshot.matches('tokenizing')}
          send={send}
          payment={payment}
          paymentForm={paymentFormOf(snapshot)}
        />
      ) : null}
      {snapshot.matches('expired') ? expired({ heading, text: announce }) : null}
    </>
  );
};
