import type { Samples } from '#server/platform/mail/email.ts';
import { changedLetter, givenBackLetter, notChangedLetter, offeredLetter } from './ride-route.emails.ts';

const about = {
  firstName: 'Maya',
  fromName: 'Lake Loop',
  toName: 'Century',
  rideName: 'Ride Weekend',
  day: '2027-08-07',
  startTime: '07:30',
  startPlace: 'Founders Green',
} as const;

export const rideRouteSamples = (
  publicUrl: string,
): Samples<'route-changed' | 'route-offered' | 'route-not-changed' | 'route-change-given-back'> => ({
  'route-changed': [
    {
      what: 'For a higher fee',
      letter: changedLetter(about, { charge: 5_000, commitment: 250_000 }, publicUrl),
    },
    { what: 'Free', letter: changedLetter(about, { charge: 0, commitment: 100_000 }, publicUrl) },
  ],
  'route-offered': [
    {
      what: 'A place opened up',
      letter: offeredLetter(
        { firstName: 'Maya', routeName: 'Century', rideName: 'Ride Weekend' },
        new Date('2027-03-05T20:00:00Z'),
        publicUrl,
      ),
    },
  ],
  'route-not-changed': [{ what: 'Not paid', letter: notChangedLetter(about, 5_000, publicUrl) }],
  'route-change-given-back': [{ what: 'Refunded', letter: givenBackLetter(about, 5_000, publicUrl) }],
});
