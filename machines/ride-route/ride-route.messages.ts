import { refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import type { RideRouteMeta } from './ride-route.types.ts';

const heading = 'Your routes';
const quiet = (announce: string): RideRouteMeta => ({ heading, focus: 'none', announce });
const announced = (head: string, announce = ''): RideRouteMeta => ({
  heading: head,
  focus: 'heading',
  announce,
});

export const rideRouteMeta = {
  loading: quiet('Loading your routes.'),
  unavailable: announced('We couldn’t load your routes'),
  absent: quiet(''),
  resting: quiet(''),
  finding: quiet('Loading the other routes.'),
  choosing: refusing(announced('Choose another route')),
  reviewing: refusing(
    announced('What this changes', 'Check what the new route means for you, and confirm it.'),
  ),
  tokenizing: quiet('Checking your card.'),
  changing: quiet('Changing your route. Please wait.'),
  asking: quiet(''),
  leaving: quiet('Leaving the ride.'),
  savingWait: quiet('Changing the waiting list.'),
  confirming: announced(
    'Checking with your bank',
    'Your payment isn’t confirmed yet. We’ll keep checking, and you won’t be charged twice.',
  ),
  unresolved: announced(
    'Your bank hasn’t answered yet',
    'We still don’t know whether your card was charged. You keep your place, and we’ll e-mail you as soon as we know.',
  ),
  expired: announced(
    messages.loginAgain,
    'Your session has ended. Sign in again to continue; nothing you typed is lost.',
  ),
} satisfies Record<string, RideRouteMeta>;
