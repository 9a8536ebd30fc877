import { useSelector } from '@xstate/react';
import type { RegistrationOffer } from '#src/features/registration/registration.types.ts';
import { RegistrationPage } from '#src/features/registration/registration-page.tsx';
import type { RegistrationActor } from '#src/features/registration/registration-screen.tsx';
import { bringLaterScreens } from '#src/features/registration/use-later-screens.ts';
import { wayBack } from '#test/support/auth/sign-in-again.ts';
import { ids, routeOf } from './registration-fixture.ts';

const ride = (rideType: 'signature' | 'gravel') => ({
  id: rideType === 'signature' ? ids.signatureRide : ids.gravelRide,
  rideType,
  name: rideType === 'signature' ? 'Ride Weekend' : 'Gravel Day',
  startsOn: '2027-08-28' as const,
  summary: 'Two days on the road.',
  routeCount: 1,
  placesLeft: 120,
  feeFrom: 11_000,
  commitmentFrom: 150_000,
  longestMiles: 62,
});

// Who begins to answer has them; without them a step would stand a moment later than its state.
await bringLaterScreens();

/** What there is to choose from on a rendered screen. */
export const offer: RegistrationOffer = {
  event: {
    id: ids.registration,
    name: 'Product 2027',
    year: 2027,
    place: 'Millbrook',
    timeZone: 'America/New_York',
    startsOn: '2027-08-28',
    endsOn: '2027-09-25',
    registrationOpensAt: '2026-10-01T00:00:00.000Z',
    registrationClosesAt: '2027-08-15T00:00:00.000Z',
    isRegistrationOpen: true,
    fundraisingDeadline: '2027-10-15',
    fundSharingEnds: '2027-10-20',
    goal: 20_000_000,
    raised: 0,
    participants: 0,
    rides: [ride('signature'), ride('gravel')],
  },
  routes: { signature: [routeOf('signature')], gravel: [routeOf('gravel')] },
  shifts: [
    {
      id: ids.shift,
      title: 'Opening ceremony ushers',
      jobType: 'Set-up',
      summary: 'Bring gloves.',
      rideType: 'signature',
      location: 'Founders Green',
      day: '2027-08-27',
      startTime: '08:00',
      endTime: '12:00',
      startsAt: '2027-08-28T12:00:00.000Z',
      endsAt: '2027-08-28T16:00:00.000Z',
      capacity: 10,
      placesLeft: 4,
      minimumAge: 14,
    },
  ],
  waiver: { version: '2027-1', body: 'Riding a bicycle has risks.\n\nI take them on myself.' },
};

type HarnessProps = { actor: RegistrationActor; hasStory?: boolean };

/** The whole page around a walked actor, with a payment form that is only a place. */
export const RegistrationHarness = ({ actor, hasStory = false }: HarnessProps) => {
  const snapshot = useSelector(actor, (one) => one);
  return (
    <RegistrationPage
      snapshot={snapshot}
      send={actor.send}
      offer={{ event: offer.event, whole: offer }}
      payment={() => <p>The card form</p>}
      hasStory={hasStory}
      peloton={<h2>Join a peloton</h2>}
      wayBack={wayBack}
    />
  );
};
