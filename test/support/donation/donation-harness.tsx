import { useSelector } from '@xstate/react';
import { donateLink, pageLink } from '#src/components/button/app-link.ts';
import type { DonationActor } from '#src/features/donation/donation.types.ts';
import { DonationScreen } from '#src/features/donation/donation-screen.tsx';
import type { RecipientView } from '#src/features/donation/recipient/recipient-view.ts';
import { SessionEnded } from '#src/features/donation/screens/session-ended.tsx';
import { ReceiptPart } from '#src/features/donation/thanks/receipt-part.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';
import { placeForPayment } from './place-for-payment.tsx';

const view: RecipientView = {
  name: 'Maya Okafor',
  shortName: 'Maya',
  id: 'maya-okafor',
  climb: { raised: 245_900, goal: 480_000 },
  page: pageLink('User', 'maya-okafor'),
  give: donateLink('User', 'maya-okafor'),
  memo: 'MAYA OKAFOR, maya-okafor',
  story: null,
  eventName: 'Product 2027',
};

/** The checkout around a walked actor, with a card form that is only a place. */
export const DonationHarness = ({ actor }: { actor: DonationActor }) => {
  const snapshot = useSelector(actor, (one) => one);
  const { context } = snapshot;
  const { send } = actor;
  const thanks =
    context.receipt === null ? null : (
      <ReceiptPart
        receipt={context.receipt}
        context={context}
        isResending={snapshot.matches({ thanked: 'resending' })}
        send={send}
      />
    );
  return (
    <DonationScreen
      snapshot={snapshot}
      send={send}
      view={view}
      isSignedIn
      search={<p>Look for someone else</p>}
      peloton={null}
      payment={placeForPayment}
      expired={(texts) => (
        <SessionEnded {...texts} wayBack={wayBack} onGuest={() => send({ type: 'guest.chosen' })} />
      )}
      thanks={thanks}
    />
  );
};
