import { useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import type { ExpiredCheckoutProps } from '#src/features/donation/checkout/checkout-app.ts';
import { SessionEnded } from '#src/features/donation/screens/session-ended.tsx';

/** Signing in again after the session expired during a donation. */
export const ExpiredCheckout = ({ send, ...messages }: ExpiredCheckoutProps) => (
  <SessionEnded
    {...messages}
    wayBack={useWayBack(useSystemActor('auth'))}
    onGuest={() => send({ type: 'guest.chosen' })}
  />
);
