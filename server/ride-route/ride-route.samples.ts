import type { Samples } from '#server/platform/mail/email.ts';
import { changedEmail, givenBackEmail, notChangedEmail, offeredEmail } from './ride-route.emails.ts';

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
      letter: changedEmail(about, { charge: 5_000, commitment: 250_000 }, publicUrl),
    },
    { what: 'Free', letter: changedEmail(about, { charge: 0, commitment: 100_000 }, publicUrl) },
  ],
  'route-offered': [
    {
      what: 'A place opened up',
      letter: offeredEmail(
        { firstName: 'Maya', routeName: 'Century', rideName: 'Ride Weekend' },
        new Date('2027-03-05T20:00:00Z'),
        publicUrl,
      ),
    },
  ],
  'route-not-changed': [{ what: 'Not paid', letter: notChangedEmail(about, 5_000, publicUrl) }],
  'route-change-given-back': [{ what: 'Refunded', letter: givenBackEmail(about, 5_000, publicUrl) }],
});
