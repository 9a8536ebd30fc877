import { useSelector } from '@xstate/react';
import type { RecurringActor } from '#src/features/donation/recurring-donation/recurring-donation.types.ts';
import { RecurringDonationsPage } from '#src/features/donation/recurring-donation/recurring-donations-page.tsx';
import { SessionEnded } from '#src/features/donation/screens/session-ended.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';
import { placeForPayment } from './place-for-payment.tsx';

/** The page of recurring donations around a walked actor, with a card form that is only a place. */
export const RecurringDonationHarness = ({ actor }: { actor: RecurringActor }) => (
  <RecurringDonationsPage
    snapshot={useSelector(actor, (one) => one)}
    send={actor.send}
    payment={placeForPayment}
    expired={(texts) => <SessionEnded {...texts} wayBack={wayBack} />}
  />
);
