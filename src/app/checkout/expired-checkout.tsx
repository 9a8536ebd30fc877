import type { DonationEvent } from '#machines/donation/donation.types.ts';
import { useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { SessionEnded } from '#src/features/donation/screens/session-ended.tsx';

type ExpiredCheckoutProps = { heading: string; text: string; send: (event: DonationEvent) => void };

/** The way back into a session that ended during a gift. */
export const ExpiredCheckout = ({ send, ...words }: ExpiredCheckoutProps) => (
  <SessionEnded
    {...words}
    wayBack={useWayBack(useSystemActor('auth'))}
    onGuest={() => send({ type: 'guest.chosen' })}
  />
);
